import { type ResourceKey, resourcePath } from '@school/contract';
import {
  catchError,
  EMPTY,
  filter,
  firstValueFrom,
  from,
  map,
  Observable,
  ReplaySubject,
  share,
  Subject,
  switchMap,
  tap,
} from 'rxjs';

import { pause } from '../../bundled';
import { ApiError, type RemoteEvent, toApiError } from './remote-data';
import { request as requestJson } from './request';
import type { Loaded, Seed } from './seed';

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

interface Entry {
  events$: Observable<RemoteEvent>;
  again$: Subject<void>;
}

const RETRIES = 3;
const FIRST_WAIT_MS = 400;
const LONGEST_WAIT_MS = 8_000;
/** The time before shown records are requested again. */
const FRESH_MS = 60_000;

/** Streams over the provider's API; retries network errors, 429 and 5xx with growing waits. */
export function createApi(options: ApiOptions): BrowserApi {
  const { seed, now = Date.now, jitter = Math.random } = options;
  const loaded = new Map<ResourceKey, Loaded>(Object.entries(seed));
  const entries = new Map<ResourceKey, Entry>();

  const isFresh = (key: ResourceKey) => {
    const last = loaded.get(key);
    return last !== undefined && last.excerpt === undefined && now() - last.at < FRESH_MS;
  };

  const createEntry = (key: ResourceKey): Entry => {
    const again$ = new Subject<void>();
    const wanted$ = new Observable<void>((subscriber) => {
      const hearing = again$.subscribe(subscriber);
      if (!isFresh(key)) subscriber.next();
      return hearing;
    });
    const events$ = wanted$.pipe(
      switchMap(() => load(fetchRecords(key, options), now, jitter)),
      tap((event) => {
        if (event.type === 'remote.loaded') loaded.set(key, { records: event.records, at: event.at });
      }),
      share({ connector: () => new ReplaySubject<RemoteEvent>(1) }),
    );
    return { events$, again$ };
  };

  const entryOf = (key: ResourceKey): Entry => {
    const entry = entries.get(key) ?? createEntry(key);
    entries.set(key, entry);
    return entry;
  };

  return {
    stream: (key) => entryOf(key).events$,
    refresh: (key) => entryOf(key).again$.next(),
    peek: (key) => loaded.get(key),
    adopt: (records) => {
      for (const [key, served] of Object.entries(records)) {
        if (!served.excerpt || !isFresh(key)) loaded.set(key, { ...served, at: now() });
      }
    },
    warm: (key) =>
      isFresh(key) ? Promise.resolve() : firstValueFrom(entryOf(key).events$.pipe(filter(hasEnded))),
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

/** Emits each step of a request and of its retries, failures included. */
function load(
  records$: Observable<readonly unknown[]>,
  now: () => number,
  jitter: () => number,
): Observable<RemoteEvent> {
  return new Observable((subscriber) => {
    subscriber.next({ type: 'remote.loading' });
    let attempt = 0;
    const events$: Observable<RemoteEvent> = records$.pipe(
      map((records): RemoteEvent => ({ type: 'remote.loaded', records, at: now() })),
      catchError((cause: unknown, again$) => {
        const error = toApiError(cause);
        attempt += 1;
        if (!error.isPassing || attempt > RETRIES) return [{ type: 'remote.failed' as const, error }];
        const waitMs = Math.min(LONGEST_WAIT_MS, FIRST_WAIT_MS * 2 ** (attempt - 1)) * (0.5 + jitter() / 2);
        subscriber.next({ type: 'remote.retrying', attempt, waitMs });
        return from(pause(waitMs)).pipe(switchMap(() => again$));
      }),
    );
    return events$.subscribe(subscriber);
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
