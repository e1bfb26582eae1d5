import type { PageContent } from '@school/contract';
import { YOUR_CALENDAR } from '@school/contract/subscriptions';
import type { GeneratorSources } from '@school/server/derived/generator';

import { withDates } from './calendar-page';

const page: PageContent = { blocks: [{ type: 'paragraph', text: 'The calendars of the session.' }] };
const schoolYear = {
  closedOn: [],
  office: [],
  holidays: [
    { from: '2026-11-24', name: 'Guru Nanak Jayanti' },
    { from: '2026-12-21', to: '2027-01-03', name: 'Winter break' },
  ],
  examinations: [
    { from: '2026-12-07', to: '2026-12-12', name: 'Periodic Test-2', classes: ['III', 'IV', 'V', 'XI'] },
  ],
  meetings: [{ from: '2026-12-19', name: 'Meeting', classes: ['X'], time: '9:00 to 12:30' }],
};

function blocksOf(profile: object, siteUrl?: string) {
  const content = { current: () => ({ profile, pages: { calendar: page } }) };
  const config = { timeZone: 'Asia/Kolkata', siteUrl };
  jest.useFakeTimers({ now: Date.parse('2026-12-01') });
  const { blocks = [] } = withDates({ content, config } as unknown as GeneratorSources) ?? {};
  jest.useRealTimers();
  return blocks;
}

const hrefsIn = (blocks: object) =>
  [...JSON.stringify(blocks).matchAll(/"href":"([^"]*)"/g)].map(([, href]) => href);

it('begins with the dates to come, the soonest first, and folds what is over', () => {
  const blocks = blocksOf({ schoolYear });
  expect(blocks.slice(0, 3)).toEqual([
    expect.objectContaining({
      caption: 'Next examinations',
      rows: [
        ['Periodic Test-2, classes III to V, XI', 'Monday, 7 December 2026 to Saturday, 12 December 2026'],
      ],
    }),
    expect.objectContaining({
      caption: 'Next meetings of parents and teachers',
      rows: [['Meeting, class X', 'Saturday, 19 December 2026, 9:00 to 12:30']],
    }),
    expect.objectContaining({
      caption: 'Next holidays',
      rows: [['Winter break', 'Monday, 21 December 2026 to Sunday, 3 January 2027']],
    }),
  ]);
  expect(blocks.at(-1)).toMatchObject({
    isFolded: true,
    caption: 'Past holidays',
    rows: [['Guru Nanak Jayanti', 'Tuesday, 24 November 2026']],
  });
});

it('leads into calendars of phones, Google and Outlook where the site knows its address', () => {
  const hrefs = hrefsIn(blocksOf({}, 'https://school.example'));
  expect(hrefs).toHaveLength(7);
  expect([...hrefs.slice(0, 4), hrefs.at(-1)]).toEqual([
    'https://calendar.google.com/calendar/r?cid=webcal%3A%2F%2Fschool.example%2Fcalendar.ics',
    'webcal://school.example/calendar.ics',
    'https://outlook.live.com/calendar/0/addfromweb?url=https%3A%2F%2Fschool.example%2Fcalendar.ics',
    'webcal://school.example/calendar/events.ics',
    'https://school.example/calendar.ics',
  ]);
});

it('has the plain calendars without it, at the part that the home page names', () => {
  const blocks = blocksOf({});
  expect(blocks[0]).toEqual(page.blocks[0]);
  expect(hrefsIn(blocks)).toContain('/calendar.ics');
  expect(blocks).toContainEqual(
    expect.objectContaining({ type: 'heading', id: YOUR_CALENDAR.split('#')[1] }),
  );
});
