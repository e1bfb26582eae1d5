import { LRUCache } from 'lru-cache';

import { DEFAULT_PAUSE_MS, type Upstream } from '../upstream/upstream';
import { toUpstreamError, UpstreamError } from '../upstream/upstream-error';
import { steadyNow } from '../work/steady-now';
import {
  type CacheEntry,
  type Call,
  contentOf,
  type GoodAnswer,
  isRecord,
  type KeptRecords,
} from './cache-entry';
import { fetchRecords } from './fetch-records';
import type { PrepareRecords } from './prepare-records';

export type UpstreamCache = ReturnType<typeof createUpstreamCache>;

interface CacheOptions {
  upstream: Upstream;
  prepare: PrepareRecords;
  /** Called with a list that may be kept over a restart; without a value it may not. */
  save?: ((resource: string, value: GoodAnswer | undefined) => void) | undefined;
  /** Called with each failed request. */
  onFailure: (call: Call, why: UpstreamError) => void;
  maxAlbumBytes?: number;
}

const MAX_ALBUM_BYTES = 6_000_000;
/** The wait for a newer answer when there is a stale copy: a slow provider delays no known page. */
const STALE_WAIT_MS = 25;
/** A record that the provider does not have gets no request for so long. */
const MISSING_MS = 30_000;
/** Memory of an album for each byte of its JSON: its records, the JSON and the compressed forms. */
const MEMORY_FACTOR = 4;
const ENTRY_BYTES = 1_000;

/** Caches the provider's JSON answers as long as the provider allows. Visitors share one request. */
export function createUpstreamCache(options: CacheOptions) {
  const { upstream, prepare, save, onFailure, maxAlbumBytes = MAX_ALBUM_BYTES } = options;
  const { pauseMs = DEFAULT_PAUSE_MS, now = steadyNow } = upstream;
  // the lists of the contract are few, so that none is dropped
  const lists = new Map<string, CacheEntry>();
  const albums = new LRUCache<string, CacheEntry>({ maxSize: maxAlbumBytes, sizeCalculation: sizeOf });
  const entriesOf = (call: Call) => (isRecord(call) ? albums : lists);
  const valueOf = (call: Call) => goodAnswerOf(entriesOf(call).get(call.path));
  const pending = new Map<string, { entry: Promise<CacheEntry>; since: number }>();

  /** A copy that may be shown, without a request. */
  const peek = (call: Call): GoodAnswer | undefined => {
    const value = valueOf(call);
    return value && value.staleUntil > now() ? value : undefined;
  };
  const load = async (call: Call): Promise<CacheEntry> => {
    const response = await fetchRecords(upstream, call, valueOf(call)?.source);
    const missing: CacheEntry = { call, value: 'missing', askAgainAt: now() + MISSING_MS };
    if (response === undefined) return missing;
    const { bytes, policy } = response;
    const { isStored, freshMs, staleMs } = policy;
    const last = valueOf(call);
    const json = bytes && prepare(call.resource, bytes);
    if (bytes !== undefined && json === undefined) return missing;
    const content = json === undefined ? last?.content : contentOf(json, isStored, last?.content);
    if (content === undefined) throw new UpstreamError(502, 'the answer of the provider cannot be used');
    const source = (bytes ?? last?.source) ? response.source : undefined;
    const keptMs = isStored ? freshMs + staleMs : 0;
    const value = { content, source, at: Date.now(), keptMs, staleUntil: now() + keptMs };
    return { call, value, askAgainAt: isStored ? now() + freshMs : 0 };
  };
  const fail = (call: Call, error: unknown): CacheEntry => {
    const why = toUpstreamError(error);
    onFailure(call, why);
    const { failedAt = Date.now() } = entriesOf(call).get(call.path) ?? {};
    return { call, value: peek(call), failedAt, askAgainAt: now() + Math.max(pauseMs, why.waitMs), why };
  };
  const put = (entry: CacheEntry): CacheEntry => {
    const { call, why } = entry;
    const value = goodAnswerOf(entry);
    const isStored = value?.keptMs !== 0;
    if (isStored) entriesOf(call).set(call.path, entry);
    else entriesOf(call).delete(call.path);
    if (!isRecord(call) && why === undefined) save?.(call.resource, isStored ? value : undefined);
    pending.delete(call.path);
    return entry;
  };
  /** At once where no request is due. */
  const get = (call: Call): CacheEntry | Promise<CacheEntry> => {
    const known = entriesOf(call).get(call.path);
    if (known !== undefined && known.askAgainAt > now()) return known;
    const running = pending.get(call.path)?.entry;
    if (running !== undefined) return running;
    const entry = load(call)
      .catch((error: unknown) => fail(call, error))
      .then(put);
    pending.set(call.path, { entry, since: now() });
    return entry;
  };
  /**
   * Caches records from before, as the school's policy of today shows them. The next visitor sends a request.
   * @throws UpstreamError for records that cannot be read
   */
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
    /**
     * Like `get`, but waits no longer than this from the start of the request. A stale copy shortens the wait
     * much more.
     */
    getWithin: async (call: Call, budgetMs: number): Promise<CacheEntry['value']> => {
      const entry = get(call);
      if (!(entry instanceof Promise)) return entry.value;
      const patienceMs = peek(call) === undefined ? budgetMs : Math.min(budgetMs, STALE_WAIT_MS);
      const since = pending.get(call.path)?.since ?? now();
      const first = await withTimeout(entry, Math.max(0, since + patienceMs - now()));
      return first === undefined ? peek(call) : first.value;
    },
    /** The entries of lists. */
    lists: () => [...lists.values()],
    /** Restores every entry. */
    invalidate: () => {
      for (const entry of [...lists.values(), ...albums.values()]) {
        const value = goodAnswerOf(entry);
        if (value === undefined) entriesOf(entry.call).delete(entry.call.path);
        else restore(entry.call, { ...value, json: value.content.json });
      }
    },
  };
}

function goodAnswerOf(entry: CacheEntry | undefined): GoodAnswer | undefined {
  return typeof entry?.value === 'object' ? entry.value : undefined;
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
