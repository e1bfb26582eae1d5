import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { lock } from 'proper-lockfile';

/** A process that shows no sign of life for so long has died. */
const STALE_MS = 10_000;
const LOOK_AGAIN_MS = 100;
/** Two minutes. */
const RETRIES = 1_200;

/**
 * Runs work while no other process does so for the same folder, on this machine or another one. A process
 * whose lock was taken over in the meantime ends.
 * @throws when others do not end in time
 */
export async function withLock<T>(folder: string, work: () => T | Promise<T>): Promise<T> {
  mkdirSync(folder, { recursive: true });
  const unlock = await lock(folder, {
    lockfilePath: path.join(folder, 'writing.lock'),
    stale: STALE_MS,
    retries: { retries: RETRIES, factor: 1, minTimeout: LOOK_AGAIN_MS },
  });
  try {
    return await work();
  } finally {
    await unlock();
  }
}
