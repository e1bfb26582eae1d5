import ical from 'ical-generator';
import { tzlib_get_ical_block } from 'timezones-ical-library';

import { readTimes } from './read-times';

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
  url?: string;
}

/** Calendars look for changes after this time. */
const REFRESH_SECONDS = 3_600;
const DAY_MS = 86_400_000;
const END = 'END:VCALENDAR';

/** A calendar of events that are already written: the library takes milliseconds for a few of them. */
export function writeCalendar(name: string, timeZone: string, events: readonly string[]): string {
  const zone = zoneOf(timeZone);
  const head = ical({
    name,
    prodId: '//school-website//calendar//EN',
    ttl: REFRESH_SECONDS,
    ...(zone && { timezone: { name: zone.id, generator: () => zone.block } }),
  }).toString();
  return `${head.slice(0, head.lastIndexOf(END))}${events.join('')}${END}\r\n`;
}

/**
 * One event of a calendar, its lines folded. It lasts the whole day where the school has written no time.
 * @param stamp a calendar replaces an event by one with a later stamp
 */
export function writeEvent(event: CalendarEvent, stamp: Date, timeZone: string): string {
  const { uid, title, text, from, to, time, place, url } = event;
  const [times, zone] = [readTimes(time), zoneOf(timeZone)];
  // a time that cannot be read is left to people
  const description = [times ? '' : time, text].filter((each) => each !== '').join('\n');
  const after = new Date(Date.parse(to) + DAY_MS).toISOString().slice(0, 10);
  const calendar = ical();
  // the library writes local times as they are
  calendar.createEvent({
    id: uid,
    summary: title,
    location: place,
    ...(description !== '' && { description }),
    allDay: times === undefined,
    start: `${from}T${times?.start ?? '00:00'}:00`,
    ...(times === undefined && { end: `${after}T00:00:00` }),
    ...(times?.end !== undefined && { end: `${to}T${times.end}:00` }),
    ...(zone ? { timezone: zone.id } : { floating: true }),
    ...(url !== undefined && { url }),
    stamp,
  });
  const written = calendar.toString();
  return written.slice(written.indexOf('BEGIN:VEVENT'), written.lastIndexOf(END));
}

/** The VTIMEZONE of a zone and its id in it; undefined for a zone that the library does not know. */
function zoneOf(timeZone: string): { id: string; block: string } | undefined {
  const [block, line] = tzlib_get_ical_block(timeZone);
  return block && line ? { id: line.slice('TZID='.length), block } : undefined;
}
