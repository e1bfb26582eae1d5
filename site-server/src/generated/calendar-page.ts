import type { Block, Cell, PageContent, Period } from '@school/shared-deps/contract';
import { dayOf, formatDayInYear, weekdayOf } from '@school/shared-deps/server';

import { texts } from '../texts';
import type { GeneratorSources } from './generator';

const YOUR_CALENDAR_ID = 'in-your-own-calendar';

/** The part of Calendar that leads dates into a visitor's own calendar. */
export const YOUR_CALENDAR = `/Calendar#${YOUR_CALENDAR_ID}`;

const calendars = [
  { name: texts.calendars.all, address: '/calendar.ics' },
  { name: texts.calendars.events, address: '/calendar/events.ics' },
  { name: texts.calendars.holidays, address: '/calendar/holidays.ics' },
  { name: texts.calendars.examinations, address: '/calendar/exams.ics' },
];

/** The content of Calendar, with the ways into a visitor's own calendar and the dates of the school year. */
export function withDates(
  page: PageContent,
  { content, siteUrl }: Pick<GeneratorSources, 'content' | 'siteUrl'>,
): PageContent {
  const { schoolYear } = content.current().profile;
  const tables = (['holidays', 'examinations'] as const).flatMap((kind): Block[] => {
    const rows = (schoolYear?.[kind] ?? []).map((period) => [period.name, describe(period)]);
    const caption = texts.periodsOf[kind];
    return rows.length === 0 ? [] : [{ type: 'table', caption, columns: texts.periodColumns, rows }];
  });
  return {
    blocks: [
      ...page.blocks,
      { type: 'heading', level: 2, text: texts.yourCalendar, id: YOUR_CALENDAR_ID },
      { type: 'paragraph', text: siteUrl === undefined ? texts.subscribeByAddress : texts.subscribeOnce },
      {
        type: 'table',
        caption: texts.calendarTable,
        columns: siteUrl === undefined ? texts.calendarFileColumns : texts.calendarColumns,
        rows: calendars.map(({ name, address }) => [name, ...linksTo(name, address, siteUrl)]),
      },
      ...tables,
    ],
  };
}

function linksTo(name: string, address: string, siteUrl: string | undefined): Cell[] {
  if (siteUrl === undefined) return [{ text: address, href: address }];
  const url = siteUrl + address;
  const subscribed = url.replace(/^https:/, 'webcal:');
  const google = new URLSearchParams({ cid: subscribed }).toString();
  const outlook = new URLSearchParams({ url, name }).toString();
  return [
    { text: texts.onThisDevice(name), href: subscribed },
    { text: texts.inGoogle(name), href: `https://calendar.google.com/calendar/r?${google}` },
    { text: texts.inOutlook(name), href: `https://outlook.live.com/calendar/0/addfromweb?${outlook}` },
  ];
}

/** `Saturday, 23 May 2026 to Tuesday, 30 June 2026` */
function describe({ from, to = from }: Period): string {
  const days = [...new Set([from, to])].flatMap((each) => dayOf(each, 'UTC') ?? []);
  return days.map((day) => `${weekdayOf(day)}, ${formatDayInYear(day)} ${day.year}`).join(texts.to);
}
