import { steadyNow } from '@school/server-core/steady-now';
import { createNegativeCache } from '@school/server-core/upstream/negative-cache';
import { DEFAULT_PAUSE_MS, type Upstream } from '@school/server-core/upstream/upstream';
import { toUpstreamError, UpstreamError } from '@school/server-core/upstream/upstream-error';

import { type CacheEntry, type Call, contentOf } from './cache-entry';
import { fetchRecords, type ProviderResponse } from './fetch-records';
import type { PrepareRecords } from './prepare-records';

/**
 * The result of a call. `stale` is the last good answer after a failure. `miss` is a record that the provider
 * does not have.
 */
export type CacheResult =
  | { type: 'hit'; entry: CacheEntry }
  | { type: 'stale'; entry: CacheEntry; error: UpstreamError }
  | { type: 'miss' }
  | { type: 'error'; error: UpstreamError };

export interface UpstreamCache {
  get: (call: Call) => Promise<CacheResult>;
  /**
   * Like `get`, but waits no longer than this from the start of the request. A stale copy shortens the wait
   * much more.
   */
  getWithin: (call: Call, budgetMs: number) => Promise<CacheEntry | 'miss' | undefined>;
  /** A copy that may be shown, without a request. */
  peek: (call: Call) => CacheEntry | undefined;
  /** Applies the school's policy to every entry again. The next visitor of each sends a request. */
  invalidate: () => void;
}

/** The entries of a cache by their paths. `set` throws an UpstreamError when it refuses one. */
export interface EntryStore {
  get: (path: string) => CacheEntry | undefined;
  set: (path: string, entry: CacheEntry) => unknown;
  delete: (path: string) => unknown;
  entries: () => Iterable<[string, CacheEntry]>;
}

/** The wait for a newer answer when there is a stale copy: a slow provider delays no known page. */
const STALE_WAIT_MS = 25;

interface CacheOptions {
  upstream: Upstream;
  store: EntryStore;
  records: Pick<PrepareRecords, 'prepare' | 'protect'>;
  /** Called with each request's result. */
  onResult: (call: Call, result: CacheResult) => void;
  now?: () => number;
}

/** Caches the provider's JSON answers as long as the provider allows. Visitors share one request. */
export function createUpstreamCache(options: CacheOptions): UpstreamCache {
  const { upstream, store, records, onResult, now = steadyNow } = options;
  const negativeCache = createNegativeCache(upstream.pauseMs ?? DEFAULT_PAUSE_MS, now);
  const pending = new Map<string, { result: Promise<CacheResult>; since: number }>();
  let generation = 0;

  const load = async (call: Call): Promise<CacheResult> => {
    const { path } = call;
    const startGeneration = generation;
    const response = await fetchRecords(upstream, call, store.get(path)?.source);
    const json =
      response.type === 'changed' ? await records.prepare(call.resource, response.bytes) : undefined;
    const isCurrent = startGeneration === generation;
    const entry = toEntry(call, response, json, { records, isCurrent, last: store.get(path), now: now() });
    if (entry !== undefined && entry.staleUntil > 0) store.set(path, entry);
    else store.delete(path);
    if (entry === undefined) negativeCache.miss(path);
    else negativeCache.forget(path);
    return entry === undefined ? { type: 'miss' } : { type: 'hit', entry };
  };

  const begin = (call: Call): Promise<CacheResult> => {
    const fail = (error: unknown) => {
      negativeCache.fail(call.path, toUpstreamError(error));
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
    const failure = negativeCache.find(call.path);
    if (failure === undefined) return pending.get(call.path)?.result ?? begin(call);
    return Promise.resolve(
      failure === 'miss' ? { type: 'miss' } : failed(usable(store, call, now()), failure),
    );
  };

  return {
    get,
    peek: (call) => usable(store, call, now()),
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
      negativeCache.clear();
      prepareAgain(store, records);
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
  records: CacheOptions['records'];
  /** False when the cache was invalidated during the request. */
  isCurrent: boolean;
  last: CacheEntry | undefined;
  now: number;
}

/** The entry of a response, or undefined for a miss. A response from before an invalidation is stale. */
function toEntry(
  call: Call,
  response: ProviderResponse,
  json: Buffer | undefined,
  { records, isCurrent, last, now }: EntryContext,
): CacheEntry | undefined {
  if (response.type === 'miss' || (response.type === 'changed' && json === undefined)) return undefined;
  const { source, policy } = response;
  const { isStored, freshMs, staleMs } = policy;
  const content = json === undefined ? last?.content : contentOf(json, isStored, last?.content);
  if (content === undefined) throw new UpstreamError(502, 'the answer of the provider cannot be used');
  const keptMs = isStored ? freshMs + staleMs : 0;
  const [freshUntil, staleUntil] = isStored ? [now + freshMs, now + keptMs] : [0, 0];
  const entry = { call, content, source, at: Date.now(), keptMs, freshUntil, staleUntil };
  return isCurrent ? entry : protectAgain(entry, records);
}

/** An entry under another policy. It stays stale until the provider has sent it again: it may lack fields. */
function protectAgain(entry: CacheEntry, records: CacheOptions['records']): CacheEntry | undefined {
  const { call, content, keptMs } = entry;
  const json = records.protect(call.resource, content.body);
  if (json === undefined) return undefined;
  return { ...entry, content: contentOf(json, keptMs > 0, content), freshUntil: 0, source: undefined };
}

function prepareAgain(store: EntryStore, records: CacheOptions['records']): void {
  for (const [path, last] of [...store.entries()]) {
    const entry = protectAgain(last, records);
    if (entry === undefined) store.delete(path);
    else store.set(path, entry);
  }
}

/** Returns undefined when the promise takes longer. */
export async function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
