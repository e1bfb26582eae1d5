import { setImmediate as nextRound } from 'node:timers/promises';

import type { Gateway } from '@school/gateway/gateway';
import { MAX_CACHE_BYTES } from '@school/server-core/http/cache-sizes';
import { type CachedResponse, createCachedResponse } from '@school/server-core/http/cached-response';
import { BusyError } from '@school/server-core/work/work-limit';
import type { RouteData } from '@school/shared-deps';
import type { SchoolEvent } from '@school/shared-deps/contract';
import { dayAt, isoDay } from '@school/shared-deps/server';
import { calendars, feeds, feedTypes } from '@school/subscriptions/addresses';
import { type CalendarEvent, writeCalendar, writeEvent } from '@school/subscriptions/calendar';
import { writeAtom } from '@school/subscriptions/feed';
import { createRevise, type Revise, type RevisionStore } from '@school/subscriptions/revisions';
import { stableId } from '@school/subscriptions/stable-id';
import { LRUCache } from 'lru-cache';

import type { OwnContent } from '../content';
import { texts } from '../texts';
import { eventsIn, periodsIn, type Source } from './dates';
import { feedOf } from './feeds';

/**
 * Returns a calendar or a feed by its address; undefined when there is none.
 * @param base the site's address, or empty: then addresses in it are relative
 * @throws BusyError when the records are not there in time: an empty calendar would take dates from phones
 */
export type ReadSubscription = (address: string, base: string) => Promise<CachedResponse | undefined>;

interface SubscriptionOptions extends Pick<Source, 'readNotice' | 'schoolCode' | 'timeZone'> {
  gateway: Pick<Gateway, 'read'>;
  content: Pick<OwnContent, 'current' | 'version'>;
  routes: () => readonly RouteData[];
  store: RevisionStore;
}

const BUDGET_MS = 1_000;
const CHUNK_SIZE = 50;
const MAX_CALENDAR_BYTES = 1_200_000;
/** Calendars go back these years. */
const YEARS_BACK = 5;

/** Addresses of all calendars and feeds. */
export const subscriptionAddresses: readonly string[] = [
  ...Object.keys(calendars),
  ...Object.keys(feeds).flatMap((name) => Object.keys(feedTypes).map((type) => `/feeds/${name}.${type}`)),
];

/** Each file is written again when its list, the content, the pages or the day has changed. */
export function createSubscriptions(options: SubscriptionOptions): ReadSubscription {
  const { gateway, content, timeZone, readNotice } = options;
  const revise = createRevise(options.store);
  const cache = new LRUCache<string, { version: string; response: CachedResponse }>({
    maxSize: MAX_CACHE_BYTES.subscriptions,
    sizeCalculation: ({ response }) => response.bytes,
  });
  const running = new Map<string, Promise<CachedResponse | undefined>>();

  return async (address, base) => {
    const [, name = '', format] = /^\/feeds\/(\w+)\.(atom|json)$/.exec(address) ?? [];
    const list = await gateway.read(feeds[name]?.list ?? 'events/All', BUDGET_MS);
    if (!Array.isArray(list?.body)) throw new BusyError(503);
    const routes = options.routes();
    const today = isoDay(dayAt(Date.now(), timeZone));
    const paths = routes.map(({ path }) => path);
    const version = [today, content.version(), readNotice()?.id, ...paths, list.version].join(' ');
    const known = cache.get(base + address);
    if (known?.version === version) return known.response;
    const make = async () => {
      const source: Source = { ...options, routes, base, address, records: list.body as readonly unknown[] };
      const text = await (name === '' ? writeDates(source, revise) : writeFeed(name, format, source, revise));
      if (text === undefined) return undefined;
      const type = format === undefined ? 'text/calendar' : feedTypes[format as keyof typeof feedTypes];
      const headers = { 'content-type': `${type}; charset=utf-8`, 'cache-control': 'no-cache' };
      const response = createCachedResponse(text, { headers: { ...headers, 'x-robots-tag': 'noindex' } });
      cache.set(base + address, { version, response });
      return response;
    };
    const made = running.get(base + address) ?? make().finally(() => running.delete(base + address));
    running.set(base + address, made);
    return made;
  };
}

async function writeFeed(name: string, format: string | undefined, source: Source, revise: Revise) {
  const feed = feeds[name] && (await feedOf(feeds[name], source, revise));
  if (feed === undefined) return undefined;
  return format === 'json'
    ? JSON.stringify(feed)
    : writeAtom(stableId(source.schoolCode, 'feed', name), feed);
}

async function writeDates(source: Source, revise: Revise): Promise<string | undefined> {
  const { address, timeZone, content } = source;
  const kind = calendars[address];
  if (kind === undefined) return writeOneEvent(source, revise);
  const first = String(dayAt(Date.now(), timeZone).year - YEARS_BACK);
  const dates = [
    ...(kind === 'all' || kind === 'events' ? eventsIn(source) : []),
    ...(['holidays', 'examinations'] as const).flatMap((each) =>
      kind === 'all' || kind === each ? periodsIn(each, source) : [],
    ),
  ].filter(({ from }) => from >= first);
  const name = texts.calendarOf(texts.calendars[kind], content.current().profile.shortName);
  return writeCalendar(name, timeZone, await writeEvents(dates, source, revise));
}

/** The newest ones, as far as there is room. Visitors are served between the chunks of a long list. */
async function writeEvents(events: readonly CalendarEvent[], { timeZone }: Source, revise: Revise) {
  const hashOf = ({ title, text, from, to, time, place }: CalendarEvent) =>
    stableId(title, text, from, to, time, place);
  const revisions = await revise(new Map(events.map((event) => [event.uid, hashOf(event)])));
  const written: string[] = [];
  let bytes = 0;
  for (const event of events.toSorted((one, other) => other.from.localeCompare(one.from))) {
    const revision = revisions.get(event.uid);
    const text = revision === undefined ? '' : writeEvent(event, revision, timeZone);
    bytes += Buffer.byteLength(text);
    if (bytes > MAX_CALENDAR_BYTES) break;
    written.push(text);
    if (written.length % CHUNK_SIZE === 0) await nextRound();
  }
  return written;
}

async function writeOneEvent(source: Source, revise: Revise): Promise<string | undefined> {
  const [, name = ''] = /^\/calendar\/event\/(.+)\.ics$/.exec(source.address) ?? [];
  const wanted = decodeURIComponent(name);
  // an unknown id costs one look through the list
  const isThere = (source.records as readonly SchoolEvent[]).some(({ _id }) => _id !== '' && _id === wanted);
  const event = isThere ? eventsIn(source).find(({ id }) => id === wanted) : undefined;
  return event && writeCalendar(event.title, source.timeZone, await writeEvents([event], source, revise));
}
