import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

import { copySchool } from '@school/server/testing/school-folder';
import sharp from 'sharp';

import { openEditor } from '../testing/open-editor';

const entries = 'parts/records%2Fnews/entries';
const value = { title: 'Book fair', description: 'In the hall', fromDate: '2026-11-28', attachments: [] };

it('publishes news, takes it back, and lists both', async () => {
  const { send, news } = await openEditor();
  const before = news();
  const { status, body } = await send('PUT', `${entries}/new`, { value });
  expect([status, body.entry?.title]).toEqual([200, 'Book fair']);
  expect(news()).toContainEqual(expect.objectContaining(value));
  expect((await send('POST', `changes/${body.change}/undo`, {})).status).toBe(200);
  expect(news()).toEqual(before);
  const { body: listed } = await send('GET', 'changes');
  expect(listed).toMatchObject({
    changes: [
      { by: 'this computer', what: 'took back: added “Book fair” in News', isUndone: false },
      { what: 'added “Book fair” in News', isUndone: true },
    ],
  });
});

it('says that somebody else has changed an entry, and loses neither', async () => {
  const { send, news } = await openEditor();
  const { body } = await send('PUT', `${entries}/new`, { value });
  const { id = '', version } = body.entry ?? {};
  await send('PUT', `${entries}/${id}`, { value: { ...value, title: 'Book week' }, version });
  const late = await send('PUT', `${entries}/${id}`, { value: { ...value, title: 'Books' }, version });
  expect([late.status, late.body]).toMatchObject([
    409,
    { by: 'this computer', theirs: { title: 'Book week' } },
  ]);
  expect(news()).toContainEqual(expect.objectContaining({ title: 'Book week' }));
});

it('says what the Board asks for at the part where it is written', async () => {
  const { send } = await openEditor();
  const { body } = await send('GET', 'folder');
  const { toDo = [] } = body as { toDo?: { partKey: string; text: string }[] };
  expect(toDo.filter(({ partKey }) => partKey === 'pages/our-history')).toEqual([
    { partKey: 'pages/our-history', text: expect.stringMatching(/: has no text: add it$/) as string },
  ]);
});

it.each([
  [{ title: '' }, ['title']],
  [{ fromDate: '2026-02-30' }, ['fromDate']],
  [{ fromDate: 5 }, ['fromDate']],
  [{ attachments: ['missing.pdf'] }, ['attachments', 0]],
  [{ attachments: 'missing.pdf' }, ['attachments']],
  [{ title: undefined }, ['title']],
])('refuses %j at its field', async (wrong, path) => {
  const { send, news } = await openEditor();
  const before = news();
  const { status, body } = await send('PUT', `${entries}/new`, { value: { ...value, ...wrong } });
  expect([status, body]).toMatchObject([422, { findings: [{ path }] }]);
  expect(news()).toEqual(before);
});

it('says what keeps a saved entry from visitors', async () => {
  const school = copySchool();
  school.edit('records/news.json', (records: object[]) => [...records, { title: 'Fair', fromDate: 'soon' }]);
  const { send, news } = await openEditor(school);
  const { status, body } = await send('PUT', `${entries}/new`, { value });
  expect([status, body]).toMatchObject([
    200,
    { wrong: [expect.stringMatching(/record \d+ \("Fair"\): fromDate must be a date/)] },
  ]);
  expect(news()).toContainEqual(expect.objectContaining(value));
});

it('loses no entry when two clerks save at once', async () => {
  const school = copySchool();
  const [one, other] = [await openEditor(school), await openEditor(school)];
  const clerk = async ({ send }: typeof one, name: string) => {
    for (let count = 0; count < 20; count += 1)
      await send('PUT', `${entries}/new`, { value: { ...value, title: `${name} ${count}` } });
  };
  await Promise.all([clerk(one, 'Asha'), clerk(other, 'Ravi')]);
  expect(new Set(one.news().flatMap(({ title }) => /^(?:Asha|Ravi) \d+$/.exec(title) ?? [])).size).toBe(40);
});

it('serves neither other sites nor other names of its host', async () => {
  const { send, news } = await openEditor();
  const before = news();
  const foreign = await send('PUT', `${entries}/new`, { value }, { origin: 'https://evil.example' });
  const rebound = await send('GET', 'folder', undefined, { host: 'evil.example' });
  expect([foreign.status, rebound.status]).toEqual([403, 403]);
  expect(news()).toEqual(before);
});

it('keeps a photo upright, small and without its place, whatever its name says', async () => {
  const { school, upload } = await openEditor();
  const photo = await sharp({ create: { width: 3000, height: 1500, channels: 3, background: 'red' } })
    .withExif({ IFD3: { GPSLatitudeRef: 'N' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer();
  const { body } = await upload(photo, '../../My photo.jpg');
  expect(body).toMatchObject({ file: 'news/my-photo.jpg', width: 1200, height: 2400 });
  const { exif, orientation } = await sharp(join(school.folder, 'files/news/my-photo.jpg')).metadata();
  expect([exif, orientation]).toEqual([undefined, undefined]);
  expect(readdirSync(join(school.folder, 'files/news'))).toEqual(['my-photo.jpg']);
});

it('takes a picture off the site once no entry shows it, and brings it back', async () => {
  const { school, send, upload } = await openEditor();
  const bytes = readFileSync(join(school.folder, 'files/pictures/boat.jpg'));
  const { file } = (await upload(bytes, 'Boats')).body as unknown as { file: string };
  const shown = () => existsSync(join(school.folder, 'files', file));
  const withPicture = { ...value, attachments: [file] };
  const [one, other] = [
    await send('PUT', `${entries}/new`, { value: withPicture }),
    await send('PUT', `${entries}/new`, { value: { ...withPicture, title: 'Boats' } }),
  ].map(({ body }) => body.entry ?? { id: '', version: '' });
  await send('PUT', `${entries}/${one?.id}`, { value, version: one?.version });
  expect(shown()).toBe(true);
  const { body } = await send('DELETE', `${entries}/${other?.id}?version=${other?.version}`);
  expect(shown()).toBe(false);
  expect((await send('POST', `changes/${body.change}/undo`, {})).status).toBe(200);
  expect(readFileSync(join(school.folder, 'files', file)).length).toBeGreaterThan(0);
});

it('gives a second file of the same name another one', async () => {
  const { school, upload } = await openEditor();
  const files = ['One', 'Two'].map((text) => Buffer.from(`%PDF-1.4 ${text}`));
  for (const file of files) await upload(file, 'Book fair');
  const names = readdirSync(join(school.folder, 'files/news'));
  expect(names.sort()).toEqual([expect.stringMatching(/^book-fair-\w{8}\.pdf$/), 'book-fair.pdf']);
});

it('ends the urgent notice, and brings it back', async () => {
  const { send } = await openEditor();
  const notice = { text: 'School is closed today.', until: '2099-01-01T18:00', level: 'urgent' };
  const { body } = await send('PUT', 'parts/notice/entries/new', { value: notice });
  const { version = '' } = body.entry ?? {};
  const ended = await send('DELETE', `parts/notice/entries/all?version=${version}`);
  expect((await send('GET', 'parts/notice')).body).toMatchObject({ entries: [] });
  await send('POST', `changes/${ended.body.change}/undo`, {});
  expect((await send('GET', 'parts/notice')).body).toMatchObject({ entries: [{ value: notice }] });
});

it('corrects a text in every list and page that visitors read, and nowhere else', async () => {
  const { send, news } = await openEditor();
  for (const title of ['Book fair', 'Sports day'])
    await send('PUT', `${entries}/new`, { value: { ...value, title } });
  const { body: found } = await send('GET', 'find?text=In the hall');
  expect(found).toMatchObject({ places: [{ label: 'News: Book fair' }, { label: 'News: Sports day' }] });
  await send('POST', 'replace', { from: 'In the hall', to: 'In the yard' });
  expect(news().map(({ description }) => description)).toEqual(
    expect.arrayContaining(['In the yard', 'In the yard']),
  );
  expect((await send('POST', 'replace', { from: 'In the hall', to: 'Here' })).status).toBe(404);
  expect((await send('POST', 'replace', { from: ' ', to: 'Here' })).status).toBe(400);
});

it('corrects a text in the profile and in the school year, and takes both back', async () => {
  const { school, send } = await openEditor();
  const office = [{ from: '04-01', opens: '09:00', closes: '13:00' }];
  const year = { closedOn: ['Sunday'], office, examinations: [], meetings: [], reopenings: [] };
  const holidays = [{ name: 'Ferry day', from: '2026-12-01' }];
  school.edit('profile.json', (profile: object) => ({
    ...profile,
    motto: 'Ferry day',
    schoolYear: { ...year, holidays },
  }));
  const read = () => JSON.parse(readFileSync(join(school.folder, 'profile.json'), 'utf8')) as object;
  const before = read();
  const { body } = await send('POST', 'replace', { from: 'Ferry day', to: 'Boat day' });
  expect(read()).toMatchObject({ motto: 'Boat day', schoolYear: { holidays: [{ name: 'Boat day' }] } });
  expect((await send('POST', `changes/${body.change}/undo`, {})).status).toBe(200);
  expect(read()).toEqual(before);
});
