import type { NoticeSheet } from '@school/shared-deps/contract';
import { dayAt, isoDay, longMonths } from '@school/shared-deps/server';

import { entriesOf, textOf } from './entries';
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
  const month = isoDay(today).slice(0, '2026-11'.length);
  /** The records of this month, the newest first. */
  const linesOf = (page: string, body: unknown) =>
    entriesOf(page, body, of.timeZone)
      .filter(({ day }) => day.startsWith(month))
      .map(({ title, day, record }) => ({
        title,
        // `07/11/2026`
        day: day.split('-').reverse().join('/'),
        facts: [record['time'], record['venue']].map(textOf).filter(Boolean).join(', '),
      }));
  const generate = () => {
    const { siteUrl } = of.content.current().profile;
    return {
      month: `${longMonths[today.month]} ${today.year}`,
      circulars: linesOf('/Circular', circulars?.body).slice(0, MAX_LINES),
      events: linesOf('/Events', events?.body).toReversed().slice(0, MAX_LINES),
      ...(siteUrl && { address: { url: siteUrl, code: qrPath(siteUrl) } }),
    };
  };
  return { version: [isoDay(today), circulars?.version, events?.version].join(' '), generate };
};
