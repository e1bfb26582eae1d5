import type { SchoolYear, SearchFact } from '@school/contract';
import {
  dayAfter,
  describeOfficeNow,
  describeSchool,
  formatLongDay,
} from '@school/server/generated/describe-day';
import { texts } from '@school/server/settings/texts';
import { type Day, dayOf } from '@school/shared-deps/server';

/**
 * Answers of a minute: whether there is school, and whether the office is open.
 * @param moment day and time at the school, such as `2026-11-23T20:15`.
 * @param notice the text of the notice in force, which comes first
 */
export function factsNow(
  schoolYear: SchoolYear | undefined,
  moment: string,
  notice: string | undefined,
): Partial<Record<SearchFact, string | undefined>> {
  const today = dayOf(moment, 'UTC');
  if (!schoolYear || !today) return { schoolDays: notice };
  const describe = (day: Day) => texts.dayAtSchool(formatLongDay(day), describeSchool(day, schoolYear));
  const schoolDays = texts.daysAtSchool(describe(today), describe(dayAfter(today)));
  return {
    schoolDays: notice === undefined ? schoolDays : texts.byCalendar(notice, schoolDays),
    // a notice may say otherwise
    officeNow: notice === undefined ? describeOfficeNow(moment, schoolYear) : undefined,
  };
}
