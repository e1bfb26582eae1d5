import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, renameSync, rmSync, symlinkSync } from 'node:fs';
import fs from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { until } from '@school/shared-deps/testing/until';
import { startTestSite } from '@school/site/testing/test-site';
import sharp from 'sharp';

import { openFolderApp } from '../testing/gateway-app';
import { photo } from '../testing/photo';
import { createQuietLog, type QuietLog } from '../testing/quiet-log';
import { copySchool, schoolCode, type SchoolFolder } from '../testing/school-folder';

let school: SchoolFolder;
let cacheFolder: string;
let service: Awaited<ReturnType<typeof openFolderApp>> | undefined;
let log: QuietLog;

beforeEach(() => {
  school = copySchool();
  cacheFolder = mkdtempSync(join(tmpdir(), 'cache-'));
  log = createQuietLog();
});
afterEach(async () => {
  jest.restoreAllMocks();
  await service?.app.close();
  service = undefined;
  school.remove();
  rmSync(cacheFolder, { recursive: true });
});

const open = async () => {
  service = await openFolderApp({ folder: school.folder, cacheFolder, schoolCode, log });
  return service;
};
const content = () => {
  if (service === undefined) throw new Error('no service runs');
  return service.content.current();
};
const at = (path: string) => join(school.folder, path);
const rename = (from: string, to: string) => renameSync(at(from), at(to));
const list = (...records: object[]) => JSON.stringify(records);

/** Waits until a change of another file is shown: it is not kept back. */
async function expectOthersShown(): Promise<void> {
  const title = `Film ${Math.random()}`;
  school.write('records/video.json', list({ title }));
  await until(() => content().records.video.some((each) => each.title === title));
}

const moments: [string, (change: () => void) => Promise<void>][] = [
  [
    'while the site runs',
    async (change) => {
      await open();
      change();
      await expectOthersShown();
    },
  ],
  [
    'before it starts',
    async (change) => {
      await (await open()).app.close();
      change();
      await open();
      await expectOthersShown();
    },
  ],
];

const news = 'records/news.json';
const motto = 'pages/our-motto.json';
const hours = 'documents/Monsoon hours.PDF';
const newsAre = (count: number) => () => expect(content().records.news).toHaveLength(count);
const pageIsThere = () => expect(content().pages).toHaveProperty('our-motto');
const write = (file: string, text: string) => () => school.write(file, text);
const replaceBy = (make: (path: string) => void) => () => {
  school.remove(news);
  make(at(news));
};
const forbid = () => {
  const { open: really } = fs;
  jest.spyOn(fs, 'open').mockImplementation((path, ...rest) => {
    const error = Object.assign(new Error('EACCES'), { code: 'EACCES' });
    return path === at(news) ? Promise.reject(error) : really(path, ...rest);
  });
};

/** Each tool with its change, with what is shown, and with a part of the log. */
const table: [tool: string, change: () => void, expectShown: () => void, says: string, state?: 'held'][] = [
  ['a copy', write('records/news - Copy.json', '[]'), newsAre(3), 'news - Copy.json: is left alone'],
  ['a conflict', write('records/news (conflicted copy 2026-11-25).json', '['), newsAre(3), '-25).json'],
  ['a copy of a page', write('pages/our-motto (1).json', '{'), pageIsThere, '(1).json: is left alone'],
  ['a copy in the folder', write('profile (2).json', '{'), newsAre(3), 'profile (2).json: is left alone'],
  ['a lock file', write('records/~$news.json', ''), newsAre(3), '~$news.json: is left alone'],
  ['a half copy', write('records/news.json.tmp', '[{'), newsAre(3), 'news.json.tmp: is left alone'],
  ['a list of a newer site', write('records/book.json', '[]'), newsAre(3), 'book.json: is not one of'],
  ['a hidden ending', () => rename(news, `${news}.txt`), newsAre(3), 'call it records/news.json', 'held'],
  ['a list removed', () => school.remove(news), newsAre(3), `${news}: is missing`, 'held'],
  ['capitals', () => rename(news, 'records/News.json'), newsAre(3), 'is read as records/news.json'],
  ['no permission', forbid, newsAre(3), `${news}: may not be read by the site`, 'held'],
  ['a dead link', replaceBy((path) => symlinkSync('/nowhere', path)), newsAre(3), 'is missing', 'held'],
  ['a pipe', replaceBy((path) => execFileSync('mkfifo', [path])), newsAre(3), 'must be a file', 'held'],
  ['a folder', replaceBy((path) => mkdirSync(path)), newsAre(3), 'must be a file', 'held'],
  ['half of a file', write(news, '[{"title": "A'), newsAre(3), 'is not JSON: line 1', 'held'],
  ['an empty file', write(news, ''), newsAre(3), 'it ends too early', 'held'],
  ['quotes of Word', write(news, '[\n{“title”: "A"}]'), newsAre(3), 'line 2 has a curly', 'held'],
  ['a value in them', write(news, '[\n{"title": “A”}]'), newsAre(3), 'line 2 has a curly', 'held'],
  ['a day of Excel', write(news, list({ title: 'A', fromDate: 46_070 })), newsAre(3), 'a date', 'held'],
  ['brackets', write(news, `${'['.repeat(2e5)}${']'.repeat(2e5)}`), newsAre(3), 'too many brackets', 'held'],
  ['an empty list', write(news, '[]'), newsAre(0), ''],
  ['a page removed', () => school.remove(motto), pageIsThere, 'our-motto.json: is missing', 'held'],
  ['half of a page', write(motto, '{'), pageIsThere, 'our-motto.json: is not JSON', 'held'],
  ['half of a profile', write('profile.json', '{'), newsAre(3), 'profile.json: is not JSON', 'held'],
  [
    'a slow copy',
    write(news, list({ title: 'A', attachments: ['late.pdf'] })),
    newsAre(3),
    'late.pdf',
    'held',
  ],
  ['a file removed', () => school.remove(`files/${hours}`), newsAre(3), hours],
];

describe.each(moments)('%s', (_moment, make) => {
  it.each(table)('%s leaves the site whole', async (...[, change, expectShown, says, state]) => {
    await make(change);
    expectShown();
    expect(log.problems.join('\n')).toContain(says);
    expect(service?.content.problems().length).toBe(state === 'held' ? 2 : 0);
  });
});

it('shows a file that is mended, and all that comes after it', async () => {
  await open();
  school.write(news, list({ title: 'A', attachments: ['late.pdf'] }));
  await expectOthersShown();
  school.write('files/late.pdf', '%PDF-1.7');
  await until(() => content().records.news.length === 1);
  expect(service?.content.problems()).toEqual([]);
  school.remove('files/late.pdf');
  school.edit(news, () => [{ title: 'A', attachments: ['late.pdf'] }, { title: 'B' }]);
  await until(() => content().records.news.length === 2);
});

it('shows a list that is gone for a day, over restarts too', async () => {
  await (await open()).app.close();
  school.remove(news);
  await (await open()).app.close();
  newsAre(3)();
  const tomorrow = Date.now() + 24 * 3_600_000;
  jest.spyOn(Date, 'now').mockReturnValue(tomorrow);
  await open();
  newsAre(0)();
});

it('keeps certificates while their list is broken, and writes no name of a pupil to the disk', async () => {
  await open();
  school.write('records/tc.json', '[{"name": "Nilo Barrow"');
  await expectOthersShown();
  expect(content().certificates).toHaveLength(2);
  const [kept = ''] = readdirSync(join(cacheFolder, 'content'));
  expect(readFileSync(join(cacheFolder, 'content', kept), 'utf8')).not.toMatch(/barrow/i);
});

describe('files', () => {
  const picture = 'files/pictures/boat.png';
  it.each([
    ['pictures/BOAT.PNG', 'write pictures/boat.png, not pictures/BOAT.PNG'],
    ['files/pictures/boat.png', 'write pictures/boat.png, not files/pictures/boat.png'],
    ['été.pdf'.normalize('NFC'), ''],
    ['été.pdf'.normalize('NFD'), ''],
  ])('finds %s', async (reference, says) => {
    school.write(`files/${'été.pdf'.normalize('NFD')}`, '%PDF-1.7');
    school.write(news, list({ title: 'A', attachments: [reference] }));
    const { app } = await open();
    expect((await app.inject(`/api/image/${encodeURI(reference)}`)).statusCode).toBe(200);
    // a folder that is read twice says it twice
    const named = new Set(log.problems.filter((line) => line.includes('write ')));
    expect([...named]).toEqual(says === '' ? [] : [`${news}: record 1 ("A"): attachments 1: ${says}`]);
  });

  it('shows no picture that was removed, in whatever width, and at once what replaces one', async () => {
    const site = await startTestSite();
    site.school.edit('profile.json', (profile: object) => ({ ...profile, childData: 'full' }));
    await site.restart({ SCHOOL_API_URL: '' });
    const id = createHash('sha256')
      .update(readFileSync(join(site.school.folder, picture)))
      .digest('hex');
    const references = ['pictures/boat.png', `${id.slice(0, 16)}.png`];
    const widths = references.flatMap((each) => [`/${each}`, `/${each}?w=320`, `/${each}?w=share`]);
    const addresses = [...widths, ...references.map((each) => `?url=${each}`)];
    const statuses = async () =>
      Promise.all(addresses.map(async (each) => (await site.request(`/api/image${each}`)).status));
    expect(await statuses()).toEqual(addresses.map(() => 200));
    const before = await site.textOf('/api/image/pictures/boat.png?w=320');
    site.school.write(
      picture,
      await sharp(await photo(500, 400))
        .png()
        .toBuffer(),
    );
    expect(await site.textOf('/api/image/pictures/boat.png?w=320')).not.toBe(before);
    site.school.remove(picture);
    expect(await statuses()).toEqual(addresses.map(() => 404));
    await site.remove();
  });
});

it('shows an urgent notice while the folder cannot be read', async () => {
  await open();
  const { readdir: really } = fs;
  jest
    .spyOn(fs, 'readdir')
    .mockImplementation(((path: string, ...rest: never[]) =>
      path === at('files') ? new Promise(() => undefined) : really(path, ...rest)) as never);
  school.write('files/new.txt', 'new');
  await until(() => jest.mocked(fs.readdir).mock.calls.some(([path]) => path === at('files')));
  school.write('notice.json', JSON.stringify({ text: 'Closed', until: '2099-12-31T18:00', level: 'urgent' }));
  await until(() => content().urgentNotice?.text === 'Closed');
});

it('shows the newest records of a list that is too large, and says how many', async () => {
  const description = 'x'.repeat(2_000);
  const all = Array.from({ length: 5_000 }, (_, day) => ({
    title: `News ${day}`,
    description,
    fromDate: new Date(Date.now() - (5_000 - day) * 86_400_000).toISOString().slice(0, 10),
  }));
  school.write(news, JSON.stringify(all));
  const { app } = await open();
  const answer = await app.inject(`/api/news/all/${schoolCode}`);
  expect(answer.rawPayload.length).toBeLessThan(8_000_000);
  expect(answer.json<{ title: string }[]>().at(-1)?.title).toBe('News 4999');
  const [line] = log.problems.filter((each) => each.includes('MB'));
  expect(line).toMatch(/news\.json: has 10\.\d MB of 8: the newest 3\d{3} of 5000 records are shown/);
});
