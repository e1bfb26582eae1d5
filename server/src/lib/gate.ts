import { BusyError } from './busy-error';

/** Limits work of one cost, so that no visitor waits for the tasks of another. */
export interface GateLimits {
  /** Tasks of one visitor at once; further ones wait. */
  share: number;
  /** Tasks of all visitors at once: they come in turn. */
  atOnce?: number;
  /** Tasks of one visitor that wait; a new one replaces the oldest. Where none may wait it is refused. */
  maxWaiting?: number;
  /** Tasks that wait in all. */
  maxWaitingInAll?: number;
}

/**
 * Runs a task of a visitor in its turn.
 * @param isWanted called when the turn comes: a task whose visitor has gone is dropped.
 * @throws BusyError for a task that is dropped, replaced or one too many, and the task's errors
 */
export type Gate = <T>(visitor: string, work: () => Promise<T>, isWanted?: () => boolean) => Promise<T>;

interface Waiting {
  begin: () => void;
  drop: (status: 429 | 503) => void;
  isWanted: () => boolean;
}

/** The tasks of a visitor. */
interface VisitorTasks {
  running: number;
  waiting: Waiting[];
}

export function createGate(limits: GateLimits): Gate {
  const { share, atOnce = Infinity, maxWaiting = Infinity, maxWaitingInAll = Infinity } = limits;
  const visitors = new Map<string, VisitorTasks>();
  let running = 0;
  let waitingInAll = 0;

  const take = (waiting: Waiting[]) => {
    const next = waiting.shift();
    if (next) waitingInAll -= 1;
    return next;
  };
  const begin = (state: VisitorTasks) => {
    state.running += 1;
    running += 1;
  };
  const forget = (visitor: string, state: VisitorTasks) => {
    if (state.running + state.waiting.length === 0) visitors.delete(visitor);
  };
  const beginNext = () => {
    while (running < atOnce) {
      // whoever has least under way comes first, and then whoever has waited since the others' last turn
      const [first] = [...visitors]
        .filter(([, { running: own, waiting }]) => own < share && waiting.length > 0)
        .sort(([, one], [, other]) => one.running - other.running);
      if (first === undefined) return;
      const [visitor, state] = first;
      visitors.delete(visitor);
      visitors.set(visitor, state);
      const next = take(state.waiting);
      if (next?.isWanted()) {
        begin(state);
        next.begin();
      } else next?.drop(503);
      forget(visitor, state);
    }
  };
  return async (visitor, work, isWanted = () => true) => {
    const state = visitors.get(visitor) ?? { running: 0, waiting: [] };
    visitors.set(visitor, state);
    if (state.running < share && running < atOnce) begin(state);
    else {
      if (state.waiting.length >= maxWaiting) take(state.waiting)?.drop(429);
      if (maxWaiting === 0 || waitingInAll >= maxWaitingInAll) {
        forget(visitor, state);
        throw new BusyError(maxWaiting === 0 ? 429 : 503);
      }
      waitingInAll += 1;
      await new Promise<void>((resolve, reject) => {
        const drop = (status: 429 | 503) => reject(new BusyError(status));
        state.waiting.push({ begin: resolve, drop, isWanted });
      });
    }
    try {
      return await work();
    } finally {
      state.running -= 1;
      running -= 1;
      forget(visitor, state);
      beginNext();
    }
  };
}
