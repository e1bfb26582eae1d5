import { setImmediate as nextRound } from 'node:timers/promises';

import { BusyError } from './work-limit';

/** Runs a task in its turn. */
export type Queue = <T>(work: () => T | Promise<T>) => Promise<T>;

/**
 * Runs at most `maxAtOnce` tasks at once. The others wait, `maxWaiting` of them.
 * @throws BusyError when the queue is full, and the task's errors
 */
export function createQueue(maxAtOnce: number, maxWaiting = Infinity): Queue {
  const waiting: (() => void)[] = [];
  let running = 0;
  const begin = () => {
    if (running < maxAtOnce) {
      running += 1;
      return Promise.resolve();
    }
    if (waiting.length >= maxWaiting) return Promise.reject(new BusyError(503));
    return new Promise<void>((resolve) => waiting.push(resolve));
  };
  return async (work) => {
    await begin();
    try {
      return await work();
    } finally {
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}

/** Runs one task after the other, `maxTasks` in all. The event loop serves other visitors in between. */
export function createSerialQueue(maxTasks = Infinity): Queue {
  const inTurn = createQueue(1, maxTasks - 1);
  return (work) => inTurn(async () => nextRound().then(work));
}
