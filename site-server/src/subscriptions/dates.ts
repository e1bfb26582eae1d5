import type { RouteData } from '@school/shared-deps';
import type { SchoolEvent } from '@school/shared-deps/contract';
import type { CalendarEvent } from '@school/subscriptions/calendar';
import { stableId } from '@school/subscriptions/stable-id';

import type { OwnContent } from '../content';
import { entriesOf, type Entry } from '../found/entries';
import { pathOf } from '../found/subject';
import type { ReadNotice } from '../notice/urgent-notice';

/** A calendar or a feed with everything that it is made of. */
export interface Source {
  address: string;
  /** The records of its list. */
  records: readonly unknown[];
  routes: readonly RouteData[];
  content: Pick<OwnContent, 'current'>;
  readNotice: ReadNotice;
  schoolCode: string;
  timeZone: string;
  /** The site's address, or empty. */
  base: string;
}

/** A calendar has the newest ones. */
const MAX_EVENTS = 2_000;
/** A longer text of an event ends on its page. */
const MAX_TEXT_LENGTH = 1_000;

/** The records of a page's list, the newest first. */
export function entriesIn(page: string, key: string, { records, timeZone }: Source): readonly Entry[] {
  return entriesOf(
    { path: page, title: '', trail: [], resources: [key] },
    { [key]: { records, at: 0 } },
    timeZone,
  );
}

/** Events with the ids by which their cards name them, the oldest first. */
export function eventsIn(source: Source): (CalendarEvent & { id: string })[] {
  const uidOf = createIds('event', source);
  const page = source.routes.find(({ path }) => path === '/Events');
  const newest = entriesIn('/Events', 'events/All', source).filter(({ day }) => day !== '');
  // counted from the oldest, they stay as they are when others are added
  return newest
    .slice(0, MAX_EVENTS)
    .toReversed()
    .map((entry) => {
      const { title, text, day, record } = entry;
      const { _id: id, time, venue: place } = record as unknown as SchoolEvent;
      const uid = uidOf(id || `${title} ${day.slice(0, 4)}`);
      const url = source.base !== '' && page && source.base + pathOf(page, new URLSearchParams(), entry);
      const dates = { from: day, to: day, time, place };
      return { id, uid, title, text: text.slice(0, MAX_TEXT_LENGTH), ...dates, ...(url && { url }) };
    });
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
export function createIds(
  kind: string,
  { schoolCode }: Pick<Source, 'schoolCode'>,
): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return stableId(schoolCode, kind, name, String(count));
  };
}
