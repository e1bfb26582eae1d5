import path from 'node:path';

import { createDiskCache } from '@school/server-core/disk-cache';
import type { RevisionStore } from '@school/subscriptions/revisions';

import type { Site } from '../site';

const MAX_BYTES = 1_000_000;

/** Revisions on the disk, and in Redis where servers share one. */
export function openRevisionStore({
  config: { cacheFolder, schoolCode },
  redis,
  log,
}: Pick<Site, 'config' | 'redis' | 'log'>): RevisionStore {
  const onProblem = (error: unknown) => log.problem('changes of dates cannot be kept on the disk', error);
  const folder = path.join(cacheFolder, 'revisions');
  const disk = createDiskCache({ folder, maxBytes: MAX_BYTES, onProblem });
  const key = `school:${schoolCode}:revisions`;
  return {
    read: async () => {
      const shared = await redis?.client.get(key).catch(() => undefined);
      return shared ?? (await disk.get(schoolCode))?.toString();
    },
    write: async (text) => {
      await redis?.client.set(key, text).catch(() => undefined);
      await disk.put(schoolCode, Buffer.from(text));
    },
  };
}
