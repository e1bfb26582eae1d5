import { type Loaded, type ResourceKey, resourcePath, type Seed } from '@school/contract';
import {
  defer,
  EMPTY,
  filter,
  firstValueFrom,
  map,
  Observable,
  ReplaySubject,
  retry,
  share,
  startWith,
  Subject,
  switchMap,
  timer,
} from 'rxjs';

import { whenBack } from '../../bundled';
import { ApiError, type RemoteEvent } from './remote-data';
import { request as requestJson } from './request';

/**
 * Where pages and machines get their records; a page's own api takes the keys of the resources that it
 * declares.
 */
export interface Api<K extends ResourceKey = ResourceKey> {
  /** Shares one request among all subscribers, and ends it with the last one. Never errors. */
  stream: (key: K) => Observable<RemoteEvent>;
  /** Asks again for a resource that somebody listens to. */
  refresh: (key: K) => void;
  /** The last records of a resource, if it was ever loaded or seeded. */
  peek: (key: K) => Loaded | undefined;
  /** Settles when the resource is there or has failed. */
  warm: (key: K) => Promise<unknown>;
}

/** The api of the browser, whose documents and fragments bring records. */
export interface BrowserApi extends Api {
  /** Takes over records of the server, which are as they are now; an excerpt replaces no fresh list. */
  adopt: (seed: Seed) => void;
}

export interface ApiOptions {
  schoolCode: string;
  seed: Seed;
  request?: (path: string) => Observable<unknown>;
  now?: () => number;
  /** From 0 to 1; spreads retries so that many visitors do not ask at once. */
  jitter?: () => number;
}

const RETRIES = 3;
const FIRST_WAIT_MS = 400;
const FIRST_RECHECK_MS = 5_000;
const LONGEST_RECHECK_MS = 60_000;
/** The time before shown records are requested again. */
const FRESH_MS = 60_000;
/** Within this, events that say that the visitor is back are one return. */
const SAME_RETURN_MS = 1_000;

/**
 * Streams over the provider's API. Network errors, 429 and 5xx are retried with growing waits. A resource
 * that has failed is checked again from time to time, for as long as somebody listens.
 */
export function createApi(options: ApiOptions): BrowserApi {
  const { seed, now = Date.now, jitter = Math.random } = options;
  const loaded = new Map<ResourceKey, Loaded>(Object.entries(seed));
  const streams = new Map<ResourceKey, Observable<RemoteEvent>>();
  const again$ = new Subject<ResourceKey>();

  const isFresh = (key: ResourceKey) => {
    const last = loaded.get(key);
    return last !== undefined && last.excerpt === undefined && now() - last.at < FRESH_MS;
  };

  const createStream = (key: ResourceKey) => {
    const keep = (records: readonly unknown[]) => {
      const last = { records, at: now() };
      loaded.set(key, last);
      return last;
    };
    const wanted$ = again$.pipe(filter((each) => each === key));
    return defer(() => (isFresh(key) ? wanted$ : wanted$.pipe(startWith(key)))).pipe(
      switchMap(() => load(fetchRecords(key, options).pipe(map(keep)), jitter)),
      share({ connector: () => new ReplaySubject<RemoteEvent>(1) }),
    );
  };

  const stream = (key: ResourceKey) => {
    const known = streams.get(key) ?? createStream(key);
    streams.set(key, known);
    return known;
  };

  let returnedAt = 0;
  whenBack(() => {
    if (now() - returnedAt < SAME_RETURN_MS) return;
    returnedAt = now();
    for (const key of streams.keys()) again$.next(key);
  });

  return {
    stream,
    refresh: (key) => again$.next(key),
    peek: (key) => loaded.get(key),
    adopt: (records) => {
      for (const [key, served] of Object.entries(records)) {
        if (!served.excerpt || !isFresh(key)) loaded.set(key, { ...served, at: now() });
      }
    },
    warm: (key) => (isFresh(key) ? Promise.resolve() : firstValueFrom(stream(key).pipe(filter(hasEnded)))),
  };
}

function fetchRecords(
  key: ResourceKey,
  { schoolCode, request = requestJson }: ApiOptions,
): Observable<readonly unknown[]> {
  return request(resourcePath(key, schoolCode)).pipe(map((body) => recordsOf(key, body)));
}

/**
 * The records of a response. The gateway has checked them already (docs/adr/0010); only their list is looked
 * at here.
 */
function recordsOf(key: ResourceKey, body: unknown): readonly unknown[] {
  if (/^(?:content|search|subGallery)\//.test(key)) return [body];
  if (Array.isArray(body)) return body;
  throw new ApiError(`${key}: must be a list`, 'parse');
}

/** Emits each step of a request, which is repeated until it succeeds. */
function load(loaded$: Observable<Loaded>, jitter: () => number): Observable<RemoteEvent> {
  return new Observable((subscriber) => {
    subscriber.next({ type: 'remote.loading' });
    let failures = 0;
    const delay = (error: ApiError, attempt: number) => {
      if (error.isPassing && attempt <= RETRIES) {
        const waitMs = FIRST_WAIT_MS * 2 ** (attempt - 1) * (0.5 + jitter() / 2);
        subscriber.next({ type: 'remote.retrying', attempt, waitMs });
        return timer(waitMs);
      }
      subscriber.next({ type: 'remote.failed', error });
      failures += 1;
      return timer(Math.min(LONGEST_RECHECK_MS, FIRST_RECHECK_MS * 2 ** (failures - 1)));
    };
    const named = map((loaded: Loaded) => ({ type: 'remote.loaded' as const, ...loaded }));
    return loaded$.pipe(named, retry({ delay })).subscribe(subscriber);
  });
}

/** The api of a page that is rendered on the server: the seed and nothing else, no request is made. */
export function createSeededApi(seed: Seed): Api {
  return {
    stream: () => EMPTY,
    refresh: () => undefined,
    peek: (key) => seed[key],
    warm: () => Promise.resolve(),
  };
}

function hasEnded({ type }: RemoteEvent): boolean {
  return type === 'remote.loaded' || type === 'remote.failed';
}
