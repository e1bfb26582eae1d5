import { createEntry, type CacheEntry, type Call } from './cache-entry';
import { fetchRecords, isRecord, type ProviderResponse } from './fetch-records';
import { createSetbacks } from './setbacks';
import { DEFAULT_PAUSE_MS, type Upstream } from './upstream';
import { toUpstreamError, UpstreamError } from './upstream-error';

/**
 * The result of a call. `stale` is the last good answer after a failure. `miss` is a record that the provider does not
 * have.
 */
export type CacheResult =
  | { type: 'hit'; entry: CacheEntry }
  | { type: 'stale'; entry: CacheEntry; error: UpstreamError }
  | { type: 'miss' }
  | { type: 'error'; error: UpstreamError };

export interface UpstreamCache {
  get: (call: Call) => Promise<CacheResult>;
  /**
   * Like `get`, but waits no longer than this from the start of the request. A stale copy shortens the wait much more.
   */
  getWithin: (call: Call, budgetMs: number) => Promise<CacheEntry | 'miss' | undefined>;
  /** Prepares every entry again. The next visitor of each sends a request. */
  invalidate: () => void;
}

/** The entries of a cache by their paths. `set` throws an UpstreamError when it refuses one. */
export interface EntryStore {
  get: (path: string) => CacheEntry | undefined;
  set: (path: string, entry: CacheEntry) => unknown;
  delete: (path: string) => unknown;
  entries: () => Iterable<[string, CacheEntry]>;
}

/**
 * Changes a body before it is cached and sent; undefined means a miss. It also gets its own result again, when the
 * school's policy changes and after a restart.
 */
export type Prepare = (call: Call, body: unknown) => unknown;

/** The wait for a newer answer when there is a stale copy: a slow provider delays no page that was shown before. */
const STALE_WAIT_MS = 25;

interface CacheOptions {
  upstream: Upstream;
  store: EntryStore;
  prepare: Prepare;
  /** Called with each request's result. */
  onResult: (call: Call, result: CacheResult) => void;
  now?: () => number;
}

/** Caches the provider's JSON answers as long as the provider allows. Visitors share one request. */
export function createUpstreamCache(options: CacheOptions): UpstreamCache {
  const { upstream, store, prepare, onResult, now = Date.now } = options;
  const setbacks = createSetbacks(upstream.pauseMs ?? DEFAULT_PAUSE_MS, now);
  const pending = new Map<string, { result: Promise<CacheResult>; since: number }>();
  let generation = 0;

  const load = async (call: Call): Promise<CacheResult> => {
    const { path } = call;
    const startGeneration = generation;
    const response = await fetchRecords(upstream, call, store.get(path)?.upstreamTag);
    const isCurrent = startGeneration === generation;
    const entry = toEntry(call, response, { prepare, isCurrent, last: store.get(path), at: now() });
    if (entry !== undefined && entry.staleUntil > 0) store.set(path, entry);
    else store.delete(path);
    if (entry === undefined) setbacks.miss(path);
    else setbacks.forget(path);
    return entry === undefined ? { type: 'miss' } : { type: 'hit', entry };
  };

  const begin = (call: Call): Promise<CacheResult> => {
    const fail = (error: unknown) => {
      setbacks.fail(call.path, toUpstreamError(error));
      return failed(usable(store, call, now()), toUpstreamError(error));
    };
    const result = load(call)
      .catch(fail)
      .then((settled) => {
        pending.delete(call.path);
        onResult(call, settled);
        return settled;
      });
    pending.set(call.path, { result, since: now() });
    return result;
  };

  const get = (call: Call): Promise<CacheResult> => {
    const entry = store.get(call.path);
    if (entry !== undefined && entry.freshUntil > now()) return Promise.resolve({ type: 'hit', entry });
    const setback = setbacks.find(call.path);
    if (setback === undefined) return pending.get(call.path)?.result ?? begin(call);
    return Promise.resolve(
      setback === 'miss' ? { type: 'miss' } : failed(usable(store, call, now()), setback),
    );
  };

  return {
    get,
    getWithin: async (call, budgetMs) => {
      const result = get(call);
      const patienceMs =
        usable(store, call, now()) === undefined ? budgetMs : Math.min(budgetMs, STALE_WAIT_MS);
      const waitMs = Math.max(0, (pending.get(call.path)?.since ?? now()) + patienceMs - now());
      const first = await withTimeout(result, waitMs);
      if (first?.type === 'miss') return 'miss';
      return first?.type === 'hit' ? first.entry : usable(store, call, now());
    },
    invalidate: () => {
      generation += 1;
      setbacks.clear();
      prepareAgain(store, prepare);
    },
  };
}

function usable(store: EntryStore, { path }: Call, now: number): CacheEntry | undefined {
  const entry = store.get(path);
  return entry !== undefined && entry.staleUntil > now ? entry : undefined;
}

function failed(entry: CacheEntry | undefined, error: UpstreamError): CacheResult {
  return entry === undefined ? { type: 'error', error } : { type: 'stale', entry, error };
}

interface EntryContext {
  prepare: Prepare;
  /** False when the cache was invalidated during the request. */
  isCurrent: boolean;
  last: CacheEntry | undefined;
  at: number;
}

/** The entry of a response, or undefined for a miss. A response from before an invalidation is stale. */
function toEntry(call: Call, response: ProviderResponse, context: EntryContext): CacheEntry | undefined {
  const { prepare, isCurrent, last, at } = context;
  if (response.type === 'miss') return undefined;
  const body = response.type === 'changed' ? prepare(call, response.body) : last?.body;
  if (body === undefined) {
    if (response.type === 'changed' && isRecord(call)) return undefined;
    throw new UpstreamError(502, 'the answer of the provider cannot be used');
  }
  const { policy, tag } = response;
  return isCurrent
    ? createEntry(call, body, { policy, tag, at, last })
    : createEntry(call, body, { policy: { ...policy, freshMs: 0 }, at, last });
}

/** Entries stay stale until the provider has sent them again: they lack the fields that the policy removed. */
function prepareAgain(store: EntryStore, prepare: Prepare): void {
  for (const [path, last] of [...store.entries()]) {
    const { call, at, staleUntil } = last;
    const body = prepare(call, last.body);
    const policy = { isStored: true, freshMs: 0, staleMs: staleUntil - at };
    if (body === undefined) store.delete(path);
    else store.set(path, createEntry(call, body, { policy, at, last }));
  }
}

async function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
