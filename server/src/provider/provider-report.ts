import type { UpstreamError } from '../upstream/upstream-error';

/** The requests for a list or an album. */
export interface ListState {
  key: string;
  /** Epoch milliseconds of the first failure in a row. Undefined while requests succeed. */
  failedAt?: number | undefined;
  /** Until then, by `steadyNow`, no request is sent: the answer is fresh, or there is a pause. */
  askAgainAt: number;
  /** The reason of the last failure in a row. */
  why?: UpstreamError | undefined;
}

/**
 * Describes the provider by its lists, for `/healthz`. Albums are ignored, because visitors choose them. It
 * answers unless every list fails, which is null before the first request. `since` is the ISO time of the
 * first failure in a row.
 */
export function providerReport(lists: readonly ListState[]) {
  const requested = lists.filter(({ askAgainAt, why }) => askAgainAt > 0 || why !== undefined);
  if (requested.length === 0) return { isAnswering: null, isPaused: false };
  const failing = requested.flatMap(({ key: resource, failedAt, why }) =>
    failedAt === undefined || why === undefined
      ? []
      : [{ resource, problem: why.message, since: new Date(failedAt).toISOString() }],
  );
  const isAnswering = failing.length < requested.length;
  const [first] = failing.toSorted((one, other) => one.since.localeCompare(other.since));
  if (first === undefined) return { isAnswering, isPaused: false };
  const { problem, since } = first;
  return { isAnswering, isPaused: !isAnswering, ...(!isAnswering && { problem, since }), failing };
}
