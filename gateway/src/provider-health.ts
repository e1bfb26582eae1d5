import { NotSentError } from '@school/server-core/upstream/upstream-error';

import type { Call } from './cache-entry';
import { isRecord } from './fetch-records';
import type { CacheResult } from './upstream-cache';

/** A list that fails at the moment. */
interface FailingList {
  resource: string;
  problem: string;
  /** ISO time of the first failure in a row. */
  since: string;
}

/** The provider's state, for `/healthz`. */
interface ProviderReport {
  /** False when every list failed, null before the first request. */
  isAnswering: boolean | null;
  /** The last failure, and the start of the time without a good answer. */
  problem?: string;
  since?: string;
  failing?: FailingList[];
}

/** Follows the lists of the contract. Albums are ignored, because visitors choose them. */
export function createProviderHealth(now: () => number = Date.now) {
  const known = new Map<string, FailingList | 'good'>();
  let outage: { problem: string; since: string } | undefined;
  /** The problem of the last request, until one succeeds. */
  let lastProblem: string | undefined;

  return {
    note: (call: Call, result: CacheResult): void => {
      if (isRecord(call) || result.type === 'miss') return;
      const { resource } = call;
      if (result.type === 'hit') {
        known.set(resource, 'good');
        outage = lastProblem = undefined;
        return;
      }
      const last = known.get(resource);
      const before = last === 'good' ? undefined : last;
      const { error } = result;
      const isSent = !(error instanceof NotSentError);
      const problem = isSent ? error.message : (before?.problem ?? lastProblem ?? error.message);
      if (isSent) lastProblem = problem;
      const time = new Date(now()).toISOString();
      known.set(resource, { resource, problem, since: before?.since ?? time });
      if (![...known.values()].includes('good')) outage = { problem, since: outage?.since ?? time };
    },
    report: (): ProviderReport => {
      if (known.size === 0) return { isAnswering: null };
      const failing = [...known.values()].filter((each) => each !== 'good');
      const isAnswering = failing.length < known.size;
      return { isAnswering, ...(failing.length > 0 ? { ...outage, failing } : {}) };
    },
  };
}
