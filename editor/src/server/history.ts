import { randomBytes } from 'node:crypto';
import { link, mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';

import { isMissing, namesIn } from '@school/server/content/read';

import type { Change } from '../api';

/** The editor's own files in a content folder. Names that begin with a dot are no content. */
export const historyFolder = '.history';

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
  /** Paths below `files/` that nothing shows after it: they are kept beside the change. */
  taken?: readonly string[];
}

/** New texts of a folder's files by their names; null removes one. */
export type Texts = readonly { name: string; text: string | null }[];

const KEPT_MS = 30 * 24 * 3_600_000;

/** A change that is written at this moment, with the new texts. */
const pending = join(historyFolder, 'pending');

/** Begins with its time, so that names are in the order of changes. */
export function newChangeId(now: number): string {
  return `${now}-${randomBytes(4).toString('hex')}`;
}

const fileOf = (id: string) => join(historyFolder, `${id}.json`);

/** Writes the files of a change. `recover` completes one that a crash has cut off. */
export async function writeChange(folder: string, change: StoredChange, texts: Texts): Promise<void> {
  await replaceFile(folder, pending, JSON.stringify({ change, texts }));
  for (const { name, text } of texts) {
    if (text === null) await rm(join(folder, name), { force: true });
    else await replaceFile(folder, name, text);
  }
  await takeFiles(folder, change);
  await replaceFile(folder, fileOf(change.id), JSON.stringify(change));
  await rm(join(folder, pending));
}

/** Moves the files that a change has left unused out of the site. */
export async function takeFiles(folder: string, { id, taken = [] }: StoredChange): Promise<void> {
  for (const file of taken) {
    const to = join(folder, historyFolder, id, file);
    await mkdir(dirname(to), { recursive: true });
    // it is gone where a crash has cut the change off
    await rename(join(folder, 'files', file), to).catch(ignoreMissing);
  }
}

/** @throws where another file has the name now */
export async function returnFiles(folder: string, { id, taken = [] }: StoredChange): Promise<void> {
  for (const file of taken) {
    const from = join(folder, historyFolder, id, file);
    await link(from, join(folder, 'files', file)).catch(ignoreMissing);
    await rm(from, { force: true });
  }
}

function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}

/** A reader of the file sees the old text or the new one. */
async function replaceFile(folder: string, file: string, text: string): Promise<void> {
  const next = join(folder, historyFolder, 'next');
  await writeFile(next, text, { flush: true });
  await rename(next, join(folder, file));
}

/** Completes a change that was cut off, and forgets old ones. */
export async function recover(folder: string): Promise<void> {
  const cutOff = await readJson<{ change: StoredChange; texts: Texts }>(folder, pending);
  if (cutOff) await writeChange(folder, cutOff.change, cutOff.texts);
  for (const id of await changeIds(folder)) {
    if (Date.now() - parseInt(id, 10) < KEPT_MS) return;
    await rm(join(folder, fileOf(id)), { force: true });
    await rm(join(folder, historyFolder, id), { recursive: true, force: true });
  }
}

export async function readChange(folder: string, id: string): Promise<StoredChange | undefined> {
  return /^\d+-[\da-f]+$/.test(id) ? readJson(folder, fileOf(id)) : undefined;
}

/** The changes of 30 days, newest first. */
export async function* storedChanges(folder: string): AsyncGenerator<StoredChange> {
  for (const id of (await changeIds(folder)).reverse()) {
    const change = await readChange(folder, id);
    if (change) yield change;
  }
}

/** The changes of 30 days as the office reads them, newest first. */
export async function listChanges(folder: string): Promise<Change[]> {
  const undone = new Set<string>();
  const changes: Change[] = [];
  for await (const { id, at, by, what, undoes } of storedChanges(folder)) {
    const isUndone = undone.has(id);
    if (undoes !== undefined && !isUndone) undone.add(undoes);
    changes.push({ id, at, by, what, isUndone });
  }
  return changes;
}

/** Oldest first. */
async function changeIds(folder: string): Promise<string[]> {
  const names = await namesIn(join(folder, historyFolder));
  return names.flatMap((name) => /^(\d+-[\da-f]+)\.json$/.exec(name)?.[1] ?? []);
}

async function readJson<Value>(folder: string, file: string): Promise<Value | undefined> {
  try {
    return JSON.parse(await readFile(join(folder, file), 'utf8')) as Value;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
