import type { SchoolEvent } from '@school/shared-deps/contract';
import type { CalendarEvent } from '@school/subscriptions/calendar';
import { stableId } from '@school/subscriptions/stable-id';

import { pathOf } from '../found/subject';
import { entriesOf } from '../generated/entries';
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

/** Events, the oldest first; with an id, the one whose card has it. */
export function eventsIn(source: Source, wanted?: string): CalendarEvent[] {
  const { config, base, releases } = source;
  const uidOf = createIds('event', source);
  const page = releases.current().routes.find(({ path }) => path === '/Events');
  const newest = entriesOf('/Events', source.records, config.timeZone).filter(({ day }) => day !== '');
  // counted from the oldest, they stay as they are when others are added
  return newest
    .slice(0, MAX_EVENTS)
    .toReversed()
    .flatMap((entry) => {
      const { title, text, day, record } = entry;
      const { _id: id, time, venue: place } = record as unknown as SchoolEvent;
      if (wanted !== undefined && id !== wanted) return [];
      const uid = uidOf(id || `${title} ${day.slice(0, 4)}`);
      const url = base !== '' && page && base + pathOf(page, new URLSearchParams(), entry);
      const dates = { from: day, to: day, time, place };
      return { uid, title, text: text.slice(0, MAX_TEXT_LENGTH), ...dates, ...(url && { url }) };
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
export function createIds(kind: string, { config }: Pick<Source, 'config'>): (name: string) => string {
  const counts = new Map<string, number>();
  return (name) => {
    const count = (counts.get(name) ?? 0) + 1;
    counts.set(name, count);
    return stableId(config.schoolCode, kind, name, String(count));
  };
}
