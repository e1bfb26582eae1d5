import type { Office } from '@school/contract';
import { dayAt } from '@school/shared-deps/server';

import { momentAt } from '../settings/offsets-of';
import { describeOfficeNow, formatHours, hoursOn } from './describe-day';
import type { ContentGenerator } from './generator';

/** The hours of the office, and whether it is open now. Without a year in the profile there are none. */
export const readOffice: ContentGenerator<Office> = ({ content, config: { timeZone } }) => {
  const year = content.current().profile.schoolYear;
  const now = Date.now();
  const hours = year && hoursOn(dayAt(now, timeZone), year);
  const line = year && describeOfficeNow(momentAt(now, timeZone), year);
  return { ...(hours && { hours: formatHours(hours) }), ...(line && { now: line }) };
};
