import {
  type DayLine,
  nameWithClasses,
  type Period,
  recordAddress,
  type SchoolYear,
  weekdayIndex,
  weekdays,
} from '@school/contract';
import { type Day, dayOf, formatDayInYear, isoDay, weekdayOf } from '@school/shared-deps/server';

import { texts } from '../settings/texts';
import { entriesOf, textOf } from './entries';

type Part = DayLine['parts'][number];
type Hours = Pick<SchoolYear['office'][number], 'opens' | 'closes'>;

interface Calendar {
  year: SchoolYear;
  /** The records of the list. */
  events: unknown;
  timeZone: string;
}

/** A year and a day: longer no school is closed. */
const MAX_DAYS_AHEAD = 366;

/** `closed: Guru Nanak Jayanti`, and the events of the day. */
export function describeDay(day: Day, { year, events, timeZone }: Calendar): readonly Part[] {
  const ofDay = entriesOf('/Events', events, timeZone)
    .filter((event) => event.day === isoDay(day))
    .map((event) => ({
      text: texts.eventAt(event.title, shortTime(textOf(event.record['time']))),
      href: recordAddress('/Events', textOf(event.record['_id'])),
    }));
  return [{ text: describeSchool(day, year), isPlanned: true }, ...ofDay];
}

/** The lines of the office on a day; once it has closed, the line is of the next day. */
export function describeOfficeFrom(day: Day, year: SchoolYear): { from: string; text: string }[] {
  const closes = openHours(day, year)?.closes;
  const lines = [
    { from: startOf(day), text: describeOffice(day, year) },
    ...(closes === undefined
      ? []
      : [{ from: `${isoDay(day)}T${closes}`, text: describeOffice(dayAfter(day), year, 1) }]),
  ];
  return lines.flatMap(({ from, text }) => (text === undefined ? [] : [{ from, text }]));
}

/** A day and those that follow it. */
export function daysFrom(first: Day, count: number): Day[] {
  const days = [first];
  while (days.length < count) days.push(dayAfter(days.at(-1) ?? first));
  return days;
}

/** `2026-11-22T00:00` */
export function startOf(day: Day): string {
  return `${isoDay(day)}T00:00`;
}

/** `Sunday, 22 November` */
export function formatLongDay(day: Day): string {
  return `${weekdayOf(day)}, ${formatDayInYear(day)}`;
}

/** `Saturday, 23 May 2026 to Tuesday, 30 June 2026` */
export function formatPeriod({ from, to = from, time }: Period): string {
  const days = [...new Set([from, to])].flatMap((each) => dayOf(each, 'UTC') ?? []);
  const written = days.map((day) => `${formatLongDay(day)} ${day.year}`).join(texts.to);
  return time === undefined ? written : `${written}, ${time}`;
}

export function dayAfter({ year, month, day }: Day): Day {
  const next = new Date(Date.UTC(year, month, day + 1));
  return { year: next.getUTCFullYear(), month: next.getUTCMonth(), day: next.getUTCDate() };
}

/** Whether there is school, and the reason. */
export function describeSchool(day: Day, year: SchoolYear): string {
  const { holidays, examinations, meetings, reopenings } = year;
  const holiday = holidays.find((each) => isWithin(day, each));
  if (holiday) return texts.closedFor(holiday.name, untilOf(day, holiday));
  if (isWeekend(day, year)) return texts.closed;
  const written = [...examinations, ...meetings, ...reopenings]
    .filter((each) => isWithin(day, each))
    .map((each) => `${nameWithClasses(each)}${untilOf(day, each)}`);
  const isForAll = examinations.some((each) => isWithin(day, each) && !each.classes);
  return [...(isForAll ? [] : [texts.schoolDay]), ...written].join(' · ');
}

/** When the office is open, or opens again, from a day that is so many days ahead. */
function describeOffice(from: Day, year: SchoolYear, daysAhead = 0): string | undefined {
  let day = from;
  for (let ahead = daysAhead; ahead < MAX_DAYS_AHEAD; ahead += 1) {
    const hours = openHours(day, year);
    if (hours) return describeHours(day, ahead, hours);
    day = dayAfter(day);
  }
  return undefined;
}

/** Whether the office is open at a moment at the school, such as `2026-11-23T20:15`, and when it is. */
export function describeOfficeNow(moment: string, year: SchoolYear): string | undefined {
  const today = dayOf(moment, 'UTC');
  if (!today) return undefined;
  const hours = openHours(today, year);
  const [, time = ''] = moment.split('T');
  const isOver = hours !== undefined && hours.closes <= time;
  const office = isOver ? describeOffice(dayAfter(today), year, 1) : describeOffice(today, year);
  const isOpen = hours !== undefined && hours.opens <= time && !isOver;
  return office && texts.officeNow(isOpen, office);
}

/** `Saturday, 28 November: the office is open from 9:00 to 13:30.` */
export function describeOfficeOn(day: Day, year: SchoolYear): string | undefined {
  const hours = openHours(day, year);
  const isKnown = hours !== undefined || isClosed(day, year);
  if (!isKnown) return undefined;
  const office = hours ? texts.officeOpen(formatHours(hours)) : texts.officeClosed;
  return texts.sentence(texts.dayAtSchool(formatLongDay(day), office));
}

function describeHours(day: Day, ahead: number, { opens, closes }: Hours): string {
  if (ahead === 0) return texts.officeOpen(formatHours({ opens, closes }));
  if (ahead === 1) return texts.officeOpensTomorrow(shortTime(opens));
  return texts.officeOpensOn(formatLongDay(day), shortTime(opens));
}

/** `from 9:00 to 13:30` */
export function formatHours({ opens, closes }: Hours): string {
  return texts.hours(shortTime(opens), shortTime(closes));
}

/** The hours of the season. */
export function hoursOn(day: Day, { office }: SchoolYear): SchoolYear['office'][number] | undefined {
  return seasonOn(day, office);
}

/** The season of a day; the last one of a year goes on into the next year. */
export function seasonOn<T extends { from: string }>(day: Day, seasons: readonly T[]): T | undefined {
  const sorted = seasons.toSorted((one, other) => one.from.localeCompare(other.from));
  const inYear = isoDay(day).slice('2026-'.length);
  return sorted.findLast(({ from }) => from <= inYear) ?? sorted.at(-1);
}

/** The hours of a day of school; undefined for one on which the office stays closed. */
function openHours(day: Day, year: SchoolYear): SchoolYear['office'][number] | undefined {
  return isClosed(day, year) ? undefined : hoursOn(day, year);
}

function isClosed(day: Day, year: SchoolYear): boolean {
  return isWeekend(day, year) || year.holidays.some((each) => isWithin(day, each));
}

/** Whether there is no school on this day of the week. */
function isWeekend(day: Day, { closedOn }: SchoolYear): boolean {
  return closedOn.some((each) => each === weekdays[weekdayIndex(day)]);
}

function isWithin(day: Day, { from, to = from }: Period): boolean {
  return from <= isoDay(day) && isoDay(day) <= to;
}

/** ` until 3 January`, unless it ends that day. */
function untilOf(day: Day, { from, to = from }: Period): string {
  const last = dayOf(to, 'UTC');
  return last && to > isoDay(day) ? texts.until(formatDayInYear(last)) : '';
}

/** `9:00` of `09:00`. */
function shortTime(time: string): string {
  return time.replace(/^0(?=\d:)/, '');
}
