import { MAX_CACHE_BYTES } from '@school/server-core/http/cache-sizes';
import { steadyNow } from '@school/server-core/steady-now';
import { DEFAULT_PAUSE_MS, type Upstream } from '@school/server-core/upstream/upstream';
import { toUpstreamError, UpstreamError } from '@school/server-core/upstream/upstream-error';
import { LRUCache } from 'lru-cache';

import {
  type CacheEntry,
  type CacheResult,
  type Call,
  contentOf,
  type GoodAnswer,
  isRecord,
  type KeptRecords,
} from './cache-entry';
import { fetchRecords } from './fetch-records';
import type { PrepareRecords } from './prepare-records';

export interface UpstreamCache {
  get: (call: Call) => Promise<CacheResult>;
  /**
   * Like `get`, but waits no longer than this from the start of the request. A stale copy shortens the wait
   * much more.
   */
  getWithin: (call: Call, budgetMs: number) => Promise<GoodAnswer | 'missing' | undefined>;
  /** A copy that may be shown, without a request. */
  peek: (call: Call) => GoodAnswer | undefined;
  /** The entries of lists. */
  lists: () => CacheEntry[];
  /**
   * Caches records from before, as the school's policy of today shows them. The next visitor sends a request.
   * @throws UpstreamError for records that cannot be read
   */
  restore: (call: Call, records: KeptRecords) => void;
  /** Restores every entry. */
  invalidate: () => void;
}

interface CacheOptions {
  upstream: Upstream;
  prepare: PrepareRecords;
  /** Called with a list that may be kept over a restart; without a value it may not. */
  save?: ((resource: string, value: GoodAnswer | undefined) => void) | undefined;
  /** Called with each request's result. */
  onResult: (call: Call, result: CacheResult) => void;
  maxAlbumBytes?: number;
}

/** The wait for a newer answer when there is a stale copy: a slow provider delays no known page. */
const STALE_WAIT_MS = 25;
/** A record that the provider does not have gets no request for so long. */
const MISSING_MS = 30_000;
/** Memory of an album for each byte of its JSON: its records, the JSON and the compressed forms. */
const MEMORY_FACTOR = 4;
const ENTRY_BYTES = 1_000;

/** Caches the provider's JSON answers as long as the provider allows. Visitors share one request. */
export function createUpstreamCache(options: CacheOptions): UpstreamCache {
  const { upstream, prepare, save, onResult, maxAlbumBytes = MAX_CACHE_BYTES.albums } = options;
  const { pauseMs = DEFAULT_PAUSE_MS, now = steadyNow } = upstream;
  // the lists of the contract are few, so that none is dropped
  const lists = new Map<string, CacheEntry>();
  const albums = new LRUCache<string, CacheEntry>({ maxSize: maxAlbumBytes, sizeCalculation: sizeOf });
  const entriesOf = (call: Call) => (isRecord(call) ? albums : lists);
  const entryOf = (call: Call) => entriesOf(call).get(call.path);
  const pending = new Map<string, { result: Promise<CacheResult>; since: number }>();

  const put = (entry: CacheEntry) => {
    const { call, why } = entry;
    const value = valueOf(entry);
    const isStored = value?.keptMs !== 0;
    if (isStored) entriesOf(call).set(call.path, entry);
    else entriesOf(call).delete(call.path);
    if (!isRecord(call) && why === undefined) save?.(call.resource, isStored ? value : undefined);
  };
  const load = async (call: Call): Promise<CacheEntry> => {
    const response = await fetchRecords(upstream, call, valueOf(entryOf(call))?.source);
    const missing: CacheEntry = { call, value: 'missing', askAgainAt: now() + MISSING_MS };
    if (response.type === 'miss') return missing;
    const { isStored, freshMs, staleMs } = response.policy;
    const last = valueOf(entryOf(call));
    let { content, source = undefined } = last ?? {};
    if (response.type === 'changed') {
      const json = prepare(call.resource, response.bytes);
      if (json === undefined) return missing;
      content = contentOf(json, isStored, content);
      source = response.source;
    } else if (source !== undefined) source = response.source;
    if (content === undefined) throw new UpstreamError(502, 'the answer of the provider cannot be used');
    const keptMs = isStored ? freshMs + staleMs : 0;
    const value = { content, source, at: Date.now(), keptMs, staleUntil: now() + keptMs };
    return { call, value, askAgainAt: isStored ? now() + freshMs : 0 };
  };
  const begin = (call: Call): Promise<CacheResult> => {
    const fail = (error: unknown): CacheEntry => {
      const why = toUpstreamError(error);
      const { value, failedAt = Date.now() } = entryOf(call) ?? {};
      return { call, value, failedAt, askAgainAt: now() + Math.max(pauseMs, why.waitMs), why };
    };
    const result = load(call)
      .catch(fail)
      .then((entry) => {
        put(entry);
        pending.delete(call.path);
        const settled = resultOf(entry, now());
        onResult(call, settled);
        return settled;
      });
    pending.set(call.path, { result, since: now() });
    return result;
  };
  const get = (call: Call): Promise<CacheResult> => {
    const entry = entryOf(call);
    if (entry !== undefined && entry.askAgainAt > now()) return Promise.resolve(resultOf(entry, now()));
    return pending.get(call.path)?.result ?? begin(call);
  };
  const peek = (call: Call) => usable(entryOf(call), now());
  const restore = (call: Call, { json, at, keptMs }: KeptRecords) => {
    const shown = prepare(call.resource, json);
    const staleUntil = now() + at + keptMs - Date.now();
    const value = shown && { content: contentOf(shown, true), at, keptMs, staleUntil };
    entriesOf(call).set(call.path, { call, value, askAgainAt: 0 });
  };

  return {
    get,
    peek,
    restore,
    getWithin: async (call, budgetMs) => {
      const patienceMs = peek(call) === undefined ? budgetMs : Math.min(budgetMs, STALE_WAIT_MS);
      const result = get(call);
      const since = pending.get(call.path)?.since ?? now();
      const first = await withTimeout(result, Math.max(0, since + patienceMs - now()));
      if (first?.type === 'miss') return 'missing';
      return first?.type === 'hit' ? first.answer : peek(call);
    },
    lists: () => [...lists.values()],
    invalidate: () => {
      for (const entry of [...lists.values(), ...albums.values()]) {
        const value = valueOf(entry);
        if (value === undefined) entriesOf(entry.call).delete(entry.call.path);
        else restore(entry.call, { ...value, json: value.content.json });
      }
    },
  };
}

function valueOf(entry: CacheEntry | undefined): GoodAnswer | undefined {
  return typeof entry?.value === 'object' ? entry.value : undefined;
}

/** The good answer of an entry, as long as it may be shown. */
function usable(entry: CacheEntry | undefined, now: number): GoodAnswer | undefined {
  const value = valueOf(entry);
  return value && value.staleUntil > now ? value : undefined;
}

function resultOf(entry: CacheEntry, now: number): CacheResult {
  const { value, why, askAgainAt } = entry;
  if (why === undefined && value !== undefined) {
    return value === 'missing' ? { type: 'miss' } : { type: 'hit', answer: value, freshUntil: askAgainAt };
  }
  const error = why ?? new UpstreamError(502, 'the provider has not answered');
  const answer = usable(entry, now);
  return answer === undefined ? { type: 'error', error } : { type: 'stale', answer, error };
}

function sizeOf({ call, value }: CacheEntry): number {
  const bytes = typeof value === 'object' ? value.content.json.length : 0;
  return bytes * MEMORY_FACTOR + call.path.length + ENTRY_BYTES;
}

/** Returns undefined when the promise takes longer. */
export async function withTimeout<T>(promise: Promise<T>, ms: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => {
    timer = setTimeout(resolve, ms, undefined);
  });
  return Promise.race([promise, late]).finally(() => clearTimeout(timer));
}
