import { resources } from '@school/contract';

import { openFolderApp } from '../testing/gateway-app';
import { createQuietLog } from '../testing/quiet-log';
import { copySchool, schoolCode, type SchoolFolder } from '../testing/school-folder';
import { fitList } from './lists';

let school: SchoolFolder;
let service: Awaited<ReturnType<typeof openFolderApp>>;

beforeAll(async () => {
  school = copySchool();
  school.edit('profile.json', (profile: object) => ({ ...profile, childData: 'full' }));
  school.edit('records/news.json', () =>
    Array.from({ length: 14 }, (_, index) => ({
      title: `News ${index}`,
      fromDate: index === 3 ? '' : `2026-01-${String(index + 1).padStart(2, '0')}`,
    })),
  );
  school.edit('records/events.json', () =>
    ['2025-05-05', '2026-05-05', '2024-05-05'].map((date) => ({ title: `Event of ${date}`, date })),
  );
  service = await openFolderApp({ folder: school.folder, schoolCode, log: createQuietLog() });
});
afterAll(async () => {
  await service.app.close();
  school.remove();
});

async function titles(path: string): Promise<string[]> {
  const answer = await service.app.inject(path);
  return answer.json<{ title: string }[]>().map(({ title }) => title);
}

describe.each(Object.keys(resources))('/api/%s', (name) => {
  it('answers a list that browsers ask for again', async () => {
    const answer = await service.app.inject(`/api/${name}/${schoolCode}`);
    expect(answer.statusCode).toBe(200);
    expect(answer.headers).toMatchObject({
      'content-type': 'application/json; charset=utf-8',
      'cache-control': 'no-cache',
      'x-content-type-options': 'nosniff',
    });
    expect(answer.json<unknown[]>().length).toBeGreaterThan(0);
  });

  it('answers 304 to who has it', async () => {
    const url = `/api/${name}/${schoolCode}`;
    const { etag } = (await service.app.inject(url)).headers;
    const again = await service.app.inject({ url, headers: { 'if-none-match': `"other", ${String(etag)}` } });
    expect(again.statusCode).toBe(304);
    expect(again.body).toBe('');
    expect(again.headers).toMatchObject({ etag, 'cache-control': 'no-cache' });
  });

  it('knows no other school and no other spelling', async () => {
    const others = [`/api/${name}/STAELRED`, `/api/${name}/${schoolCode.toLowerCase()}`, `/api/${name}/`];
    others.push(`/API/${name}/${schoolCode}`, `/api/${name.toUpperCase()}/${schoolCode}`);
    for (const url of others) expect((await service.app.inject(url)).statusCode).toBe(404);
  });
});

it('answers the newest twelve news, newest first, and all of them', async () => {
  const shown = await titles(`/api/news/${schoolCode}`);
  expect(shown).toEqual([13, 12, 11, 10, 9, 8, 7, 6, 5, 4, 2, 1].map((index) => `News ${index}`));
  expect(await titles(`/api/news/all/${schoolCode}`)).toHaveLength(14);
});

it('puts the newest events first in the short form alone', async () => {
  const years = (all: string[]) => all.map((title) => title.slice(9, 13));
  expect(years(await titles(`/api/events/${schoolCode}`))).toEqual(['2026', '2025', '2024']);
  expect(years(await titles(`/api/events/All/${schoolCode}`))).toEqual(['2025', '2026', '2024']);
});

it('answers photo galleries alone in the short form of the gallery', async () => {
  expect(await titles(`/api/gallery/${schoolCode}`)).toEqual(['Boat day']);
  expect(await titles(`/api/gallery/All/${schoolCode}`)).toHaveLength(3);
});

it('answers circulars of every category', async () => {
  const answer = await service.app.inject(`/api/circular/all/${schoolCode}`);
  expect(answer.json()).toMatchObject([{ category: 'Circular' }, { category: 'Tender' }]);
});

it('answers one album by its id', async () => {
  const answer = await service.app.inject('/api/subGallery?id=boat-day');
  expect(answer.json()).toEqual({
    _id: 'boat-day',
    title: 'Boat day',
    description: 'Every class built one.',
    date: '2026-02-14',
    attachments: ['pictures/boat.webp', 'pictures/boat.avif', 'pictures/boat.png', 'pictures/boat.jpg'],
  });
});

it('tells an unknown album from a missing id', async () => {
  expect((await service.app.inject('/api/subGallery?id=none')).statusCode).toBe(404);
  const missing = await service.app.inject('/api/subGallery');
  expect([missing.statusCode, missing.json()]).toEqual([400, { error: 'id is missing' }]);
});

it('answers HEAD with the length and no body', async () => {
  const answer = await service.app.inject({ method: 'HEAD', url: `/api/news/${schoolCode}` });
  const full = await service.app.inject(`/api/news/${schoolCode}`);
  expect([answer.statusCode, answer.body]).toEqual([200, '']);
  expect(answer.headers['content-length']).toBe(String(full.rawPayload.length));
});

it('shows the others beside a record that is larger than a list may be', () => {
  const huge = { title: 'Annual report', description: 'a'.repeat(8_000_000), date: '2026-03-01' };
  const records = [{ title: 'Older', date: '2026-01-01' }, huge];
  expect(fitList(records, (line) => expect(line).toContain('8.0 MB of 8: the newest 1 of 2'))).toEqual([
    records[0],
  ]);
});
