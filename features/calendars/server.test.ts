import { readFileSync } from 'node:fs';
import path from 'node:path';

import { parseFeed } from '@rowanmanning/feed-parser';
import { until } from '@school/shared-deps/testing/until';
import { startTestSite, type TestSite } from '@school/site/testing/test-site';
import ICAL from 'ical.js';

const siteUrl = 'https://school.example';
const exhibition = { _id: 'e/1', title: 'Exhibition', date: '2026-11-28', time: '09:30', venue: 'Hall' };
const meeting = { _id: '', title: 'Meeting', date: '2026-11-14' };
const album = {
  _id: 'a1',
  category: 'PhotoGallery',
  title: 'Fete',
  date: '2026-11-14',
  attachments: ['a/1.jpg'],
};
const circular = {
  _id: 'fees',
  category: 'Circular',
  title: 'Fees',
  date: '2026-11-18',
  attachments: ['fees.pdf'],
};
const other = { ...circular, category: 'Form', title: 'Not shown' };

let site: TestSite;
let events: object[];
let isDown = false;

beforeAll(async () => {
  site = await startTestSite();
  const schoolYear = {
    closedOn: ['Sunday'],
    office: [{ from: '01-01', opens: '09:00', closes: '13:00' }],
    holidays: [
      { from: '2026-12-21', to: '2027-01-03', name: 'Winter break' },
      { from: '2026-11-14', name: 'Second Saturday' },
      { from: '2026-12-12', name: 'Second Saturday' },
    ],
    examinations: [{ from: '2026-12-07', to: '2026-12-10', name: 'Periodic Test-2' }],
  };
  site.school.edit('profile.json', (profile: object) => ({ ...profile, schoolYear }));
});
afterAll(() => site.remove());
beforeEach(() => {
  events = [exhibition, meeting, { ...meeting, date: '2026-12-14' }, { ...meeting, date: '' }];
  isDown = false;
  site.provider.answer(({ url }, reply) => {
    if (isDown) return reply.code(500).send();
    void reply.header('cache-control', 'max-age=0');
    if (url.includes('events')) return events;
    return url.includes('gallery') ? [album] : [circular, other];
  });
});

const restart = () => site.restartEmpty({ SCHOOL_API_URL: site.provider.url, SCHOOL_URL: siteUrl });

async function eventsOf(address: string) {
  const calendar = new ICAL.Component(ICAL.parse(await site.textOf(address)) as unknown[]);
  return calendar.getAllSubcomponents('vevent').map((each) => new ICAL.Event(each));
}

describe('while nothing changes', () => {
  beforeAll(() => restart());

  it.each([
    ['/calendar.ics', 7],
    ['/calendar/events.ics', 3],
    ['/calendar/holidays.ics', 3],
    ['/calendar/exams.ics', 1],
    ['/calendar/class-viii.ics', 7],
  ])('%s has %d dates, each with an id of its own', async (address, count) => {
    const found = await eventsOf(address);
    expect(new Set(found.map(({ uid }) => uid)).size).toBe(count);
    expect(found).toHaveLength(count);
  });

  it('has a calendar of each event that has an id, and of nothing else', async () => {
    const response = await site.request('/calendar/event/e%2F1.ics');
    expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8');
    expect(await response.text()).toContain('SUMMARY:Exhibition');
    const unknown = [
      '/calendar/event/.ics',
      '/calendar/event/e2.ics',
      '/calendar/event/e%2F1',
      '/feeds/tc.atom',
      '/calendar/class-xiii.ics',
      '/feeds/class-xiii.atom',
    ];
    for (const address of unknown)
      expect([address, (await site.request(address)).status]).toEqual([address, 404]);
  });

  it('leads to the pages of the site, and says when nothing has changed', async () => {
    const response = await site.request('/feeds/circulars.atom');
    expect(response.headers.get('content-type')).toBe('application/atom+xml; charset=utf-8');
    const feed = parseFeed(await response.text());
    expect(feed).toMatchObject({ url: `${siteUrl}/Circular`, self: `${siteUrl}/feeds/circulars.atom` });
    expect(feed.items.map(({ title, url }) => [title, url])).toEqual([
      ['Fees', `${siteUrl}/Circular?circular=fees`],
    ]);
    expect(feed.items[0]?.media[0]?.url).toBe(`${siteUrl}/api/image/fees.pdf`);
    expect(feed.items[0]?.published).toEqual(new Date('2026-11-17T18:30:00Z'));
    for (const address of ['/feeds/circulars.atom', '/feeds/circulars.json', '/calendar.ics']) {
      const tag = (await site.request(address)).headers.get('etag') ?? '';
      expect((await site.request(address, { headers: { 'if-none-match': tag } })).status).toBe(304);
    }
  });

  it('names no feed on pages without a list', async () => {
    expect(await site.textOf('/Circular')).toContain(
      '<link rel="alternate" type="application/atom+xml" href="/feeds/circulars.atom"',
    );
    expect(await site.textOf('/home')).not.toContain('rel="alternate"');
  });
});

it('keeps the id of an event that changes', async () => {
  const nameOf = ({ summary }: ICAL.Event) => summary;
  await restart();
  const before = (await eventsOf('/calendar.ics')).find((each) => nameOf(each) === 'Exhibition');
  events = [
    { ...exhibition, title: 'Science exhibition', date: '2026-11-29' },
    meeting,
    { ...meeting, date: '2026-12-14' },
  ];
  await restart();
  const found = await eventsOf('/calendar.ics');
  const after = found.find(({ uid }) => uid === before?.uid);
  expect(after).toMatchObject({ summary: 'Science exhibition' });
});

describe('records that share a day, a title or an id', () => {
  const twins = [
    { ...exhibition, title: 'Exhibition of art' },
    exhibition,
    { ...meeting, time: '10 AM' },
    { ...meeting, time: '2 PM' },
    meeting,
    meeting,
  ];
  const uidsOf = async (address: string) =>
    (await eventsOf(address))
      .map(({ summary, startDate, uid }) => `${summary} ${String(startDate)} ${uid}`)
      .sort();

  it('have ids of their own, whatever their order', async () => {
    events = twins;
    await restart();
    const before = await uidsOf('/calendar/events.ics');
    expect(new Set(before.map((each) => each.slice(-36))).size).toBe(twins.length);
    expect(await uidsOf('/calendar/event/e%2F1.ics')).toEqual(before.slice(0, 2));
    events = [...twins.toReversed(), { ...meeting, title: 'A day earlier', date: '2026-11-13' }];
    await restart();
    expect(await uidsOf('/calendar/events.ics')).toEqual(expect.arrayContaining(before));
  });

  it('have ids of their own in feeds', async () => {
    site.provider.answer(() => [circular, { ...circular, title: 'Other fees' }, circular]);
    await restart();
    const { items } = parseFeed(await site.textOf('/feeds/circulars.atom'));
    expect(new Set(items.map(({ id }) => id)).size).toBe(3);
  });

  it('has two periods of one name and day', async () => {
    site.school.edit('profile.json', (profile: { schoolYear: { holidays: object[] } }) => {
      const { schoolYear } = profile;
      const [first] = schoolYear.holidays;
      return { ...profile, schoolYear: { ...schoolYear, holidays: [{ ...first, to: '2026-12-22' }, first] } };
    });
    await restart();
    const found = await eventsOf('/calendar/holidays.ics');
    expect(new Set(found.map(({ uid }) => uid)).size).toBe(2);
  });
});

const sample = JSON.parse(
  readFileSync(path.join(__dirname, '../../content/records/events.json'), 'utf8'),
) as { title: string }[];

it('has every event of the sample school', async () => {
  events = sample;
  await restart();
  const titles = (await eventsOf('/calendar/events.ics')).map(({ summary }) => summary);
  expect(titles.sort()).toEqual(sample.map(({ title }) => title).sort());
});

it.each(['2026-13-45', '2026-02-31', 'in winter'])('has the other dates beside one of %j', async (date) => {
  events = [exhibition, { ...meeting, date }];
  await restart();
  const found = await eventsOf('/calendar/events.ics');
  expect(found.map(({ summary }) => summary)).toEqual(['Exhibition']);
  expect((await site.request('/feeds/events.atom')).status).not.toBe(500);
});

it('has the newest fifty records of a list in its feed', async () => {
  const many = Array.from({ length: 60 }, (_, at) => ({ ...circular, _id: `fees-${at}` }));
  site.provider.answer(() => many);
  await restart();
  expect(parseFeed(await site.textOf('/feeds/circulars.atom')).items).toHaveLength(50);
});

it('has the newest 500 events, and says so', async () => {
  const describes = async () => /^X-WR-CALDESC:(.*)\r$/m.exec(await site.textOf('/calendar.ics'))?.[1];
  await restart();
  expect(await describes()).toBeUndefined();
  events = Array.from({ length: 501 }, (_, at) => ({ ...exhibition, _id: `event-${at}` }));
  await restart();
  expect(await eventsOf('/calendar/events.ics')).toHaveLength(500);
  expect(await describes()).toBe('The newest 500 of 501 events.');
});

it('has no address but that of SCHOOL_URL', async () => {
  await site.restart({ SCHOOL_API_URL: site.provider.url });
  for (const address of ['/feeds/circulars.atom', '/feeds/circulars.json', '/calendar.ics'])
    expect(await site.textOf(address)).not.toContain(site.url());
});

it('has no calendar rather than an empty one while the records are missing', async () => {
  isDown = true;
  await site.restart({
    SCHOOL_API_URL: site.provider.url,
    SCHOOL_CACHE: path.join(site.school.folder, 'cache'),
  });
  const response = await site.request('/calendar.ics');
  expect([response.status, response.headers.get('retry-after')]).toEqual([503, expect.any(String)]);
});

it('begins each feed with the urgent notice, as long as there is one', async () => {
  const notice = { text: 'School is closed', href: '/Circular', until: '2099-12-31T18:00', level: 'urgent' };
  site.school.write('notice.json', JSON.stringify(notice));
  await site.restart({ SCHOOL_API_URL: site.provider.url, SCHOOL_URL: siteUrl });
  const items = async () => parseFeed(await site.textOf('/feeds/circulars.atom')).items;
  const [first, second] = await items();
  expect([first?.title, first?.url]).toEqual(['Urgent: School is closed', `${siteUrl}/Circular`]);
  expect(second?.title).toBe('Fees');
  expect(JSON.parse(await site.textOf('/feeds/circulars.json'))).toMatchObject({
    items: [{ title: 'Urgent: School is closed', url: `${siteUrl}/Circular` }, { title: 'Fees' }],
  });
  site.school.remove('notice.json');
  await until(async () => (await items())[0]?.title === 'Fees');
});
