import path from 'node:path';

import { isSourceMap } from '@school/contract/release-file';
import { LRUCache } from 'lru-cache';
import { contentType } from 'mime-types';

import { type CachedResponse, createCachedResponse } from '../../http/cached-response';
import { limitProblems } from '../../lib/limit-problems';
import type { Log } from '../../lib/log';
import { readReleasedFile, type ReleasedFile } from './integrity';
import type { Release } from './release';

/** The files that releases name, by their address. */
export type Assets = ReturnType<typeof createAssets>;

/** The least recently used files are dropped first. */
const MAX_BYTES = 10_000_000;

/** Serves `assets/` of a release folder; every file is compared with its hash when it is read. */
export function createAssets(folder: string, log: Log) {
  const { problem } = limitProblems(log);
  const known = new Map<string, string>();
  const cache = new LRUCache<string, CachedResponse>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }) => bytes,
    fetchMethod: async (address) =>
      assetOf(address, await readReleasedFile(folder, address, known.get(address) ?? '')),
  });

  return {
    /** Adds the files of a release; throws one line, and adds none, when a file differs from its hash. */
    add: async ({ integrity, earlierFiles }: Pick<Release, 'integrity' | 'earlierFiles'>) => {
      const files = await Promise.all(
        Object.entries(integrity)
          .filter(([address]) => !isSourceMap(address))
          .map(async ([address, hash]) => ({ address, file: await readReleasedFile(folder, address, hash) })),
      );
      for (const [address, hash] of Object.entries({ ...earlierFiles, ...integrity })) {
        if (known.get(address) !== hash) cache.delete(address);
        known.set(address, hash);
      }
      for (const { address, file } of files) cache.set(address, assetOf(address, file));
    },
    /** A file of this release or an earlier one; undefined when it is unknown or differs from its hash. */
    find: async (address: string) => {
      if (!known.has(address)) return undefined;
      return cache.fetch(address).catch((error: unknown) => {
        problem(`a file is not served: ${address}`, error);
        return undefined;
      });
    },
  };
}

function assetOf(address: string, { body, encoded }: ReleasedFile): CachedResponse {
  const headers = {
    'content-type': contentType(path.extname(address)) || 'application/octet-stream',
    'cache-control': 'public, max-age=31536000, immutable',
  };
  return createCachedResponse(body, { headers, encoded });
}
