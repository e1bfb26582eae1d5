import { mkdir, readFile, rename, writeFile } from 'node:fs/promises';
import path from 'node:path';

import type { Config } from '@school/server-core/config';
import type { Log } from '@school/server-core/log';
import type { Redis } from '@school/server-core/redis';
import type { RevisionStore } from '@school/subscriptions/revisions';

const KEY = 'revisions';
const MAX_BYTES = 1_000_000;
const SET = `redis.call('SET', KEYS[1], ARGV[1]) return 1`;

/** Revisions in a file of the cache folder, and in Redis where servers share one. */
export function openRevisionStore(
  { cacheFolder, schoolCode }: Pick<Config, 'cacheFolder' | 'schoolCode'>,
  redis: Redis | undefined,
  log: Pick<Log, 'problem'>,
): RevisionStore {
  const file = path.join(cacheFolder, `revisions-${schoolCode}.json`);
  return {
    read: async () => {
      const shared = await redis?.read(KEY, MAX_BYTES);
      return shared?.length ? shared.toString() : readFile(file, 'utf8').catch(() => undefined);
    },
    write: async (text) => {
      await redis?.evaluate(SET, [KEY], [text]);
      const next = `${file}.${process.pid}`;
      await mkdir(cacheFolder, { recursive: true })
        .then(() => writeFile(next, text))
        .then(() => rename(next, file))
        .catch((error: unknown) => log.problem('changes of dates cannot be kept on the disk', error));
    },
  };
}
