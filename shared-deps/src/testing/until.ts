import { setTimeout as pause } from 'node:timers/promises';
import { inspect } from 'node:util';

/** Less than the time that Jest gives a test, so that a failure names what was missing. */
const DEADLINE_MS = 80_000;
const PAUSE_MS = 5;

/**
 * Waits for something that has no event or promise of its own, such as a file that another process writes.
 * The clock is the real one, whichever a test has faked.
 * @param look returns what is waited for, or something falsy as long as it is not there
 * @returns the first truthy value
 * @throws with the last value or error when nothing has come
 */
export async function until<T>(look: () => T | Promise<T>): Promise<T> {
  const end = performance.now() + DEADLINE_MS;
  for (;;) {
    const seen = await tryTo(look);
    if (seen.value) return seen.value;
    if (performance.now() > end) {
      throw new Error(`nothing came; last seen: ${inspect(seen.error ?? seen.value)}`);
    }
    await pause(PAUSE_MS);
  }
}

async function tryTo<T>(look: () => T | Promise<T>): Promise<{ value?: T; error?: unknown }> {
  try {
    return { value: await look() };
  } catch (error) {
    return { error };
  }
}
