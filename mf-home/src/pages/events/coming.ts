import { type Day, isoDay, type SchoolEvent } from '@school/shared-deps';
import type { Listed } from '@school/shared-deps/lists';

/** How many events at the beginning of a list, which has the newest first, are today or to come. */
export function countComing(events: readonly Listed<SchoolEvent>[], today: Day): number {
  const past = events.findIndex(({ day }) => day === undefined || isoDay(day) < isoDay(today));
  return past < 0 ? events.length : past;
}
