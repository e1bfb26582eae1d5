import { setImmediate as nextRound } from 'node:timers/promises';

import { createGate } from './gate';

/** Runs a task in its turn. */
export type Queue = <T>(work: () => T | Promise<T>) => Promise<T>;

/**
 * Runs at most `maxAtOnce` tasks at once. The others wait, `maxWaiting` of them.
 * @throws BusyError when the queue is full, and the task's errors
 */
export function createQueue(maxAtOnce: number, maxWaiting = Infinity): Queue {
  const gate = createGate({ share: maxAtOnce, maxWaitingInAll: maxWaiting });
  return (work) => gate('all', async () => work());
}

/** Runs one task after the other, `maxTasks` in all. The event loop serves other visitors in between. */
export function createSerialQueue(maxTasks = Infinity): Queue {
  const enqueue = createQueue(1, maxTasks - 1);
  return (work) => enqueue(async () => nextRound().then(work));
}
