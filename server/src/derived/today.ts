import { createClock, instantOf, type Today } from '@school/contract';
import { YOUR_CALENDAR } from '@school/contract/subscriptions';
import { dayAt, months, weekdayOf } from '@school/shared-deps/server';

import { texts } from '../settings/texts';
import { daysFrom, describeDay, describeOfficeFrom, startOf } from './describe-day';
import type { ContentGenerator } from './generator';

/** A page that shows seven and stays open for a weekend still knows the days. */
const DAYS = 10;

/** The days from today on; a school that has not written down its year has none. */
export const readToday: ContentGenerator<Today> = ({ content, config: { timeZone } }, events) => {
  const year = content.current().profile.schoolYear;
  const calendar = { text: texts.inYourCalendar, href: YOUR_CALENDAR };
  if (!year) return { days: [], office: [], calendar };
  const clock = createClock(timeZone);
  const days = daysFrom(dayAt(Date.now(), timeZone), DAYS);
  return {
    days: days.map((day) => ({
      from: instantOf(startOf(day), clock),
      weekday: texts.shortWeekday(weekdayOf(day)),
      date: `${day.day} ${months[day.month] ?? ''}`,
      parts: describeDay(day, { year, events, timeZone }),
    })),
    office: days
      .flatMap((day) => describeOfficeFrom(day, year))
      .map(({ from, text }) => ({ from: instantOf(from, clock), text })),
    calendar,
  };
};
