import { type Day, dayOf, pad } from '@school/contract';

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
