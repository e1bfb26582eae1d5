import type { Period, Profile, SchoolYear, SearchFact } from '@school/contract';
import {
  dayAfter,
  describeOfficeNow,
  describeSchool,
  formatHours,
  formatLongDay,
  hoursOn,
} from '@school/server/generated/describe-day';
import { texts } from '@school/server/settings/texts';
import { type Day, dayAt, dayOf, isoDay } from '@school/shared-deps/server';

type SearchFacts = Partial<Record<SearchFact, string>>;

/** Answers of a day that the server knows by itself. */
export function searchFacts(
  { phones, email, address, schoolYear }: Pick<Profile, 'phones' | 'email' | 'address' | 'schoolYear'>,
  now: number,
  timeZone: string,
): SearchFacts {
  const today = dayAt(now, timeZone);
  const hours = schoolYear && hoursOn(today, schoolYear);
  const nextHoliday = describeNext(schoolYear?.holidays, today);
  const nextExamination = describeNext(schoolYear?.examinations, today);
  return {
    ...{ telephone: phones.join(', '), email, address: address.join(', ') },
    ...(hours && { officeHours: texts.onSchoolDays(formatHours(hours)) }),
    ...(nextHoliday && { nextHoliday }),
    ...(nextExamination && { nextExamination }),
  };
}

/**
 * Answers of a minute: whether there is school, and whether the office is open.
 * @param moment day and time at the school, such as `2026-11-23T20:15`.
 * @param notice the text of the notice in force, which comes first
 */
export function factsNow(
  schoolYear: SchoolYear | undefined,
  moment: string,
  notice: string | undefined,
): SearchFacts {
  const today = dayOf(moment, 'UTC');
  if (!schoolYear || !today) return notice === undefined ? {} : { schoolDays: notice };
  const tomorrow = dayAfter(today);
  const describe = (day: Day) => texts.dayAtSchool(formatLongDay(day), describeSchool(day, schoolYear));
  const schoolDays = texts.daysAtSchool(describe(today), describe(tomorrow));
  if (notice !== undefined) return { schoolDays: texts.byCalendar(notice, schoolDays) };
  const officeNow = describeOfficeNow(moment, schoolYear);
  return { schoolDays, ...(officeNow !== undefined && { officeNow }) };
}

/** The first of the periods that are not over. */
function describeNext(periods: readonly Period[] = [], today: Day): string | undefined {
  const coming = periods.filter(({ from, to = from }) => to >= isoDay(today));
  const [next] = coming.toSorted((one, other) => one.from.localeCompare(other.from));
  const days = [next?.from, next?.to].flatMap((iso) => (iso ? (dayOf(iso, 'UTC') ?? []) : []));
  return next && `${next.name}: ${days.map(formatLongDay).join(texts.to)}`;
}
