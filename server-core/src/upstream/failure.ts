import { NotSentError, type UpstreamError } from './upstream-error';

/** The failures in a row of one list or album. */
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
const MANY_FAILURES = 5;
const MAX_PAUSE_MS = 5_000;

/** Counts one more failure. A request that was not sent changes the pause alone. */
export function failAgain(
  last: Failure | undefined,
  error: UpstreamError,
  { pauseMs, now }: { pauseMs: number; now: number },
): Failure {
  const failedAt = last?.failedAt ?? Date.now();
  const isSent = !(error instanceof NotSentError);
  const count = (last?.count ?? 0) + Number(isSent);
  const ms = Math.min(pauseMs * 2 ** Math.max(0, count - MANY_FAILURES), Math.max(pauseMs, MAX_PAUSE_MS));
  const askAgainAt = now + Math.max(ms, isSent ? 0 : error.waitMs);
  return { failedAt, askAgainAt, why: isSent ? error : (last?.why ?? error), count };
}
