import { MAX_CACHE_BYTES } from '@school/server-core/http/cache-sizes';
import { steadyNow } from '@school/server-core/steady-now';
import { failAgain } from '@school/server-core/upstream/failure';
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
  usable,
} from './cache-entry';
import { fetchRecords, type ProviderResponse } from './fetch-records';
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
  /** Applies the school's policy to every entry again. The next visitor of each sends a request. */
  invalidate: () => void;
}

interface CacheOptions {
  upstream: Upstream;
  records: Pick<PrepareRecords, 'prepare' | 'protect'>;
  /** Lists from before a restart. */
  restored?: readonly CacheEntry[];
  /** Called with a list that may be kept over a restart; without a value it may not. */
  save?: (resource: string, value: GoodAnswer | undefined) => void;
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
  const {
    upstream,
    records,
    restored = [],
    save,
    onResult,
    maxAlbumBytes = MAX_CACHE_BYTES.albums,
  } = options;
  const { pauseMs = DEFAULT_PAUSE_MS, now = steadyNow } = upstream;
  // the lists of the contract are few, so that none is dropped
  const lists = new Map(restored.map((entry) => [entry.call.path, entry]));
  const albums = new LRUCache<string, CacheEntry>({ maxSize: maxAlbumBytes, sizeCalculation: sizeOf });
  const entriesOf = (call: Call) => (isRecord(call) ? albums : lists);
  const entryOf = (call: Call) => entriesOf(call).get(call.path);
  const pending = new Map<string, { result: Promise<CacheResult>; since: number }>();
  let generation = 0;

  const put = (entry: CacheEntry) => {
    const { call, failure } = entry;
    const value = valueOf(entry);
    if (value?.keptMs === 0) entriesOf(call).delete(call.path);
    else entriesOf(call).set(call.path, entry);
    if (!isRecord(call) && failure === undefined)
      save?.(call.resource, value?.keptMs === 0 ? undefined : value);
  };
  const load = async (call: Call): Promise<CacheEntry> => {
    const startGeneration = generation;
    const before = valueOf(entryOf(call));
    const response = await fetchRecords(upstream, call, before?.source);
    const json =
      response.type === 'changed' ? await records.prepare(call.resource, response.bytes) : undefined;
    if (response.type === 'miss' || (response.type === 'changed' && json === undefined)) {
      return { call, value: 'missing', askAgainAt: now() + MISSING_MS };
    }
    const last = valueOf(entryOf(call));
    const entry = toEntry(call, { response, json, last, now: now() });
    return startGeneration === generation ? entry : protectAgain(entry, records);
  };
  const begin = (call: Call): Promise<CacheResult> => {
    const fail = (error: unknown): CacheEntry => {
      const last = entryOf(call);
      const failure = failAgain(last?.failure, toUpstreamError(error), { pauseMs, now: now() });
      return { call, value: last?.value, failure, askAgainAt: failure.askAgainAt };
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

  return {
    get,
    peek,
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
      generation += 1;
      for (const entry of [...lists.values(), ...albums.values()]) put(protectAgain(entry, records));
    },
  };
}

function valueOf(entry: CacheEntry | undefined): GoodAnswer | undefined {
  return typeof entry?.value === 'object' ? entry.value : undefined;
}

function resultOf(entry: CacheEntry, now: number): CacheResult {
  const { value, failure, askAgainAt } = entry;
  if (failure === undefined && value !== undefined) {
    return value === 'missing' ? { type: 'miss' } : { type: 'hit', answer: value, freshUntil: askAgainAt };
  }
  const error = failure?.why ?? new UpstreamError(502, 'the provider has not answered');
  const answer = usable(entry, now);
  return answer === undefined ? { type: 'error', error } : { type: 'stale', answer, error };
}

interface Loaded {
  response: Exclude<ProviderResponse, { type: 'miss' }>;
  /** Undefined for records that are the last ones. */
  json: Buffer | undefined;
  last: GoodAnswer | undefined;
  now: number;
}

function toEntry(call: Call, { response, json, last, now }: Loaded): CacheEntry {
  const { source, policy } = response;
  const { isStored, freshMs, staleMs } = policy;
  const content = json === undefined ? last?.content : contentOf(json, isStored, last?.content);
  if (content === undefined) throw new UpstreamError(502, 'the answer of the provider cannot be used');
  const keptMs = isStored ? freshMs + staleMs : 0;
  const value = { content, source, at: Date.now(), keptMs, staleUntil: now + keptMs };
  return { call, value, askAgainAt: isStored ? now + freshMs : 0 };
}

/** An entry under another policy. The provider is to send its records again: they may lack fields. */
function protectAgain(entry: CacheEntry, { protect }: CacheOptions['records']): CacheEntry {
  const last = valueOf(entry);
  if (last === undefined) return { ...entry, askAgainAt: 0 };
  const json = protect(entry.call.resource, last.content.body);
  const content = json && contentOf(json, last.keptMs > 0, last.content);
  return { ...entry, value: content ? { ...last, content, source: undefined } : 'missing', askAgainAt: 0 };
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
