import type { Today } from '@school/contract';
import { dayAt, isoDay } from '@school/shared-deps/server';

import { texts } from '../settings/texts';
import { YOUR_CALENDAR } from './calendar-page';
import { dayAfter, describeDay } from './describe-day';
import type { ContentGenerator } from './generator';

/** A page that stays open for a weekend still knows the day. */
const DAYS = 4;

/** The lines of the days from today on; a school that has not written down its year has none. */
export const readToday: ContentGenerator<Today> = async ({ gateway, content, timeZone }) => {
  const year = content.current().profile.schoolYear;
  if (!year) return { version: '', generate: () => ({ days: [] }) };
  const [reading] = await gateway.readAll(['events/All']);
  const today = dayAt(Date.now(), timeZone);
  const generate = () => {
    let day = today;
    const days = Array.from({ length: DAYS }, () => {
      const line = describeDay(day, { year, events: reading?.body, timeZone });
      day = dayAfter(day);
      return { ...line, parts: [...line.parts, { text: texts.inYourCalendar, href: YOUR_CALENDAR }] };
    });
    return { days };
  };
  return { version: `${isoDay(today)} ${reading?.version}`, generate };
};
