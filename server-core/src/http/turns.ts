import { BusyError } from './work-limit';

/** Jobs that run one after the other, so that the event loop serves other visitors in between. */
export interface Turns {
  /** Rejects at once with a BusyError when `maxWaiting` jobs wait already. */
  take: <T>(job: () => T | Promise<T>) => Promise<T>;
}

export function createTurns(maxWaiting = Infinity): Turns {
  let last: Promise<unknown> = Promise.resolve();
  let waiting = 0;
  return {
    take: (job) => {
      if (waiting >= maxWaiting) return Promise.reject(new BusyError(503));
      waiting += 1;
      const turn = last
        .then(nextRound)
        .then(job)
        .finally(() => (waiting -= 1));
      last = turn.catch(() => undefined);
      return turn;
    },
  };
}

function nextRound(): Promise<void> {
  return new Promise((resolve) => {
    setImmediate(resolve);
  });
}
