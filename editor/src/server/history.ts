import { randomBytes } from 'node:crypto';
import { readdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';

import { namesIn } from '@school/server/content/read';

import type { Change } from '../api';
import { historyFolder } from './lock';

/** The effect of a change on one entry; values are as the file has them. */
interface Step {
  /** Of the part. */
  key: string;
  id: string;
  /** Place in the list of its file. */
  index: number;
  before?: unknown;
  after?: unknown;
}

export interface StoredChange extends Pick<Change, 'id' | 'at' | 'by' | 'what'> {
  /** The change that it takes back. */
  undoes?: string | undefined;
  steps: readonly Step[];
}

const KEPT_MS = 30 * 24 * 3_600_000;
const LISTED = 50;

/** Begins with its time, so that names are in the order of changes. */
export function newChangeId(now: number): string {
  return `${now}-${randomBytes(4).toString('hex')}`;
}

const fileOf = (folder: string, id: string) => join(folder, historyFolder, `${id}.json`);
const temporary = /^\.(.+\.json)\.(\d+-[\da-f]+)$/;

/**
 * Writes the files of a change in one step, as readers see it. The change is stored before the first file is
 * replaced: `recover` then completes what a crash has cut off.
 * @param texts by file; undefined removes it
 */
export async function writeChange(
  folder: string,
  change: StoredChange,
  texts: ReadonlyMap<string, string | undefined>,
): Promise<void> {
  const besides = (file: string) => join(folder, dirname(file), `.${basename(file)}.${change.id}`);
  for (const [file, text] of texts) await writeFile(besides(file), text ?? '', { flush: true });
  const stored = fileOf(folder, change.id);
  await writeFile(`${stored}.next`, JSON.stringify(change), { flush: true });
  await rename(`${stored}.next`, stored);
  for (const file of texts.keys()) await replace(besides(file), join(folder, file));
}

/** An empty text stands for a file that is removed. */
async function replace(from: string, to: string): Promise<void> {
  if ((await readFile(from)).length > 0) return rename(from, to);
  await rm(to, { force: true });
  await rm(from);
}

/** Completes changes that are stored, drops those that aren't, and forgets old ones. */
export async function recover(folder: string): Promise<void> {
  const stored = new Set(await readdir(join(folder, historyFolder)));
  for (const below of ['', 'records', 'pages']) {
    const names = await readdir(join(folder, below)).catch((): string[] => []);
    for (const name of names) {
      const [, file = '', id = ''] = temporary.exec(name) ?? [];
      if (file === '') continue;
      const from = join(folder, below, name);
      if (stored.has(`${id}.json`)) await replace(from, join(folder, below, file));
      else await rm(from);
    }
  }
  const isOld = (name: string) => /^\d/.test(name) && Date.now() - parseInt(name, 10) > KEPT_MS;
  for (const name of [...stored].filter(isOld)) await rm(join(folder, historyFolder, name), { force: true });
}

export async function readChange(folder: string, id: string): Promise<StoredChange | undefined> {
  if (!/^\d+-[\da-f]+$/.test(id)) return undefined;
  const text = await readFile(fileOf(folder, id), 'utf8').catch(() => undefined);
  return text === undefined ? undefined : (JSON.parse(text) as StoredChange);
}

/** The last fifty changes, newest first. */
export async function readChanges(folder: string): Promise<(StoredChange & { isUndone: boolean })[]> {
  const names = await namesIn(join(folder, historyFolder));
  const ids = names.flatMap((name) => /^(\d+-[\da-f]+)\.json$/.exec(name)?.[1] ?? []);
  const undone = new Set<string>();
  const changes: (StoredChange & { isUndone: boolean })[] = [];
  for (const id of ids.reverse().slice(0, LISTED)) {
    const change = await readChange(folder, id);
    if (change === undefined) continue;
    const isUndone = undone.has(id);
    if (change.undoes !== undefined && !isUndone) undone.add(change.undoes);
    changes.push({ ...change, isUndone });
  }
  return changes;
}
