import { readTimes } from '@school/shared-deps/server';
import ical, { type ICalEventData } from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';

/** An event, a holiday or an examination. Days are ISO days of the school; the last one belongs to it. */
export interface CalendarEvent {
  /** The same one whatever else changes. */
  uid: string;
  title: string;
  text: string;
  from: string;
  to: string;
  /** As the school writes it, such as `09:30`. */
  time: string;
  place: string;
  /** Absolute; left out where the site does not know its address. */
  url?: string | undefined;
}

/** A calendar has the newest ones. */
export const MAX_EVENTS = 500;
/** Calendars look for changes after this time. */
const REFRESH_SECONDS = 3_600;
const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

/**
 * A calendar of events, its lines folded.
 * @param stamp a calendar replaces an event by one with a later stamp
 */
export function writeCalendar(
  name: string,
  events: readonly CalendarEvent[],
  { timeZone, stamp, description }: { timeZone: string; stamp: Date; description?: string | undefined },
): string {
  // all names of a zone have one id; times in a zone that the library does not know are local
  const [block = '', line] = tzlib_get_ical_block(timeZone);
  const zone = line?.slice('TZID='.length);
  const calendar = ical({
    name,
    prodId: '//school-website//calendar//EN',
    ttl: REFRESH_SECONDS,
    ...(description !== undefined && { description }),
    ...(zone && { timezone: { name: zone, generator: () => block } }),
  });
  const place = zone ? { timezone: zone } : { floating: true };
  // the library writes a date as the process has it, and leaves out that a stamp is in UTC
  const written = stamp.toISOString().slice(0, 19);
  for (const event of events) calendar.createEvent({ ...eventData(event), ...place, stamp: written });
  return `${calendar.toString().replaceAll(/^DTSTAMP:\d{8}T\d{6}(?=\r)/gm, '$&Z')}\r\n`;
}

/** An event lasts all day where the school has written no time. It lasts an hour where there is no end. */
function eventData({ uid, title, text, from, to, time, place, url }: CalendarEvent): ICalEventData {
  const times = readTimes(time);
  // a time that cannot be read is left to people
  const description = [times ? '' : time, text].filter((each) => each !== '').join('\n');
  const start = `${from}T${times?.start ?? '00:00'}:00`;
  const last = `${to}T${times?.end ?? '00:00'}:00`;
  // past midnight, and all day, it ends on the next day
  const end = later(last, times && last > start ? 0 : DAY_MS);
  return {
    id: uid,
    summary: title,
    location: place,
    ...(description !== '' && { description }),
    allDay: times === undefined,
    // the library writes local times as they are
    start,
    end: times && times.end === undefined ? later(start, HOUR_MS) : end,
    ...(url !== undefined && { url }),
  };
}

/** A local time that is so much later. */
function later(time: string, ms: number): string {
  return new Date(Date.parse(`${time}Z`) + ms).toISOString().slice(0, 19);
}
