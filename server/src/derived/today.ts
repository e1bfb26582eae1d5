import { createClock, instantOf, type Today } from '@school/contract';
import { YOUR_CALENDAR } from '@school/contract/subscriptions';
import { dayAt } from '@school/shared-deps/server';

import { texts } from '../settings/texts';
import { dayAfter, describeDay, startOf } from './describe-day';
import type { ContentGenerator } from './generator';

/** A page that stays open for a weekend still knows the day. */
const DAYS = 4;

/** The lines of the days from today on; a school that has not written down its year has none. */
export const readToday: ContentGenerator<Today> = async ({ gateway, content, config: { timeZone } }) => {
  const year = content.current().profile.schoolYear;
  if (!year) return { lines: [] };
  const [reading] = await gateway.readAll(['events/All']);
  const clock = createClock(timeZone);
  let day = dayAt(Date.now(), timeZone);
  const lines = Array.from({ length: DAYS }, () => {
    const ofDay = describeDay(day, { year, events: reading?.body, timeZone });
    day = dayAfter(day);
    return ofDay;
  });
  const link = { text: texts.inYourCalendar, href: YOUR_CALENDAR };
  const shown = lines.flat().map(({ from, parts }) => ({ from, parts: [...parts, link] }));
  const end = { from: startOf(day), parts: [] };
  return { lines: [...shown, end].map((line) => ({ ...line, from: instantOf(line.from, clock) })) };
};
