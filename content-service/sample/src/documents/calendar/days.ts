import type { CalendarEntry } from './sessions';

const inUtc = (day: string) => new Date(`${day}T00:00:00Z`);
const formatOf = (options: Intl.DateTimeFormatOptions) => {
  const format = new Intl.DateTimeFormat('en-GB', { ...options, timeZone: 'UTC' });
  return (day: string) => format.format(inUtc(day));
};

const dayAndMonth = formatOf({ day: 'numeric', month: 'long' });
export const weekday = formatOf({ weekday: 'long' });
export const monthAndYear = formatOf({ month: 'long', year: 'numeric' });

/** The twelve months of the session that begins in March of this year, as `2026-03`. */
export function monthsOf(year: number): string[] {
  return Array.from({ length: 12 }, (_, index) =>
    new Date(Date.UTC(year, 2 + index, 1)).toISOString().slice(0, 7),
  );
}

/** The days of a month such as `2026-03`, as ISO days. */
export function daysOf(month: string): string[] {
  const first = inUtc(`${month}-01`);
  const count = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  return Array.from({ length: count }, (_, index) => `${month}-${String(index + 1).padStart(2, '0')}`);
}

/** Sunday is 0. */
export const weekdayNumber = (day: string) => inUtc(day).getUTCDay();

export const covers = ({ from, to }: CalendarEntry, day: string) => day >= from && day <= (to ?? from);

/** `21 to 25 October`, `23 May to 30 June` or `7 September`. */
export function spanOf({ from, to }: CalendarEntry): string {
  if (to === undefined) return dayAndMonth(from);
  const sameMonth = from.slice(0, 7) === to.slice(0, 7);
  return `${sameMonth ? Number(from.slice(8)) : dayAndMonth(from)} to ${dayAndMonth(to)}`;
}
