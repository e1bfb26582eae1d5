import type { Office } from '@school/shared-deps/contract';
import { dayAt, isoDay } from '@school/shared-deps/server';

import { formatHours, hoursOn } from './describe-day';
import type { ReadMade } from './made-content';

/** The hours of the office in this season; a school that has not written down its year has none. */
export const readOffice: ReadMade<Office> = ({ content, timeZone }) => {
  const year = content.current().profile.schoolYear;
  const day = dayAt(Date.now(), timeZone);
  const make = () => {
    const hours = year && hoursOn(day, year);
    return hours ? { hours: formatHours(hours) } : {};
  };
  return Promise.resolve({ version: isoDay(day), make });
};
