import path from 'node:path';

import { createDiskCache } from '@school/server-core/disk-cache';
import type { RevisionStore } from '@school/subscriptions/revisions';

import type { Site } from '../site';

const MAX_BYTES = 1_000_000;
const SET = `redis.call('SET', KEYS[1], ARGV[1]) return 1`;

/** Revisions on the disk, and in Redis where servers share one. */
export function openRevisionStore({
  config: { cacheFolder, schoolCode },
  redis,
  log,
}: Pick<Site, 'config' | 'redis' | 'log'>): RevisionStore {
  const onProblem = (error: unknown) => log.problem('changes of dates cannot be kept on the disk', error);
  const folder = path.join(cacheFolder, 'revisions');
  const disk = createDiskCache({ folder, maxBytes: MAX_BYTES, onProblem });
  return {
    read: async () => {
      const shared = await redis?.read('revisions', MAX_BYTES);
      return (shared?.length ? shared : await disk.get(schoolCode))?.toString();
    },
    write: async (text) => {
      await redis?.evaluate(SET, ['revisions'], [text]);
      await disk.put(schoolCode, Buffer.from(text));
    },
  };
}
