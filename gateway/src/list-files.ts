import { mkdir, readdir, readFile, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import path from 'node:path';

import { contentHash } from '@school/server-core/http/content-hash';
import { MAX_STALE_MS } from '@school/server-core/upstream/cache-control';
import { parseJson } from '@school/server-core/upstream/parse-json';
import { MAX_LIST_BYTES } from '@school/server-core/upstream/read-at-most';
import { resources } from '@school/shared-deps/contract';
import * as v from 'valibot';

/** A list as it was before a restart. */
export interface SavedList {
  resource: string;
  json: Buffer;
  /** When the provider last confirmed it (epoch milliseconds); on the disk this is the time of the file. */
  at: number;
  /** The time after `at` in which it may be shown. */
  keptMs: number;
}

type SavableList = Omit<SavedList, 'resource'>;

/** The lists of one provider and school on the disk. */
export interface ListFiles {
  /** The lists that may still be shown, as they were when the folder was opened. */
  saved: readonly SavedList[];
  /** Writes a list in the background. Sets the file's time alone when the list is unchanged. */
  save: (resource: string, list: SavableList) => void;
  remove: (resource: string) => void;
  /** Settles when everything is written. */
  settled: () => Promise<void>;
}

interface FilesOptions {
  /** The folder of all providers. */
  folder: string;
  providerUrl: string;
  schoolCode: string;
  onProblem: (problem: string, error?: unknown) => void;
  now?: () => number;
}

/** The file of an unchanged list gets a new time this often. */
const TOUCH_MS = 60_000;
/** A projected list may be a little longer than the provider's. */
const MAX_FILE_BYTES = 2 * MAX_LIST_BYTES;

/** The first line of a file; the list as JSON follows. */
const headerSchema = v.object({
  version: v.literal(1),
  sha256: v.string(),
  /** The time after `at` in which the provider lets it be shown; null for no limit of its own. */
  keptMs: v.nullable(v.number()),
});

/** Opens the folder, reads its lists and removes those of other providers that are too old to be shown. */
export async function openListFiles(options: FilesOptions): Promise<ListFiles> {
  const { folder, providerUrl, schoolCode, onProblem, now = Date.now } = options;
  const own = path.join(folder, contentHash(Buffer.from(`${providerUrl} ${schoolCode}`)).slice(0, 24));
  const fileOf = (resource: string) => path.join(own, `${encodeURIComponent(resource)}.json`);
  const saved: SavedList[] = [];
  try {
    await mkdir(own, { recursive: true, mode: 0o700 });
    await removeOld(folder, own, now() - MAX_STALE_MS);
    for (const resource of Object.keys(resources)) {
      const list = await readList(fileOf(resource), now()).catch((error: unknown) => {
        onProblem(`${fileOf(resource)} is ignored`, error);
      });
      if (list !== undefined && list.at + list.keptMs > now()) saved.push({ resource, ...list });
    }
  } catch (error) {
    onProblem('lists cannot be kept on the disk', error);
  }
  const onError = (error: unknown) => onProblem('a list cannot be kept on the disk', error);
  return { saved, ...createWriter(fileOf, onError) };
}

/** Writes the newest form of each list, one file after the other. */
function createWriter(fileOf: (resource: string) => string, onError: (error: unknown) => void) {
  const wanted = new Map<string, SavableList | undefined>();
  const written = new Map<string, SavableList>();
  let running = Promise.resolve();

  const writeNewest = async (resource: string): Promise<void> => {
    if (!wanted.has(resource)) return;
    const list = wanted.get(resource);
    wanted.delete(resource);
    const last = written.get(resource);
    if (list === undefined) await rm(fileOf(resource), { force: true });
    else if (last?.json !== list.json || last.keptMs !== list.keptMs) await writeList(fileOf(resource), list);
    else if (list.at - last.at < TOUCH_MS) return;
    else await setTime(fileOf(resource), list.at);
    if (list === undefined) written.delete(resource);
    else written.set(resource, list);
  };
  const want = (resource: string, list: SavableList | undefined) => {
    wanted.set(resource, list);
    running = running.then(() => writeNewest(resource)).catch(onError);
  };

  return {
    save: want,
    remove: (resource: string) => want(resource, undefined),
    settled: () => running,
  };
}

/** Writes a temporary file and renames it: a reader sees the old list or the new one. */
async function writeList(file: string, list: SavableList): Promise<void> {
  const header = { version: 1, sha256: contentHash(list.json), keptMs: list.keptMs };
  const next = `${file}.${process.pid}.next`;
  await writeFile(next, [`${JSON.stringify(header)}\n`, list.json], { mode: 0o600 });
  await setTime(next, list.at);
  await rename(next, file);
}

/**
 * Returns undefined when there is no file. Throws when it is damaged. A file of a day to come is from now.
 */
async function readList(file: string, now: number): Promise<SavableList | undefined> {
  const about = await stat(file).catch(() => undefined);
  if (about === undefined) return undefined;
  if (about.size > MAX_FILE_BYTES) throw new Error(`its ${about.size} bytes are too many`);
  const content = await readFile(file);
  const end = content.indexOf('\n');
  const json = content.subarray(end + 1);
  const { sha256: expected, keptMs } = v.parse(
    headerSchema,
    parseJson(content.subarray(0, Math.max(0, end))),
  );
  if (contentHash(json) !== expected) throw new Error('its content does not match its checksum');
  return { json, at: Math.min(about.mtimeMs, now), keptMs: Math.min(keptMs ?? Infinity, MAX_STALE_MS) };
}

/** Removes folders of other providers and schools whose files are all too old. */
async function removeOld(folder: string, own: string, before: number): Promise<void> {
  for (const name of await readdir(folder)) {
    const other = path.join(folder, name);
    if (other === own) continue;
    const names = await readdir(other).catch(() => []);
    const times = await Promise.all([other, ...names.map((each) => path.join(other, each))].map(timeOf));
    if (times.every((time) => time < before)) await rm(other, { recursive: true, force: true });
  }
}

async function timeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

function setTime(file: string, at: number): Promise<void> {
  return utimes(file, at / 1_000, at / 1_000);
}
