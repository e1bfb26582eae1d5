import type { Circular, NoticeSheet, SchoolEvent } from '@school/shared-deps/contract';
import { type Day, dayAt, dayOf, formatDay, isoDay, longMonths } from '@school/shared-deps/server';

import type { ContentGenerator } from './generator';
import { qrPath } from './qr-path';

/** More lines of either kind do not fit on one A4. */
const MAX_LINES = 12;

/** This month's circulars, the newest first, and events in their order. */
export const readNoticeSheet: ContentGenerator<NoticeSheet> = async (of, budgetMs) => {
  const today = dayAt(Date.now(), of.timeZone);
  const [circulars, events] = await Promise.all([
    of.gateway.read('circular/all', budgetMs),
    of.gateway.read('events/All', budgetMs),
  ]);
  const generate = () => {
    const { siteUrl } = of.content.current().profile;
    return {
      month: `${longMonths[today.month]} ${today.year}`,
      circulars: recordsOfMonth<Circular>(circulars?.body, today, of.timeZone)
        .filter(({ record }) => record.category === 'Circular')
        .reverse()
        .slice(0, MAX_LINES)
        .map(({ record, day }) => ({ title: record.title, day: formatDay(day), facts: '' })),
      events: recordsOfMonth<SchoolEvent>(events?.body, today, of.timeZone)
        .slice(0, MAX_LINES)
        .map(({ record, day }) => ({
          title: record.title,
          day: formatDay(day),
          facts: [record.time, record.venue].filter((fact) => fact !== '').join(', '),
        })),
      ...(siteUrl && { address: { url: siteUrl, code: qrPath(siteUrl) } }),
    };
  };
  return { version: [isoDay(today), circulars?.version, events?.version].join(' '), generate };
};

interface Dated<T> {
  record: T;
  day: Day;
}

/** The records of the month of a day, the oldest first. */
function recordsOfMonth<T extends { date: string }>(
  body: unknown,
  { year, month }: Day,
  timeZone: string,
): Dated<T>[] {
  const all = Array.isArray(body) ? (body as readonly T[]) : [];
  return all
    .flatMap((record) => {
      const day = dayOf(record.date, timeZone);
      return day?.year === year && day.month === month ? [{ record, day }] : [];
    })
    .sort((one, other) => one.day.day - other.day.day);
}
