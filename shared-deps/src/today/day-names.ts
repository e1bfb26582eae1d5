import { type Day, weekdayIndex } from '@school/contract';

import { longMonths } from '../format/month-names';
import { weekdayNames } from './weekday-names';

/** `28 November`, where the year is clear. */
export function formatDayInYear({ month, day }: Day): string {
  return `${day} ${longMonths[month] ?? ''}`;
}

/** `Saturday`. */
export function weekdayOf(day: Day): string {
  return weekdayNames[weekdayIndex(day)] ?? '';
}
