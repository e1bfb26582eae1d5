import { createClock, instantOf, nameWithClasses, type SchoolEvent } from '@school/contract';
import { entriesOf, type Entry, textOf } from '@school/server/derived/entries';
import type { FileSources } from '@school/server/derived/generator';
import { contentHash } from '@school/server/lib/content-hash';
import { dayAt, isoDay, recordAddress } from '@school/shared-deps/server';

import { type CalendarEvent, MAX_EVENTS } from './calendar';

/** A calendar or a feed with everything that it is made of. */
export interface Source extends FileSources {
  address: string;
  /** The records of its list. */
  records: readonly unknown[];
  /** The site's address, or empty. */
  base: string;
}

/** The page of the events. */
const PAGE = '/Events';

/** The events of the list, the newest first, or those with an id. */
export function eventsIn(source: Source, id?: string): CalendarEvent[] {
  const { records, config } = source;
  const entries = entriesOf(PAGE, records, config.timeZone);
  const uids = idsOf('event', entries, config.schoolCode);
  return entries
    .filter(({ day, record }) => day !== '' && (id === undefined || record['_id'] === id))
    .slice(0, MAX_EVENTS)
    .map((entry) => ({ uid: uids.get(entry) ?? '', ...eventOf(entry, source) }));
}

function eventOf(entry: Entry, { base, releases }: Source): Omit<CalendarEvent, 'uid'> {
  const { title, text, day: from, record } = entry;
  const { time, venue: place } = record as unknown as SchoolEvent;
  const hasPage = releases.current().routes.some(({ path }) => path === PAGE);
  const url = base !== '' && hasPage ? base + recordAddress(PAGE, textOf(record['_id'])) : undefined;
  return { title, text, from, to: from, time, place, url };
}

/** The dates of a school year. */
export const periodKinds = ['holidays', 'examinations', 'meetings', 'reopenings'] as const;

/** A period of the school year is another one when it has another name or first day. */
export function periodsIn(
  kind: (typeof periodKinds)[number],
  { config, content }: Source,
  ofClass?: string,
): CalendarEvent[] {
  const periods = content.current().profile.schoolYear?.[kind] ?? [];
  const uids = distinctIds(periods, ({ name, from }) => stableId(config.schoolCode, kind, name, from));
  return periods.filter(isFor(ofClass)).map((period) => {
    const { from, to = from, time = '' } = period;
    return {
      uid: uids.get(period) ?? '',
      title: nameWithClasses(period),
      text: '',
      from,
      to,
      time,
      place: '',
    };
  });
}

/** Whether a date or a record is for a class, or for all; any is where no class is named. */
export function isFor(name: string | undefined) {
  return ({ classes = [] }: { classes?: readonly string[] | undefined }) =>
    name === undefined || classes.length === 0 || classes.includes(name);
}

/** Ids for calendars and feeds. A record without an id is known by its title and day. */
export function idsOf(kind: string, entries: readonly Entry[], schoolCode: string) {
  return distinctIds(entries, ({ record, title, day }) =>
    stableId(schoolCode, kind, textOf(record['_id']) || `${title} ${day}`),
  );
}

/** Where several would have one id, their content tells them apart: their order may change. */
function distinctIds<T>(things: readonly T[], idOf: (thing: T) => string): ReadonlyMap<T, string> {
  const counts = new Map<string, number>();
  const count = (text: string) => {
    const before = counts.get(text) ?? 0;
    counts.set(text, before + 1);
    return before;
  };
  return new Map(
    things
      .map((thing) => ({ thing, id: idOf(thing), content: JSON.stringify(thing) }))
      .sort((one, other) => (one.content < other.content ? -1 : 1))
      .map(({ thing, id, content }) => {
        const same = count(id + content);
        return [thing, count(id) === 0 ? id : stableId(id, content, String(same))];
      }),
  );
}

/** The first instant of an ISO day at the school; an invalid date without a day. */
export function startOf(day: string, timeZone: string): Date {
  return new Date(day === '' ? NaN : instantOf(`${day}T00:00`, createClock(timeZone)));
}

export function startOfToday(timeZone: string): Date {
  return startOf(isoDay(dayAt(Date.now(), timeZone)), timeZone);
}

/** A UUID (version 8) of texts: the same ones have the same id on every server. */
export function stableId(...texts: readonly string[]): string {
  const hex = contentHash(JSON.stringify(texts));
  const [time, middle, low, high] = [hex.slice(0, 8), hex.slice(8, 12), hex.slice(13, 16), hex.slice(17, 20)];
  return `${time}-${middle}-8${low}-8${high}-${hex.slice(20, 32)}`;
}
