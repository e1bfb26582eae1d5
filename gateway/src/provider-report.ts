import type { CacheEntry } from './cache-entry';

/** A list that fails at the moment. */
interface FailingList {
  resource: string;
  problem: string;
  /** ISO time of the first failure in a row. */
  since: string;
}

/** The provider's state, for `/healthz`. */
interface ProviderReport {
  /** False when every list fails, null before the first request. */
  isAnswering: boolean | null;
  /** Whether each list is requested again only after a pause. */
  isPaused: boolean;
  /** The first of its failures. */
  problem?: string;
  since?: string;
  failing?: FailingList[];
}

/** Describes the provider by its lists. Albums are ignored, because visitors choose them. */
export function providerReport(lists: readonly CacheEntry[]): ProviderReport {
  const requested = lists.filter(({ askAgainAt, why }) => askAgainAt > 0 || why !== undefined);
  if (requested.length === 0) return { isAnswering: null, isPaused: false };
  const failing = requested.flatMap(({ call: { resource }, failedAt, why }) =>
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
