import type { Gateway } from '@school/gateway/gateway';
import type { SearchFact } from '@school/shared-deps/contract';
import { dayAt, dayOf, formatDayInYear, isoDay, weekdayOf } from '@school/shared-deps/server';

import type { OwnContent } from '../content';
import { readOffice } from '../generated/office';
import { texts } from '../texts';

interface FactSources {
  gateway: Pick<Gateway, 'read'>;
  content: Pick<OwnContent, 'current' | 'version'>;
  timeZone: string;
}

/** Answers that the server knows by itself. */
export async function readSearchFacts(of: FactSources): Promise<Partial<Record<SearchFact, string>>> {
  const { phones, schoolYear } = of.content.current().profile;
  const { hours } = (await readOffice(of, 0)).generate();
  const today = isoDay(dayAt(Date.now(), of.timeZone));
  const coming = schoolYear?.holidays.filter(({ from, to = from }) => to >= today) ?? [];
  const [next] = coming.toSorted((one, other) => one.from.localeCompare(other.from));
  const day = next && dayOf(next.from, of.timeZone);
  return {
    telephone: phones.join(', '),
    ...(hours !== undefined && { officeHours: texts.onSchoolDays(hours) }),
    ...(day && { nextHoliday: `${next.name}: ${weekdayOf(day)}, ${formatDayInYear(day)}` }),
  };
}
