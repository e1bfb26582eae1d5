import type { Day } from '@school/contract';

import { longMonths } from '../format/dates';

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;

/** `28 November`, where the year is clear. */
export function formatDayInYear({ month, day }: Day): string {
  return `${day} ${longMonths[month] ?? ''}`;
}

/** `Saturday`. */
export function weekdayOf({ year, month, day }: Day): string {
  return weekdays[new Date(Date.UTC(year, month, day)).getUTCDay()] ?? '';
}
