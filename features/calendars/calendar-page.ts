import type { Block, Cell, PageContent, Period } from '@school/contract';
import { calendars, YOUR_CALENDAR_ID } from '@school/contract/subscriptions';
import type { GeneratorSources } from '@school/server/generated/generator';
import { texts } from '@school/server/settings/texts';
import { dayOf, formatDayInYear, weekdayOf } from '@school/shared-deps/server';

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
        columns: texts.calendarColumns,
        rows: linkRows(siteUrl),
      },
      ...tables,
    ],
  };
}

/** Each row has one link: on phones it is as large as the row. */
function linkRows(siteUrl: string | undefined): Cell[][] {
  const row = (name: string, text: string, href: string) => [name, { text, href }];
  const named = Object.entries(calendars).map(([address, kind]) => ({
    name: texts.calendars[kind],
    address,
  }));
  // a whole address would not fit where text is enlarged
  const fileOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);
  if (siteUrl === undefined) return named.map(({ name, address }) => row(name, fileOf(address), address));
  const webcal = siteUrl.replace(/^https:/, 'webcal:');
  const google = new URLSearchParams({ cid: `${webcal}/calendar.ics` }).toString();
  const outlook = new URLSearchParams({ url: `${siteUrl}/calendar.ics` }).toString();
  const [inGoogle, inOutlook] = texts.allDatesIn;
  return [
    ...named.map(({ name, address }) => row(name, texts.subscribeTo(name), webcal + address)),
    row(inGoogle, 'calendar.google.com', `https://calendar.google.com/calendar/r?${google}`),
    row(inOutlook, 'outlook.live.com', `https://outlook.live.com/calendar/0/addfromweb?${outlook}`),
  ];
}

/** `Saturday, 23 May 2026 to Tuesday, 30 June 2026` */
function describe({ from, to = from }: Period): string {
  const days = [...new Set([from, to])].flatMap((each) => dayOf(each, 'UTC') ?? []);
  return days.map((day) => `${weekdayOf(day)}, ${formatDayInYear(day)} ${day.year}`).join(texts.to);
}
