import { instantOf, type Today } from '@school/contract';
import { YOUR_CALENDAR } from '@school/contract/subscriptions';
import { dayAt, isoDay } from '@school/shared-deps/server';

import { createClock } from '../settings/offsets-of';
import { texts } from '../settings/texts';
import { dayAfter, describeDay, startOf } from './describe-day';
import type { ContentGenerator } from './generator';

/** A page that stays open for a weekend still knows the day. */
const DAYS = 4;

/** The lines of the days from today on; a school that has not written down its year has none. */
export const readToday: ContentGenerator<Today> = async ({ gateway, content, timeZone }) => {
  const year = content.current().profile.schoolYear;
  if (!year) return { version: '', generate: () => ({ lines: [] }) };
  const [reading] = await gateway.readAll(['events/All']);
  const today = dayAt(Date.now(), timeZone);
  const clock = createClock(timeZone);
  const generate = () => {
    let day = today;
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
  return { version: `${isoDay(today)} ${reading?.version}`, generate };
};
