import type { Language } from '@school/contract/languages';
import { LRUCache } from 'lru-cache';

import { steadyNow } from '../lib/steady-now';
import { withTimeout } from '../lib/with-timeout';
import { DEFAULT_PAUSE_MS, type Upstream } from '../upstream/upstream';
import { toUpstreamError, UpstreamError } from '../upstream/upstream-error';
import { type AnswerVersion, fetchRecords, type ProviderResponse } from './fetch-records';
import type { PreparedRecords, PrepareRecords } from './prepare-records';
import { type ListState, providerReport } from './provider-report';
import { isAlbum, type Reading, type RecordSource, type ShownRecords, showRecords } from './record-source';
import type { KeptRecords, SavedLists } from './saved-lists';

interface CacheOptions {
  upstream: Upstream;
  schoolCode: string;
  prepare: PrepareRecords;
  /** Keeps lists over a restart, if there is one. */
  savedLists?: Pick<SavedLists, 'restore' | 'save'> | undefined;
  /** Called with each failed request. */
  onFailure: (key: string, why: UpstreamError) => void;
  maxAlbumBytes?: number;
}

/** A good answer of the provider. */
interface GoodAnswer {
  content: ShownRecords;
  /** The same in other languages. Those from before, and of another policy, wait for the next answer. */
  translated?: ReadonlyMap<Language, ShownRecords> | undefined;
  /** When the provider last confirmed it (epoch milliseconds). */
  at: number;
  /** The time after `at` in which it may be shown. */
  keptMs: number;
  /** By `steadyNow`. */
  staleUntil: number;
  /** Undefined for records that may lack what an earlier policy of the school has removed. */
  version?: AnswerVersion | undefined;
}

/** The state of a key. Its value is the last good answer that may be shown. */
interface CacheEntry extends ListState, Reading {
  value?: GoodAnswer | 'missing' | undefined;
  why?: UpstreamError | undefined;
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
export function createUpstreamCache(options: CacheOptions): RecordSource {
  const { upstream, schoolCode, prepare, savedLists, onFailure } = options;
  const { maxAlbumBytes = MAX_ALBUM_BYTES } = options;
  const { pauseMs = DEFAULT_PAUSE_MS, now = steadyNow } = upstream;
  // the lists of the contract are few, so that none is dropped
  const lists = new Map<string, CacheEntry>();
  const albums = new LRUCache<string, CacheEntry>({ maxSize: maxAlbumBytes, sizeCalculation: sizeOf });
  const entriesOf = (key: string) => (isAlbum(key) ? albums : lists);
  const valueOf = (key: string) => goodAnswerOf(entriesOf(key).get(key));
  const pending = new Map<string, { entry: Promise<CacheEntry>; since: number }>();

  const staleCopy = (key: string): GoodAnswer | undefined => {
    const value = valueOf(key);
    return value && value.staleUntil > now() ? value : undefined;
  };
  /** The records of an answer, or the last ones, which it confirms; undefined for a missing record. */
  const shownOf = (key: string, { bytes, policy }: ProviderResponse, last: GoodAnswer | undefined) => {
    if (bytes !== undefined) {
      const records = prepare(key, bytes);
      return (
        records && {
          content: showRecords(records.english, policy.isStored, last?.content),
          translated: showTranslations(records, policy.isStored),
        }
      );
    }
    if (last === undefined) throw new UpstreamError(502, 'the answer of the provider cannot be used');
    return { content: last.content, translated: last.translated };
  };
  const load = async (key: string): Promise<CacheEntry> => {
    const answer = await fetchRecords(upstream, { key, schoolCode }, valueOf(key)?.version);
    // another policy may have changed it meanwhile
    const last = valueOf(key);
    const shown = answer && shownOf(key, answer, last);
    if (answer === undefined || shown === undefined)
      return { key, value: 'missing', askAgainAt: now() + MISSING_MS };
    const { isStored, freshMs, staleMs } = answer.policy;
    const version = (answer.bytes ?? last?.version) ? answer.version : undefined;
    const keptMs = isStored ? freshMs + staleMs : 0;
    const value = { ...shown, version, at: Date.now(), keptMs, staleUntil: now() + keptMs };
    return { key, value, askAgainAt: isStored ? now() + freshMs : 0 };
  };
  const fail = (key: string, error: unknown): CacheEntry => {
    const why = toUpstreamError(error);
    onFailure(key, why);
    const { failedAt = Date.now() } = entriesOf(key).get(key) ?? {};
    return { key, value: staleCopy(key), failedAt, askAgainAt: now() + Math.max(pauseMs, why.waitMs), why };
  };
  const put = (entry: CacheEntry): CacheEntry => {
    const { key, why } = entry;
    const value = goodAnswerOf(entry);
    const isStored = value?.keptMs !== 0;
    if (isStored) entriesOf(key).set(key, entry);
    else entriesOf(key).delete(key);
    if (!isAlbum(key) && why === undefined)
      savedLists?.save(key, isStored && value ? { ...value, json: value.content.json } : undefined);
    pending.delete(key);
    return entry;
  };
  const read = (key: string): CacheEntry | Promise<CacheEntry> => {
    const known = entriesOf(key).get(key);
    if (known !== undefined && known.askAgainAt > now()) return known;
    const running = pending.get(key)?.entry;
    if (running !== undefined) return running;
    const entry = load(key)
      .catch((error: unknown) => fail(key, error))
      .then(put);
    pending.set(key, { entry, since: now() });
    return entry;
  };
  /**
   * Caches records from before, as the school's policy of today shows them. The next visitor sends a request.
   * @throws UpstreamError for records that cannot be read
   */
  const restore = (key: string, { json, at, keptMs }: KeptRecords) => {
    const shown = prepare(key, json);
    const staleUntil = now() + at + keptMs - Date.now();
    const value = shown && { content: showRecords(shown.english), at, keptMs, staleUntil };
    entriesOf(key).set(key, { key, value, askAgainAt: 0 });
    // neither does the disk keep what an earlier policy has shown
    if (value && !isAlbum(key)) savedLists?.save(key, { ...value, json: value.content.json });
  };
  savedLists?.restore(restore);

  return {
    read: (key, language) => {
      const entry = read(key);
      return entry instanceof Promise
        ? entry.then((loaded) => entryIn(language, loaded))
        : entryIn(language, entry);
    },
    peek: (key) => staleCopy(key)?.content,
    /** The wait begins with the request, which another visitor may have caused. */
    readWithin: async (key, budgetMs, language) => {
      const entry = read(key);
      if (!(entry instanceof Promise)) return valueIn(language, entry.value);
      const patienceMs = staleCopy(key) === undefined ? budgetMs : Math.min(budgetMs, STALE_WAIT_MS);
      const since = pending.get(key)?.since ?? now();
      const first = await withTimeout(entry, Math.max(0, since + patienceMs - now()));
      return valueIn(language, first === undefined ? staleCopy(key) : first.value);
    },
    report: () => providerReport([...lists.values()]),
    invalidate: () => {
      for (const entry of [...lists.values(), ...albums.values()]) {
        const value = goodAnswerOf(entry);
        if (value === undefined) entriesOf(entry.key).delete(entry.key);
        else restore(entry.key, { ...value, json: value.content.json });
      }
    },
  };
}

function goodAnswerOf(entry: CacheEntry | undefined): GoodAnswer | undefined {
  return typeof entry?.value === 'object' ? entry.value : undefined;
}

function entryIn(language: Language | undefined, entry: CacheEntry): Reading {
  return { ...entry, value: valueIn(language, entry.value) };
}

/** The answer in a language, or in English where it has no text in that one. */
function valueIn(language: Language = 'en', value: CacheEntry['value']): Reading['value'] {
  const content = typeof value === 'object' && value.translated?.get(language);
  return content ? { ...value, content } : value;
}

function showTranslations({ translated }: PreparedRecords, isStored: boolean) {
  return new Map([...translated].map(([language, records]) => [language, showRecords(records, isStored)]));
}

function sizeOf({ key, value }: CacheEntry): number {
  const shown = typeof value === 'object' ? [value.content, ...(value.translated?.values() ?? [])] : [];
  const bytes = shown.reduce((sum, { json }) => sum + json.length, 0);
  return bytes * MEMORY_FACTOR + key.length + ENTRY_BYTES;
}
