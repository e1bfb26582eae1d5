import { mkdirSync } from 'node:fs';
import path from 'node:path';

import { lock } from 'proper-lockfile';

interface Patience {
  /** A process that shows no sign of life for so long has died. */
  staleMs?: number;
  lookAgainMs?: number;
  /** By default for two minutes. */
  retries?: number;
}

/**
 * Runs work while no other process does so for the same folder, on this machine or another one. A process
 * whose lock was taken over in the meantime ends.
 * @throws when others do not end in time
 */
export async function withLock<T>(
  folder: string,
  work: () => T | Promise<T>,
  { staleMs = 10_000, lookAgainMs = 100, retries = 1_200 }: Patience = {},
): Promise<T> {
  mkdirSync(folder, { recursive: true });
  const unlock = await lock(folder, {
    lockfilePath: path.join(folder, 'writing.lock'),
    stale: staleMs,
    retries: { retries, factor: 1, minTimeout: lookAgainMs },
  });
  try {
    return await work();
  } finally {
    await unlock();
  }
}
