/** Months as the filters name them (`en-GB` would say "Sept"). */
export const months = [
  'Jan',
  'Feb',
  'Mar',
  'Apr',
  'May',
  'Jun',
  'Jul',
  'Aug',
  'Sep',
  'Oct',
  'Nov',
  'Dec',
] as const;
export type Month = (typeof months)[number];

const longMonths = [
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

/** A calendar day of the school. */
export interface Day {
  year: number;
  /** From 0, January. */
  month: number;
  day: number;
}

/**
 * The day of a record in the school's time zone: a date without a time is that day, wherever the visitor is.
 * @param date ISO day or instant, or empty
 */
export function dayOf(date: string, timeZone: string): Day | undefined {
  const plain = /^(\d{4})-(\d{2})-(\d{2})$/.exec(date);
  if (plain) return { year: Number(plain[1]), month: Number(plain[2]) - 1, day: Number(plain[3]) };
  const instant = Date.parse(date);
  return Number.isNaN(instant) ? undefined : dayAt(instant, timeZone);
}

/** The day at an instant (epoch milliseconds) in the school's time zone. */
export function dayAt(instant: number, timeZone: string): Day {
  const parts = formatterOf(timeZone).formatToParts(instant);
  const part = (type: string) => Number(parts.find((each) => each.type === type)?.value);
  return { year: part('year'), month: part('month') - 1, day: part('day') };
}

/** `07/11/2026` (spec §9: day/month/year, zero padded). */
export function formatDay({ year, month, day }: Day): string {
  return `${pad(day)}/${pad(month + 1)}/${year}`;
}

/** `November 7, 2026`, as e-books are dated (spec §2: long month name, day, year). */
export function formatLongDay({ year, month, day }: Day): string {
  return `${longMonths[month] ?? ''} ${day}, ${year}`;
}

export function pad(value: number): string {
  return String(value).padStart(2, '0');
}

/** `2026-11-07`, for `<time dateTime>` and for sorting. */
export function isoDay({ year, month, day }: Day): string {
  return `${year}-${pad(month + 1)}-${pad(day)}`;
}

const formatters = new Map<string, Intl.DateTimeFormat>();

function formatterOf(timeZone: string): Intl.DateTimeFormat {
  const known = formatters.get(timeZone);
  if (known) return known;
  const made = new Intl.DateTimeFormat('en-GB', {
    timeZone,
    year: 'numeric',
    month: 'numeric',
    day: 'numeric',
  });
  formatters.set(timeZone, made);
  return made;
}
