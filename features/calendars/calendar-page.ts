import type { Cell, ContentBlock, PageContent } from '@school/contract';
import { calendars, subscribeAddresses, YOUR_CALENDAR_ID } from '@school/contract/subscriptions';
import { classLinks } from '@school/server/derived/class-content';
import type { GeneratorSources } from '@school/server/derived/generator';
import { byStart, periodTable } from '@school/server/derived/period-table';
import { texts } from '@school/server/settings/texts';
import { dayAt, isoDay } from '@school/shared-deps/server';

import { periodKinds } from './dates';

/** Address of the calendar of all dates. */
const ALL = '/calendar.ics';

/**
 * The content of Calendar. Before it come the dates of the school year from today on, the soonest first.
 * After it come the ways into a visitor's own calendar, and what is over.
 */
export function withDates({ content, config }: GeneratorSources): PageContent | undefined {
  const { siteUrl, timeZone } = config;
  const { profile, pages } = content.current();
  const page = pages['calendar'] as PageContent | undefined;
  if (page === undefined) return undefined;
  const today = isoDay(dayAt(Date.now(), timeZone));
  const tablesOf = (isOver: boolean) =>
    periodKinds
      .map((kind) => ({
        caption: texts.periodsOf[kind][isOver ? 'over' : 'coming'],
        periods: (profile.schoolYear?.[kind] ?? [])
          .filter(({ from, to = from }) => to < today === isOver)
          .sort(byStart),
      }))
      .filter(({ periods }) => periods.length > 0)
      .sort(({ periods: [one] }, { periods: [other] }) => one?.from.localeCompare(other?.from ?? '') ?? 0)
      .map(({ caption, periods }) => ({ ...periodTable(caption, periods), isFolded: isOver }));
  return {
    blocks: [
      ...tablesOf(false),
      ...(profile.schoolYear ? chooseClass() : []),
      ...page.blocks,
      { type: 'heading', level: 2, text: texts.yourCalendar, id: YOUR_CALENDAR_ID },
      { type: 'paragraph', text: siteUrl === undefined ? texts.subscribeByAddress : texts.subscribeOnce },
      {
        type: 'table',
        caption: texts.calendarTable,
        columns: texts.calendarColumns,
        rows: linkRows(siteUrl),
      },
      ...tablesOf(true),
    ],
  };
}

function chooseClass(): ContentBlock[] {
  return [
    { type: 'heading', level: 2, text: texts.ofClass.choose, id: 'your-class' },
    { type: 'links', items: classLinks() },
  ];
}

/** Each row has one link: on phones it is as large as the row. */
function linkRows(siteUrl: string | undefined): Cell[][] {
  const row = (name: string, text: string, href: string) => [name, { text, href }];
  const named = Object.entries(calendars).map(([address, kind]) => [texts.calendars[kind], address] as const);
  // a complete address would not fit where text is enlarged
  const fileOf = (address: string) => address.slice(address.lastIndexOf('/') + 1);
  if (siteUrl === undefined) return named.map(([name, address]) => row(name, fileOf(address), address));
  const { webcal, google } = subscribeAddresses(siteUrl, ALL);
  const outlook = new URLSearchParams({ url: `${siteUrl}${ALL}` }).toString();
  const [inGoogle, onPhones, inOutlook, elsewhere] = texts.allDatesIn;
  return [
    row(inGoogle, 'calendar.google.com', google),
    row(onPhones, texts.subscribeTo(texts.calendars.all), webcal),
    row(inOutlook, 'outlook.live.com', `https://outlook.live.com/calendar/0/addfromweb?${outlook}`),
    ...named
      .filter(([, address]) => address !== ALL)
      .map(([name, address]) =>
        row(name, texts.subscribeTo(name), subscribeAddresses(siteUrl, address).webcal),
      ),
    row(elsewhere, fileOf(ALL), siteUrl + ALL),
  ];
}
