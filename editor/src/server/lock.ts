import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';

import { createSerialQueue } from '@school/server/lib/queue';
import { lock } from 'proper-lockfile';

/** The editor's own files in a content folder. Names that begin with a dot are no content. */
export const historyFolder = '.history';

/** A process that shows no sign of life for so long has died. */
const STALE_MS = 5_000;
const LOOK_AGAIN_MS = 50;
const RETRIES = 400;

/** Runs one task at a time for a folder, whichever process runs them. */
export function createFolderLock(folder: string): <T>(work: () => Promise<T>) => Promise<T> {
  const inTurn = createSerialQueue();
  return (work) =>
    inTurn(async () => {
      await mkdir(join(folder, historyFolder), { recursive: true });
      const unlock = await lock(folder, {
        lockfilePath: join(folder, historyFolder, 'writing.lock'),
        stale: STALE_MS,
        retries: { retries: RETRIES, factor: 1, minTimeout: LOOK_AGAIN_MS },
      });
      try {
        return await work();
      } finally {
        await unlock();
      }
    });
}
