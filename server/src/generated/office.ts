import type { Office } from '@school/contract';
import { dayAt, isoDay } from '@school/shared-deps/server';

import { formatHours, hoursOn } from './describe-day';
import type { ContentGenerator } from './generator';

/** The hours of the office in this season; a school that has not written down its year has none. */
export const readOffice: ContentGenerator<Office> = ({ content, timeZone }) => {
  const year = content.current().profile.schoolYear;
  const day = dayAt(Date.now(), timeZone);
  const generate = () => {
    const hours = year && hoursOn(day, year);
    return hours ? { hours: formatHours(hours) } : {};
  };
  return Promise.resolve({ version: isoDay(day), generate });
};
