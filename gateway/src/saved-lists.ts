import path from 'node:path';

import { resources } from '@school/contract';
import { createDiskCache } from '@school/server-core/disk-cache';
import { MAX_STALE_MS } from '@school/server-core/upstream/cache-control';

import type { GoodAnswer, KeptRecords } from './cache-entry';

/** A list as it was before a restart. */
export interface SavedList extends KeptRecords {
  resource: string;
}

/** The lists of one provider and school on the disk. */
export interface SavedLists {
  /** The lists that may still be shown, as they were when the folder was opened. */
  lists: readonly SavedList[];
  /** Writes a list in the background; undefined for one that may not be kept. */
  save: (resource: string, answer: GoodAnswer | undefined) => void;
  /** Settles when everything is written. */
  settled: () => Promise<void>;
}

interface SavedOptions {
  cacheFolder: string;
  providerUrl: string;
  schoolCode: string;
  onProblem: (problem: string, error?: unknown) => void;
  now?: () => number;
}

/** An unchanged list is written again this often. */
const REWRITE_MS = 60_000;
/** Lists of a few providers that were named one after the other. */
const MAX_BYTES = 200_000_000;

/** Opens the lists from before a restart. */
export async function openSavedLists(options: SavedOptions): Promise<SavedLists> {
  const { cacheFolder, providerUrl, schoolCode, onProblem, now = Date.now } = options;
  const disk = createDiskCache({
    folder: path.join(cacheFolder, 'upstream'),
    maxBytes: MAX_BYTES,
    maxAgeMs: MAX_STALE_MS,
    onProblem: (error) => onProblem('lists cannot be kept on the disk', error),
  });
  const keyOf = (resource: string) => `${providerUrl} ${schoolCode} ${resource}`;
  const lists: SavedList[] = [];
  for (const resource of Object.keys(resources)) {
    try {
      const list = readList(await disk.get(keyOf(resource)), now());
      if (list !== undefined) lists.push({ resource, ...list });
    } catch (error) {
      onProblem(`the saved list ${resource} is ignored`, error);
    }
  }

  const written = new Map<string, GoodAnswer | undefined>();
  let running = Promise.resolve();
  return {
    lists,
    save: (resource, answer) => {
      const last = written.get(resource);
      if (last && last.content === answer?.content && answer.at - last.at < REWRITE_MS) return;
      written.set(resource, answer);
      running = running.then(() => disk.put(keyOf(resource), answer ? toFile(answer) : Buffer.alloc(0)));
    },
    settled: () => running,
  };
}

/** The first line has the times; the list as JSON follows. */
function toFile({ content: { json }, at, keptMs }: GoodAnswer): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ at, keptMs })}\n`), json]);
}

/** Undefined when there is none that may be shown. Throws for a damaged file. */
function readList(file: Buffer | undefined, now: number): KeptRecords | undefined {
  if (file === undefined || file.length === 0) return undefined;
  const end = file.indexOf('\n');
  const times = JSON.parse(file.toString('utf8', 0, end)) as Omit<KeptRecords, 'json'>;
  return times.at + times.keptMs > now ? { ...times, json: file.subarray(end + 1) } : undefined;
}
