import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import type { RouteData } from '@school/contract';
import { copySchool } from '@school/server/testing/school-folder';
import sharp from 'sharp';

import { createEditor } from './editor';

const origin = 'http://127.0.0.1:8081';
const routes: RouteData[] = [{ path: '/News', title: 'News', trail: [], resources: ['news/all'] }];
const rules = { routes, slipsOf: () => [], tasksOf: () => ['profile.json: name: the name'] };

type Body = Record<string, never> & {
  change?: string;
  saved?: { id: string; version: string; title: string };
};

async function open(school = copySchool()) {
  const people = () => ({ name: 'Asha', role: 'everything' as const });
  const app = await createEditor({
    folder: school.folder,
    siteUrl: 'http://127.0.0.1:8080',
    origin,
    people,
    clientFolder: join(school.folder, 'none'),
    rules,
  });
  const send = async (
    method: 'GET' | 'PUT' | 'POST' | 'DELETE',
    url: string,
    payload?: object,
    headers = {},
  ) => {
    const answer = await app.inject({
      method,
      url: `/api/${url}`,
      headers: { host: '127.0.0.1:8081', origin, ...headers },
      ...(payload && { payload }),
    });
    return { status: answer.statusCode, body: answer.json<Body>() };
  };
  const news = () =>
    JSON.parse(readFileSync(join(school.folder, 'records/news.json'), 'utf8')) as { title: string }[];
  return { school, send, news };
}

const entries = 'parts/records%2Fnews/entries';
const value = { title: 'Book fair', description: 'In the hall', fromDate: '2026-11-28', attachments: [] };

it('publishes news, takes it back, and lists both', async () => {
  const { send, news } = await open();
  const before = news();
  const { status, body } = await send('PUT', `${entries}/new`, { value });
  expect([status, body.saved?.title]).toEqual([200, 'Book fair']);
  expect(news()).toContainEqual(expect.objectContaining(value));
  expect((await send('POST', `changes/${body.change}/undo`, {})).status).toBe(200);
  expect(news()).toEqual(before);
  const { body: listed } = await send('GET', 'changes');
  expect(listed).toMatchObject({
    changes: [
      { by: 'Asha', what: 'took back: added “Book fair” in News', isUndone: false },
      { what: 'added “Book fair” in News', isUndone: true },
    ],
  });
});

it('says that somebody else has changed an entry, and loses neither', async () => {
  const { send, news } = await open();
  const { body } = await send('PUT', `${entries}/new`, { value });
  const { id = '', version } = body.saved ?? {};
  await send('PUT', `${entries}/${id}`, { value: { ...value, title: 'Book week' }, version });
  const late = await send('PUT', `${entries}/${id}`, { value: { ...value, title: 'Books' }, version });
  expect([late.status, late.body]).toMatchObject([409, { by: 'Asha', theirs: { title: 'Book week' } }]);
  expect(news()).toContainEqual(expect.objectContaining({ title: 'Book week' }));
});

it.each([
  [{ title: '' }, ['title']],
  [{ fromDate: '2026-02-30' }, ['fromDate']],
  [{ fromDate: 5 }, ['fromDate']],
  [{ attachments: ['missing.pdf'] }, ['attachments', 0]],
  [{ attachments: 'missing.pdf' }, ['attachments']],
  [{ title: undefined }, ['title']],
])('refuses %j at its field', async (wrong, path) => {
  const { send, news } = await open();
  const before = news();
  const { status, body } = await send('PUT', `${entries}/new`, { value: { ...value, ...wrong } });
  expect([status, body]).toMatchObject([422, { findings: [{ path }] }]);
  expect(news()).toEqual(before);
});

it('loses no entry when two clerks save at once', async () => {
  const school = copySchool();
  const [one, other] = [await open(school), await open(school)];
  const clerk = async ({ send }: typeof one, name: string) => {
    for (let count = 0; count < 20; count += 1)
      await send('PUT', `${entries}/new`, { value: { ...value, title: `${name} ${count}` } });
  };
  await Promise.all([clerk(one, 'Asha'), clerk(other, 'Ravi')]);
  expect(new Set(one.news().flatMap(({ title }) => /^(?:Asha|Ravi) \d+$/.exec(title) ?? [])).size).toBe(40);
});

it('serves neither other sites nor other names of its host', async () => {
  const { send, news } = await open();
  const before = news();
  const foreign = await send('PUT', `${entries}/new`, { value }, { origin: 'https://evil.example' });
  const rebound = await send('GET', 'folder', undefined, { host: 'evil.example' });
  expect([foreign.status, rebound.status]).toEqual([403, 403]);
  expect(news()).toEqual(before);
});

it('keeps a photo upright, small and without its place, whatever its name says', async () => {
  const { school, send } = await open();
  const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'red' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const headers = { 'content-type': 'application/octet-stream' };
  const { body } = await send('POST', 'files?for=records/news&name=../../My photo.jpg', photo, headers);
  expect(body).toMatchObject({ file: 'news/my-photo.jpg', width: 1200, height: 2400 });
  const { exif, orientation } = await sharp(join(school.folder, 'files/news/my-photo.jpg')).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
  expect(readdirSync(join(school.folder, 'files/news'))).toEqual(['my-photo.jpg']);
});

it.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"><script/></svg>', 'Only PDFs and pictures'],
  [`\0\0\0\u0018ftypheic${'\0'.repeat(20)}`, 'Most Compatible'],
  [`\x89PNG\r\n\x1a\n${'x'.repeat(40)}`, 'damaged'],
])('refuses a file that begins with %j', async (text, reason) => {
  const { send } = await open();
  const headers = { 'content-type': 'application/octet-stream' };
  const answer = await send(
    'POST',
    'files?for=records/news&name=x.png',
    Buffer.from(text, 'latin1'),
    headers,
  );
  expect(answer.status).toBe(422);
  expect(JSON.stringify(answer.body)).toContain(reason);
});
