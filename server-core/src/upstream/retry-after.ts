import { LRUCache } from 'lru-cache';

import { steadyNow } from '../steady-now';

const MAX_PATHS = 1_000;
const MAX_WAIT_MS = 600_000;

/** Remembers the time before which an upstream wants no request for a path. */
export interface RetryAfter {
  /** Reads the Retry-After of a response. */
  note: (path: string, response: Pick<Response, 'status' | 'headers'>) => void;
  /** 0 when a request is allowed now. */
  waitMsOf: (path: string) => number;
}

/** Obeys the Retry-After of 429 and 503 (RFC 9110), ten minutes at most. */
export function createRetryAfter(now: () => number = steadyNow): RetryAfter {
  const until = new LRUCache<string, number>({ max: MAX_PATHS });
  return {
    note: (path, { status, headers }) => {
      if (status !== 429 && status !== 503) return;
      const waitMs = parseRetryAfter(headers.get('retry-after'));
      if (waitMs > 0) until.set(path, now() + Math.min(waitMs, MAX_WAIT_MS));
    },
    waitMsOf: (path) => Math.max(0, (until.get(path) ?? 0) - now()),
  };
}

/** Seconds or an HTTP date, in milliseconds from now; 0 for anything else. */
function parseRetryAfter(value: string | null): number {
  if (value === null) return 0;
  if (/^\d+$/.test(value)) return Number(value) * 1_000;
  const date = Date.parse(value);
  return Number.isNaN(date) ? 0 : Math.max(0, date - Date.now());
}
