import { instantOf, type SchoolEvent } from '@school/shared-deps/contract';
import { dayAt, isoDay } from '@school/shared-deps/server';
import type { CalendarEvent } from '@school/subscriptions/calendar';
import { stableId } from '@school/subscriptions/stable-id';

import { pathOf } from '../found/subject';
import { entriesOf, type Entry } from '../generated/entries';
import { createClock } from '../offsets-of';
import type { Site } from '../site';

export type SubscriptionSources = Pick<Site, 'config' | 'releases' | 'gateway' | 'content' | 'readNotice'>;

/** A calendar or a feed with everything that it is made of. */
export interface Source extends SubscriptionSources {
  address: string;
  /** The records of its list. */
  records: readonly unknown[];
  /** The site's address, or empty. */
  base: string;
}

/** A calendar has the newest ones. */
const MAX_EVENTS = 2_000;
/** A longer text of an event ends on its page. */
const MAX_TEXT_LENGTH = 1_000;

/** Events, the oldest first. */
export function eventsIn(source: Source): CalendarEvent[] {
  const uidOf = createIds('event', source);
  // counted from the oldest, they stay as they are when others are added
  return datedEntries(source)
    .slice(0, MAX_EVENTS)
    .toReversed()
    .map((entry) => eventOf(entry, source, uidOf));
}

/** The event whose card has an id. */
export function eventIn(source: Source, id: string): CalendarEvent | undefined {
  const entry = datedEntries(source).find(({ record }) => id !== '' && record['_id'] === id);
  return entry && eventOf(entry, source, createIds('event', source));
}

function datedEntries({ records, config }: Source): Entry[] {
  return entriesOf('/Events', records, config.timeZone).filter(({ day }) => day !== '');
}

function eventOf(entry: Entry, { base, releases }: Source, uidOf: (name: string) => string): CalendarEvent {
  const { title, text, day, record } = entry;
  const { _id: id, time, venue: place } = record as unknown as SchoolEvent;
  const page = releases.current().routes.find(({ path }) => path === '/Events');
  const url = base !== '' && page && base + pathOf(page, new URLSearchParams(), entry);
  return {
    uid: uidOf(id || `${title} ${day.slice(0, 4)}`),
    ...{ title, text: text.slice(0, MAX_TEXT_LENGTH), from: day, to: day, time, place },
    ...(url && { url }),
  };
}

/** A holiday or an examination is another one when it has another name or year. */
export function periodsIn(kind: 'holidays' | 'examinations', source: Source): CalendarEvent[] {
  const uidOf = createIds(kind, source);
  const periods = source.content.current().profile.schoolYear?.[kind] ?? [];
  return periods.map(({ from, to = from, name: title }) => {
    const uid = uidOf(`${title} ${from.slice(0, 4)}`);
    return { uid, title, text: '', from, to, time: '', place: '' };
  });
}

/** Ids of records by their names. Those with one name are counted. */
export function createIds(kind: string, { config }: Pick<Source, 'config'>): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return stableId(config.schoolCode, kind, name, String(count));
  };
}

/** The first instant of an ISO day at the school; an invalid date without a day. */
export function startOf(day: string, timeZone: string): Date {
  return new Date(day === '' ? NaN : instantOf(`${day}T00:00`, createClock(timeZone)));
}

export function startOfToday(timeZone: string): Date {
  return startOf(isoDay(dayAt(Date.now(), timeZone)), timeZone);
}
