import type { Gateway } from '@school/gateway/gateway';
import type { RouteData } from '@school/shared-deps';
import type { SchoolEvent, SchoolYear } from '@school/shared-deps/contract';
import type { CalendarEvent } from '@school/subscriptions/calendar';
import { stableId } from '@school/subscriptions/stable-id';

import { entriesOf, type Entry } from '../found/entries';
import { pathOf } from '../found/subject';

/** The provider's answer for a list. */
export type List = NonNullable<Awaited<ReturnType<Gateway['read']>>>;

/** The dates of a school as calendars show them. */
export interface DateOptions {
  schoolCode: string;
  timeZone: string;
  routes: readonly RouteData[];
  /** The site's address, or empty. */
  base: string;
}

/** An event of a list, with the id by which its card names it. */
interface NamedEvent {
  id: string;
  event: CalendarEvent;
}

/** A calendar has the newest ones. */
const MAX_EVENTS = 2_000;

/** The records of a list as links show them, the newest first. */
export function entriesIn(page: string, key: string, list: List, timeZone: string): readonly Entry[] {
  const records = list.body as readonly unknown[];
  const route: RouteData = { path: page, title: '', trail: [], resources: [key] };
  return entriesOf(route, { [key]: { records, at: list.at } }, timeZone);
}

export function eventsIn(list: List, options: DateOptions): NamedEvent[] {
  const uidOf = createUids('event', options);
  return (
    entriesIn('/Events', 'events/All', list, options.timeZone)
      .filter(({ day }) => day !== '')
      .slice(0, MAX_EVENTS)
      // counted from the first one, they stay as they are when later ones are added
      .toReversed()
      .map((entry) => {
        const { title, text, day, record } = entry;
        const { _id: id, time, venue: place } = record as unknown as SchoolEvent;
        const uid = uidOf(id || `${title} ${day.slice(0, 4)}`);
        const url = addressOf('/Events', options, entry);
        return { id, event: { uid, title, text, from: day, to: day, time, place, ...url } };
      })
  );
}

/** A holiday or an examination is another one when it has another name or year. */
export function periodsIn(
  kind: 'holidays' | 'examinations',
  year: SchoolYear | undefined,
  options: DateOptions,
): CalendarEvent[] {
  const uidOf = createUids(kind, options);
  const url = addressOf('/Calendar', options);
  return (year?.[kind] ?? []).map(({ from, to = from, name }) => {
    const uid = uidOf(`${name} ${from.slice(0, 4)}`);
    return { uid, title: name, text: '', from, to, time: '', place: '', ...url };
  });
}

/** Ids of records by their names. Those with one name are counted. */
export function createUids(kind: string, { schoolCode }: DateOptions): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return stableId(schoolCode, kind, name, String(count));
  };
}

function addressOf(page: string, { base, routes }: DateOptions, entry?: Entry): { url?: string } {
  const route = routes.find(({ path }) => path === page);
  return base === '' || route === undefined
    ? {}
    : { url: base + pathOf(route, new URLSearchParams(), entry) };
}
