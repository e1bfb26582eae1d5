import { NotSentError, type UpstreamError } from './upstream-error';

/** The failures in a row of a host, or of one list, album or file. */
export interface Failure {
  /** Epoch milliseconds of the first one. */
  failedAt: number;
  /** No request is sent earlier, by `steadyNow`. */
  askAgainAt: number;
  /** The last reason that came of a request. */
  why: UpstreamError;
  count: number;
}

/** From here on the pauses double. */
export const MANY_FAILURES = 5;
const MAX_PAUSE_MS = 5_000;

/** The pause after so many failures in a row. */
export function pauseAfter(count: number, pauseMs: number): number {
  const ms = pauseMs * 2 ** Math.max(0, count - MANY_FAILURES);
  return Math.min(ms, Math.max(pauseMs, MAX_PAUSE_MS));
}

/** Counts one more failure. A request that was not sent changes the pause alone. */
export function failAgain(
  last: Failure | undefined,
  error: UpstreamError,
  { pauseMs, now }: { pauseMs: number; now: number },
): Failure {
  const failedAt = last?.failedAt ?? Date.now();
  const before = last?.count ?? 0;
  if (error instanceof NotSentError) {
    const waitMs = Math.max(error.waitMs, pauseAfter(before, pauseMs));
    return { failedAt, askAgainAt: now + waitMs, why: last?.why ?? error, count: before };
  }
  const count = before + 1;
  return { failedAt, askAgainAt: now + pauseAfter(count, pauseMs), why: error, count };
}
