import { isIsoDay } from './date';
import { createClock } from './time-zone';

export const weekdays = [
  'Sunday',
  'Monday',
  'Tuesday',
  'Wednesday',
  'Thursday',
  'Friday',
  'Saturday',
] as const;

/** A calendar day of the school. */
export interface Day {
  year: number;
  /** From 0, January. */
  month: number;
  day: number;
}

const ISO_DAY_LENGTH = 10;

/**
 * The day of a record in the school's time zone. A date or a time without a zone is that day everywhere.
 * @param date as the contract returns it: ISO day or moment, empty, or unreadable
 */
export function dayOf(date: string, timeZone: string): Day | undefined {
  if (!isIsoDay(date.slice(0, ISO_DAY_LENGTH))) return undefined;
  const plain = /^(\d{4})-(\d{2})-(\d{2})(?:T[\d:.]+)?$/.exec(date);
  if (plain) return { year: Number(plain[1]), month: Number(plain[2]) - 1, day: Number(plain[3]) };
  const instant = moment.test(date) ? Date.parse(date) : NaN;
  return Number.isNaN(instant) ? undefined : dayAt(instant, timeZone);
}

/** ISO with a zone: browsers agree on no other form. */
const moment = /^\d{4}-\d{2}-\d{2}T[\d:.]+(?:Z|[+-]\d{2}:\d{2})$/;

/** The day at an instant (epoch milliseconds) in the school's time zone. */
export function dayAt(instant: number, timeZone: string): Day {
  const local = new Date(instant + createClock(timeZone)(instant) * 60_000);
  return { year: local.getUTCFullYear(), month: local.getUTCMonth(), day: local.getUTCDate() };
}

/** From 0, Sunday. */
export function weekdayIndex({ year, month, day }: Day): number {
  return new Date(Date.UTC(year, month, day)).getUTCDay();
}

export function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** `2026-11-07`, for `<time dateTime>` and for sorting. */
export function isoDay({ year, month, day }: Day): string {
  return `${year}-${pad(month + 1)}-${pad(day)}`;
}
