import { createClock, instantOf, type SchoolEvent } from '@school/contract';
import { entriesOf, type Entry, pathOf, textOf } from '@school/server/generated/entries';
import type { FileSources } from '@school/server/generated/generator';
import { dayAt, isoDay } from '@school/shared-deps/server';

import type { CalendarEvent } from './calendar';
import { stableId } from './stable-id';

/** A calendar or a feed with everything that it is made of. */
export interface Source extends FileSources {
  address: string;
  /** The records of its list. */
  records: readonly unknown[];
  /** The site's address, or empty. */
  base: string;
}

/** A calendar has the newest ones. */
const MAX_EVENTS = 500;
/** Longer texts are cut here. */
const MAX_TEXT_LENGTH = 1_000;

/** The events of the list, the newest first, or the one with an id. */
export function eventsIn(source: Source, id?: string): CalendarEvent[] {
  const { records, config } = source;
  return entriesOf('/Events', records, config.timeZone)
    .filter(({ day, record }) => day !== '' && (id === undefined || record['_id'] === id))
    .slice(0, MAX_EVENTS)
    .map((entry) => eventOf(entry, source));
}

function eventOf(entry: Entry, { base, config, releases }: Source): CalendarEvent {
  const { title, text, day: from, record } = entry;
  const { time, venue: place } = record as unknown as SchoolEvent;
  const page = releases.current().routes.find(({ path }) => path === '/Events');
  const url = base !== '' && page ? base + pathOf(page, new URLSearchParams(), entry) : undefined;
  const uid = idOf('event', entry, config.schoolCode);
  return { uid, title, text: text.slice(0, MAX_TEXT_LENGTH), from, to: from, time, place, url };
}

/** A holiday or an examination is another one when it has another name or first day. */
export function periodsIn(kind: 'holidays' | 'examinations', { config, content }: Source): CalendarEvent[] {
  const periods = content.current().profile.schoolYear?.[kind] ?? [];
  return periods.map(({ from, to = from, name: title }) => {
    const uid = stableId(config.schoolCode, kind, title, from);
    return { uid, title, text: '', from, to, time: '', place: '' };
  });
}

/** The id of a record in calendars and feeds; one without an id is known by its title and day. */
export function idOf(kind: string, { record, title, day }: Entry, schoolCode: string): string {
  return stableId(schoolCode, kind, textOf(record['_id']) || `${title} ${day}`);
}

/** The first instant of an ISO day at the school; an invalid date without a day. */
export function startOf(day: string, timeZone: string): Date {
  return new Date(day === '' ? NaN : instantOf(`${day}T00:00`, createClock(timeZone)));
}

export function startOfToday(timeZone: string): Date {
  return startOf(isoDay(dayAt(Date.now(), timeZone)), timeZone);
}
