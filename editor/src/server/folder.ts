import { join } from 'node:path';

import { entryOf, readEntries } from '@school/server/content/entries';
import { isMissing, parseFile, readText } from '@school/server/content/read';
import { withLock } from '@school/server/lib/folder-lock';
import { createSerialQueue } from '@school/server/lib/queue';

import type { Entry, Finding, Outcome } from '../api';
import type { Part } from '../forms/parts';
import { entriesOf, indexOfNew, type LocatedEntry, putEntry, versionOf } from './entries';
import {
  historyFolder,
  listChanges,
  newChangeId,
  readChange,
  recover,
  returnFiles,
  type StoredChange,
  storedChanges,
  takeFiles,
  writeChange,
} from './history';
import { createCheck, findingsOf, type FolderRules, unusedFiles } from './rules';

/** A change of one entry that is asked for. */
export interface Edit {
  part: Part;
  id: string;
  /** Of the entry that was opened; undefined where there is none yet. */
  version: string | undefined;
  /** Makes the new value of the old one, as the file has it; undefined removes the entry. */
  change: (raw: unknown) => unknown;
  /** Where it goes in the list, if it isn't there. */
  index?: number;
}

type Cause = Pick<StoredChange, 'by' | 'what' | 'undoes'>;
type Step = StoredChange['steps'][number];

export type Folder = ReturnType<typeof openFolder>;

/** A clerk waits for twenty seconds at most. */
const patience = { staleMs: 5_000, lookAgainMs: 50, retries: 400 };

/** A content folder whose entries are read and changed, by several processes at once. */
export function openFolder(folder: string, parts: readonly Part[], rules: FolderRules) {
  const enqueue = createSerialQueue();
  /** Runs one task at a time for the folder, whichever process runs them. */
  const locked = <T>(work: () => Promise<T>) =>
    enqueue(() => withLock(join(folder, historyFolder), work, patience));
  const check = createCheck(folder, rules);

  /** The file of a part by the name that the folder has. */
  const nameOf = async ({ file }: Part) => entryOf(await readEntries(folder, []), file);

  const read = async (part: Part): Promise<unknown> => {
    const file = await nameOf(part);
    try {
      const json = parseFile(file, await readText(join(folder, file)));
      if ('problem' in json) throw new Error(json.problem);
      return json.value;
    } catch (error) {
      if (isMissing(error)) return part.kind === 'list' ? [] : undefined;
      throw error;
    }
  };

  const list = async (part: Part): Promise<LocatedEntry[]> => entriesOf(part, await read(part));

  /** Makes all of the changes or none, if each entry is as it was opened, and the check agrees. */
  const save = (edits: readonly Edit[], cause: Cause): Promise<Outcome> =>
    locked(async () => {
      await recover(folder);
      const files = new Map<string, { name: string; value: unknown }>();
      const changed: { part: Part; step: Step }[] = [];
      for (const edit of edits) {
        const { part } = edit;
        const { name, value } = files.get(part.file) ?? { name: await nameOf(part), value: await read(part) };
        const entries = entriesOf(part, value);
        const found = entries.find(({ entry }) => part.kind !== 'list' || entry.id === edit.id);
        if (found?.entry.version !== edit.version) return conflict(part, edit.id, found?.entry);
        const index = found?.index ?? edit.index ?? indexOfNew(part, value);
        const raw = edit.change(found?.raw);
        const id =
          entriesOf(part, putEntry(part, [], { index: 0, isNew: true }, raw))[0]?.entry.id ?? edit.id;
        const next = putEntry(part, value, { index, isNew: found === undefined }, raw);
        files.set(part.file, { name, value: next });
        changed.push({ part, step: { key: part.key, id, index, before: found?.raw, after: raw } });
      }
      const texts = [...files].map(([file, { name, value }]) => ({ file, name, text: textOf(value) }));
      const written = texts.flatMap(({ file, text }) => (text === null ? [] : [[file, text] as const]));
      const { lines, content } = await check(new Map(written));
      const findings = findingsAfter(lines, changed);
      if (findings.length > 0) return { kind: 'refused', findings };
      const now = Date.now();
      const steps = changed.map(({ step }) => step);
      const taken =
        content &&
        unusedFiles(
          content,
          steps.map(({ before }) => before),
        );
      const change = { id: newChangeId(now), at: now, ...cause, steps, ...(taken?.length && { taken }) };
      await writeChange(folder, change, texts);
      const [first] = changed;
      const saved = first && entriesOf(first.part, files.get(first.part.file)?.value);
      const entry = saved?.find((each) => each.entry.id === first?.step.id)?.entry;
      const wrong = content ? [] : lines.filter((line) => files.has(line.split(':', 1)[0] ?? ''));
      return { kind: 'saved', change: change.id, entry, ...(wrong.length > 0 && { wrong }) };
    });

  const findingsAfter = (
    lines: readonly string[],
    changed: readonly { part: Part; step: Step }[],
  ): Finding[] =>
    changed.flatMap(({ part, step: { index, after } }) =>
      after === undefined ? [] : findingsOf(lines, part, { index, raw: after }),
    );

  const conflict = async (part: Part, id: string, theirs?: Entry): Promise<Outcome> => {
    const isOfEntry = (step: Step) => step.key === part.key && (part.kind !== 'list' || step.id === id);
    for await (const { steps, by } of storedChanges(folder))
      if (steps.some(isOfEntry)) return { kind: 'conflict', theirs, by };
    return { kind: 'conflict', theirs };
  };

  /** Takes a change back, with its files, if its entries haven't been changed since. */
  const undo = async (change: StoredChange, by: string): Promise<Outcome> => {
    const edits = change.steps.flatMap(({ key, id, index, before, after }): Edit[] => {
      const part = parts.find((each) => each.key === key);
      const version = after === undefined ? undefined : versionOf(after);
      return part ? [{ part, id, version, index, change: () => before }] : [];
    });
    await returnFiles(folder, change);
    // the last one first: each place in a list is that of its moment
    const outcome = await save(edits.reverse(), { by, what: `took back: ${change.what}`, undoes: change.id });
    if (outcome.kind !== 'saved') await takeFiles(folder, change);
    return outcome;
  };

  return {
    list,
    save,
    undo,
    check,
    change: (id: string) => readChange(folder, id),
    changes: () => listChanges(folder),
    /** Completes what a crash has cut off. */
    recover: () => locked(() => recover(folder)),
  };
}

function textOf(value: unknown): string | null {
  return value === undefined ? null : `${JSON.stringify(value, undefined, 2)}\n`;
}
