import path from 'node:path';

import { resources } from '@school/contract';

import { createDiskCache } from '../files/disk-cache';
import { MAX_STALE_MS } from '../upstream/cache-control';

/** A list, and how long it may be shown. */
export interface KeptRecords {
  json: Buffer;
  /** When the provider last confirmed it (epoch milliseconds). */
  at: number;
  /** The time after `at` in which it may be shown. */
  keptMs: number;
}

export type SavedLists = Awaited<ReturnType<typeof openSavedLists>>;

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

/** Opens the lists of one provider and school on the disk. */
export async function openSavedLists(options: SavedOptions) {
  const { cacheFolder, providerUrl, schoolCode, onProblem, now = Date.now } = options;
  const disk = createDiskCache({
    folder: path.join(cacheFolder, 'upstream'),
    maxBytes: MAX_BYTES,
    maxAgeMs: MAX_STALE_MS,
    onProblem: (error) => onProblem('lists cannot be kept on the disk', error),
  });
  const keyOf = (resource: string) => `${providerUrl} ${schoolCode} ${resource}`;
  const files = await Promise.all(
    Object.keys(resources).map(async (resource) => ({ resource, file: await disk.get(keyOf(resource)) })),
  );

  const written = new Map<string, KeptRecords | undefined>();
  let running = Promise.resolve();
  return {
    /** Calls `put` with each list from before that may still be shown. */
    restore: (put: (resource: string, records: KeptRecords) => void) => {
      for (const { resource, file } of files) {
        try {
          const records = readList(file);
          if (records !== undefined && records.at + records.keptMs > now()) put(resource, records);
        } catch (error) {
          onProblem(`the saved list ${resource} is ignored`, error);
        }
      }
    },
    /** Writes a list in the background; undefined for one that may not be kept. */
    save: (resource: string, records: KeptRecords | undefined) => {
      const last = written.get(resource);
      if (last && last.json === records?.json && records.at - last.at < REWRITE_MS) return;
      written.set(resource, records);
      running = running.then(() => disk.put(keyOf(resource), records ? toFile(records) : Buffer.alloc(0)));
    },
    /** Settles when everything is written. */
    settled: () => running,
  };
}

/** The first line has the times; the list as JSON follows. */
function toFile({ json, at, keptMs }: KeptRecords): Buffer {
  return Buffer.concat([Buffer.from(`${JSON.stringify({ at, keptMs })}\n`), json]);
}

/** Undefined where none is kept. Throws for a damaged file. */
function readList(file: Buffer | undefined): KeptRecords | undefined {
  if (file === undefined || file.length === 0) return undefined;
  const end = file.indexOf('\n');
  const times = JSON.parse(file.toString('utf8', 0, end)) as Omit<KeptRecords, 'json'>;
  return { ...times, json: file.subarray(end + 1) };
}
