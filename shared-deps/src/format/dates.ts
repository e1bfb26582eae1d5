import { type Day, dayOf, pad } from '@school/contract';

export const longMonths = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** Months as the filters name them (`en-GB` would say "Sept"). */
export const months: readonly string[] = longMonths.map((month) => month.slice(0, 3));

/** A record's day as pages show it: one that cannot be read has the specification's placeholder (spec §8). */
export type ShownDay = Day | 'unreadable';
export const UNREADABLE_DAY = 'DD.MM.YYYY';

/** As `dayOf`, and nothing only for a record without a date. */
export function shownDayOf(date: string, timeZone: string): ShownDay | undefined {
  return dayOf(date, timeZone) ?? (date === '' ? undefined : 'unreadable');
}

/** `07/11/2026` (spec §9: day/month/year, zero padded). */
export function formatDay({ year, month, day }: Day): string {
  return `${pad(day)}/${pad(month + 1)}/${year}`;
}
