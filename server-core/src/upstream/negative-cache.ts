import { LRUCache } from 'lru-cache';

import { NotSentError, type UpstreamError } from './upstream-error';

/** Recent failures, and records that the provider does not have. */
export interface NegativeCache {
  /** The reason to send no request for a path now, if any. */
  find: (path: string) => UpstreamError | 'miss' | undefined;
  fail: (path: string, error: UpstreamError) => void;
  miss: (path: string) => void;
  forget: (path: string) => void;
  clear: () => void;
}

interface Failure {
  error: UpstreamError;
  until: number;
  count: number;
}

/** The limit of each kind. The least recently used one is dropped first. */
const MAX_REMEMBERED = 500;
const MISS_MS = 30_000;
/** The pause after a failure doubles from the fifth in a row. */
const SHORT_PAUSES = 4;
const MAX_PAUSE_MS = 5_000;

export function createNegativeCache(pauseMs: number, now: () => number): NegativeCache {
  const failures = new LRUCache<string, Failure>({ max: MAX_REMEMBERED });
  const misses = new LRUCache<string, number>({ max: MAX_REMEMBERED });
  const maxPauseMs = Math.max(pauseMs, MAX_PAUSE_MS);

  return {
    find: (path) => {
      if ((misses.get(path) ?? 0) > now()) return 'miss';
      const failure = failures.get(path);
      return failure !== undefined && failure.until > now() ? failure.error : undefined;
    },
    fail: (path, error) => {
      const before = failures.get(path)?.count ?? 0;
      const count = error instanceof NotSentError ? before : before + 1;
      const ms = Math.min(pauseMs * 2 ** Math.max(0, count - SHORT_PAUSES), maxPauseMs);
      failures.set(path, { error, until: now() + ms, count });
    },
    miss: (path) => {
      failures.delete(path);
      misses.set(path, now() + MISS_MS);
    },
    forget: (path) => {
      failures.delete(path);
      misses.delete(path);
    },
    clear: () => {
      failures.clear();
      misses.clear();
    },
  };
}
