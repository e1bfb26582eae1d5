import type { Circular, NoticeSheet, SchoolEvent } from '@school/shared-deps/contract';
import { type Day, dayAt, dayOf, formatDay, isoDay, longMonths } from '@school/shared-deps/server';

import type { MadeOf, ReadMade } from './made-content';
import { qrPath } from './qr-path';

/** More lines of either kind do not fit on one A4. */
const MAX_LINES = 12;

/** This month's circulars, the newest first, and events in their order. */
export const readNoticeSheet: ReadMade<NoticeSheet> = async (of, budgetMs) => {
  const today = dayAt(Date.now(), of.timeZone);
  const [circulars, events] = await Promise.all([
    readMonth<Circular>('circular/all', of, today, budgetMs),
    readMonth<SchoolEvent>('events/All', of, today, budgetMs),
  ]);
  const { siteUrl } = of.content.current().profile;
  const value = {
    month: `${longMonths[today.month]} ${today.year}`,
    circulars: circulars.records
      .filter(({ record }) => record.category === 'Circular')
      .reverse()
      .slice(0, MAX_LINES)
      .map(({ record, day }) => ({ title: record.title, day: formatDay(day), facts: '' })),
    events: events.records.slice(0, MAX_LINES).map(({ record, day }) => ({
      title: record.title,
      day: formatDay(day),
      facts: [record.time, record.venue].filter((fact) => fact !== '').join(', '),
    })),
    ...(siteUrl && { address: { url: siteUrl, code: qrPath(siteUrl) } }),
  };
  return { value, version: [isoDay(today), circulars.version, events.version].join(' ') };
};

interface Dated<T> {
  record: T;
  day: Day;
}

/** The records of the month of a day, the oldest first. */
async function readMonth<T extends { date: string }>(
  key: string,
  { gateway, timeZone }: MadeOf,
  { year, month }: Day,
  budgetMs: number,
): Promise<{ records: Dated<T>[]; version: string }> {
  const reading = await gateway.read(key, budgetMs);
  const all = Array.isArray(reading?.body) ? (reading.body as readonly T[]) : [];
  const records = all
    .flatMap((record) => {
      const day = dayOf(record.date, timeZone);
      return day?.year === year && day.month === month ? [{ record, day }] : [];
    })
    .sort((one, other) => one.day.day - other.day.day);
  return { records, version: reading?.version ?? '' };
}
