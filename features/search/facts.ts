import type { SchoolYear, SearchFact } from '@school/contract';
import {
  dayAfter,
  describeOfficeNow,
  describeOfficeOn,
  describeSchool,
  formatHours,
  formatLongDay,
  hoursOn,
} from '@school/server/derived/describe-day';
import { texts } from '@school/server/settings/texts';
import { type Day, dayOf, isoDay } from '@school/shared-deps/server';

/**
 * Answers of a minute: the hours of the office, whether there is school, and whether the office is open.
 * @param moment day and time at the school, such as `2026-11-23T20:15`.
 * @param notice the text of the notice in force, which comes first
 * @param named the day that the question names
 */
export function factsNow(
  schoolYear: SchoolYear | undefined,
  moment: string,
  notice: string | undefined,
  named?: Day,
): Partial<Record<SearchFact, string | undefined>> {
  const today = dayOf(moment, 'UTC');
  if (!schoolYear || !today) return { schoolDays: notice };
  const hours = hoursOn(today, schoolYear);
  const describe = (day: Day) => texts.dayAtSchool(formatLongDay(day), describeSchool(day, schoolYear));
  const tomorrow = dayAfter(today);
  const isLater = named !== undefined && isoDay(named) !== isoDay(tomorrow);
  const schoolDays = isLater
    ? texts.sentence(describe(named))
    : texts.daysAtSchool(describe(today), describe(tomorrow));
  const officeNow = named ? describeOfficeOn(named, schoolYear) : describeOfficeNow(moment, schoolYear);
  return {
    ...(hours && { officeHours: texts.onSchoolDays(formatHours(hours)) }),
    schoolDays: notice === undefined ? schoolDays : texts.byCalendar(notice, schoolDays),
    // a notice may say otherwise
    officeNow: notice === undefined ? officeNow : undefined,
  };
}
