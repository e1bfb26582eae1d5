import type { Profile, SearchFact } from '@school/contract';
import { dayAt, dayOf, formatDayInYear, isoDay, weekdayOf } from '@school/shared-deps/server';

import { formatHours, hoursOn } from '../generated/describe-day';
import { texts } from '../settings/texts';

/** Answers of a day that the server knows by itself. */
export function searchFacts(
  { phones, schoolYear }: Pick<Profile, 'phones' | 'schoolYear'>,
  now: number,
  timeZone: string,
): Partial<Record<SearchFact, string>> {
  const today = dayAt(now, timeZone);
  const hours = schoolYear && hoursOn(today, schoolYear);
  const coming = schoolYear?.holidays.filter(({ from, to = from }) => to >= isoDay(today)) ?? [];
  const [next] = coming.toSorted((one, other) => one.from.localeCompare(other.from));
  const day = next && dayOf(next.from, timeZone);
  return {
    telephone: phones.join(', '),
    ...(hours && { officeHours: texts.onSchoolDays(formatHours(hours)) }),
    ...(day && { nextHoliday: `${next.name}: ${weekdayOf(day)}, ${formatDayInYear(day)}` }),
  };
}
