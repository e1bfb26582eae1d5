import { setImmediate as nextRound } from 'node:timers/promises';

import type { Gateway } from '@school/gateway/gateway';
import { MAX_CACHE_BYTES } from '@school/server-core/http/cache-sizes';
import { type CachedResponse, createCachedResponse } from '@school/server-core/http/cached-response';
import { BusyError } from '@school/server-core/work/work-limit';
import type { RouteData } from '@school/shared-deps';
import type { SchoolEvent } from '@school/shared-deps/contract';
import { dayAt, isoDay } from '@school/shared-deps/server';
import { type CalendarEvent, writeCalendar, writeEvent } from '@school/subscriptions/calendar';
import { writeAtom, writeJsonFeed } from '@school/subscriptions/feed';
import { feeds, feedTypes } from '@school/subscriptions/feed-addresses';
import { createRevise, type Revise, type RevisionStore } from '@school/subscriptions/revisions';
import { stableId } from '@school/subscriptions/stable-id';
import { LRUCache } from 'lru-cache';

import type { OwnContent } from '../content';
import { texts } from '../texts';
import { type DateOptions, eventsIn, type List, periodsIn } from './dates';
import { feedEntries } from './feeds';

/**
 * Returns a calendar or a feed by its address; undefined when there is none.
 * @param base the site's address, or empty: then addresses in it are relative
 * @throws BusyError when the records are not there in time: an empty calendar would take dates from phones
 */
export type ReadSubscription = (address: string, base: string) => Promise<CachedResponse | undefined>;

interface SubscriptionOptions {
  schoolCode: string;
  timeZone: string;
  gateway: Pick<Gateway, 'read'>;
  content: Pick<OwnContent, 'current' | 'version'>;
  routes: () => readonly RouteData[];
  store: RevisionStore;
}

/** A part of a calendar. */
type Kind = 'events' | 'holidays' | 'examinations';

type Source = Omit<SubscriptionOptions, 'routes'> &
  DateOptions & { address: string; list: List; revise: Revise };

/** Writes a file; undefined when it is of a record or a page that there is not. */
type Write = (source: Source) => Promise<string | undefined>;

interface Subscription {
  list: string;
  type: string;
  write: Write;
}

const BUDGET_MS = 1_000;
const CHUNK_SIZE = 50;
/** Calendars go back these years. */
const YEARS_BACK = 5;
const ICS = 'text/calendar';

const calendars: Readonly<Record<string, readonly Kind[]>> = {
  '/calendar.ics': ['events', 'holidays', 'examinations'],
  '/calendar/events.ics': ['events'],
  '/calendar/holidays.ics': ['holidays'],
  '/calendar/exams.ics': ['examinations'],
};

const subscriptions = new Map<string, Subscription>([
  ...Object.entries(calendars).map(([address, kinds]): [string, Subscription] => [
    address,
    { list: 'events/All', type: ICS, write: (source) => writeDates(source, kinds) },
  ]),
  ...Object.entries(feeds).flatMap(([name, feed]) =>
    (['atom', 'json'] as const).map((format): [string, Subscription] => [
      `/feeds/${name}.${format}`,
      { list: feed.list, type: feedTypes[format], write: (source) => writeFeed(source, name, format) },
    ]),
  ),
]);

/** Addresses of all calendars and feeds. */
export const subscriptionAddresses: readonly string[] = [...subscriptions.keys()];

const oneEvent: Subscription = { list: 'events/All', type: ICS, write: writeOneEvent };

/** Each file is written again when its list, the content, the pages or the day has changed. */
export function createSubscriptions(options: SubscriptionOptions): ReadSubscription {
  const { gateway, content, timeZone } = options;
  const revise = createRevise(options.store);
  const cache = new LRUCache<string, { version: string; response: CachedResponse }>({
    maxSize: MAX_CACHE_BYTES.subscriptions,
    sizeCalculation: ({ response }) => response.bytes,
  });
  const running = new Map<string, Promise<CachedResponse | undefined>>();

  return async (address, base) => {
    const { list: key, type, write } = subscriptions.get(address) ?? oneEvent;
    const list = await gateway.read(key, BUDGET_MS);
    if (!Array.isArray(list?.body)) throw new BusyError(503);
    const routes = options.routes();
    const today = isoDay(dayAt(Date.now(), timeZone));
    const version = [today, content.version(), ...routes.map(({ path }) => path), list.version].join(' ');
    const name = base + address;
    const known = cache.get(name);
    if (known?.version === version) return known.response;
    const make = async () => {
      const text = await write({ ...options, routes, base, address, list, revise });
      if (text === undefined) return undefined;
      const headers = {
        'content-type': `${type}; charset=utf-8`,
        'cache-control': 'no-cache',
        'x-robots-tag': 'noindex',
      };
      const response = createCachedResponse(text, { headers });
      cache.set(name, { version, response });
      return response;
    };
    const made = running.get(name) ?? make().finally(() => running.delete(name));
    running.set(name, made);
    return made;
  };
}

async function writeDates(source: Source, kinds: readonly Kind[]) {
  const { list, content, timeZone, base, address } = source;
  const { schoolYear, shortName } = content.current().profile;
  const first = String(dayAt(Date.now(), timeZone).year - YEARS_BACK);
  const dates = kinds.flatMap((kind) =>
    kind === 'events'
      ? eventsIn(list, source).map(({ event }) => event)
      : periodsIn(kind, schoolYear, source),
  );
  const [kind = 'all'] = kinds.length === 1 ? kinds : [];
  const head = {
    name: texts.calendarOf(texts.calendars[kind], shortName),
    timeZone,
    ...(base !== '' && { url: base + address }),
  };
  return writeCalendar(
    head,
    await writeEvents(
      dates.filter(({ from }) => from >= first),
      source,
    ),
  );
}

/** Visitors are served between the chunks of a long list. */
async function writeEvents(
  events: readonly CalendarEvent[],
  { revise, timeZone }: Source,
): Promise<string[]> {
  const hashOf = ({ title, text, from, to, time, place }: CalendarEvent) =>
    stableId(title, text, from, to, time, place);
  const revisions = await revise(new Map(events.map((event) => [event.uid, hashOf(event)])));
  const written: string[] = [];
  for (const [at, event] of events.entries()) {
    const revision = revisions.get(event.uid);
    if (revision !== undefined) written.push(writeEvent(event, revision, timeZone));
    if (at % CHUNK_SIZE === 0) await nextRound();
  }
  return written;
}

async function writeOneEvent(source: Source): Promise<string | undefined> {
  const { address, list, timeZone } = source;
  const [, name = ''] = /^\/calendar\/event\/(.+)\.ics$/.exec(address) ?? [];
  const wanted = decodeURIComponent(name);
  const isThere = (list.body as readonly SchoolEvent[]).some(({ _id }) => _id !== '' && _id === wanted);
  const found = isThere ? eventsIn(list, source).find(({ id }) => id === wanted) : undefined;
  if (found === undefined) return undefined;
  return writeCalendar({ name: found.event.title, timeZone }, await writeEvents([found.event], source));
}

async function writeFeed(
  source: Source,
  name: string,
  format: keyof typeof feedTypes,
): Promise<string | undefined> {
  const { schoolCode, content, routes, list, base, address, revise } = source;
  const feed = feeds[name];
  const route = routes.find(({ path }) => path === feed?.page);
  if (feed === undefined || route === undefined) return undefined;
  const { profile } = content.current();
  const head = {
    id: stableId(schoolCode, 'feed', name),
    title: texts.calendarOf(route.title, profile.shortName),
    author: profile.name,
    page: base + feed.page,
    self: base + address,
  };
  const entries = await feedEntries(feed, list, source, revise);
  return format === 'atom' ? writeAtom(head, entries) : writeJsonFeed(head, entries);
}
