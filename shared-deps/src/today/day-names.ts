import type { Day } from '@school/contract';

import { longMonths } from '../format/month-names';
import { weekdayNames } from './weekday-names';

/** `28 November`, where the year is clear. */
export function formatDayInYear({ month, day }: Day): string {
  return `${day} ${longMonths[month] ?? ''}`;
}

/** `Saturday`. */
export function weekdayOf({ year, month, day }: Day): string {
  return weekdayNames[new Date(Date.UTC(year, month, day)).getUTCDay()] ?? '';
}
