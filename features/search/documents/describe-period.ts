import type { Period } from '@school/contract';
import { dayOf, formatDayInYear, weekdayOf } from '@school/shared-deps/server';

import { texts } from './texts';

/** `from Monday, 21 December 2026 to Sunday, 3 January 2027`, as it is on a day. */
export function describePeriod({ from, to = from }: Period, today: string): string {
  const [first, last] = [formatLong(from), formatLong(to)];
  const days = from === to ? first : texts.fromTo(first, last);
  if (to < today) return texts.past(days);
  if (from > today) return days;
  return to > today ? texts.nowUntil(last) : texts.today(last);
}

function formatLong(iso: string): string {
  const day = dayOf(iso, 'UTC');
  return day ? `${weekdayOf(day)}, ${formatDayInYear(day)} ${day.year}` : iso;
}
