/** @jest-environment node */
import {
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { openListFiles } from './list-files';

const hour = 3_600_000;
const start = Date.parse('2026-11-20T10:00:00Z');
const news = [{ title: 'The ferry is back' }];

let folder: string;
let clock: number;
let problems: string[];

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'lists-'));
  clock = start;
  problems = [];
});
afterEach(() => rmSync(folder, { recursive: true }));

const open = (options = {}) =>
  openListFiles({
    folder,
    providerUrl: 'https://provider.example',
    schoolCode: 'RIVER',
    onProblem: (problem) => problems.push(problem),
    now: () => clock,
    ...options,
  });
const toJson = (body: unknown) => Buffer.from(JSON.stringify(body));
const listOf = (body: unknown, keptMs = 24 * hour) => ({ json: toJson(body), at: clock, keptMs });
async function save(resource: string, body: unknown, keptMs?: number) {
  const files = await open();
  files.save(resource, listOf(body, keptMs));
  await files.settled();
}
const savedFile = () => {
  const [own = ''] = readdirSync(folder);
  const [name = ''] = readdirSync(path.join(folder, own));
  return path.join(folder, own, name);
};

it('gives lists back after a restart, as old as they are', async () => {
  await save('news/all', news);
  clock += hour;
  expect((await open()).saved).toEqual([
    { resource: 'news/all', json: toJson(news), at: start, keptMs: 24 * hour },
  ]);
  expect(problems).toEqual([]);
});

it('gives no list back that is older than a day, or than the provider allows', async () => {
  await save('news', news);
  await save('events', news, hour);
  clock += hour + 1;
  expect((await open()).saved.map(({ resource }) => resource)).toEqual(['news']);
  clock += 23 * hour;
  expect((await open()).saved).toEqual([]);
});

it('gives no list back for longer than a day, when the clock has been set back too', async () => {
  await save('news', news, 365 * 24 * hour);
  clock -= 48 * hour;
  expect((await open()).saved).toMatchObject([{ at: clock, keptMs: 24 * hour }]);
});

it('writes a new time alone where a list is unchanged', async () => {
  const files = await open();
  const list = listOf(news);
  files.save('news', list);
  await files.settled();
  const { ino } = statSync(savedFile());
  clock += hour;
  files.save('news', { ...list, at: clock });
  await files.settled();
  expect(statSync(savedFile()).ino).toBe(ino);
  expect((await open()).saved).toMatchObject([{ at: start + hour }]);
});

it('keeps the newest form of a list, in a file that only the server reads', async () => {
  const files = await open();
  for (const title of ['a', 'b', 'c']) files.save('news', listOf([{ title }]));
  await files.settled();
  expect((await open()).saved).toMatchObject([{ json: toJson([{ title: 'c' }]) }]);
  expect(statSync(savedFile()).mode & 0o777).toBe(0o600);
  files.remove('news');
  await files.settled();
  expect((await open()).saved).toEqual([]);
});

it('keeps the lists of providers and schools apart', async () => {
  await save('news', news);
  expect((await open({ schoolCode: 'HILL' })).saved).toEqual([]);
  expect((await open({ providerUrl: 'https://other.example' })).saved).toEqual([]);
});

it.each([
  ['cut', (content: Buffer) => content.subarray(0, content.length - 3)],
  ['changed', (content: Buffer) => Buffer.from(content.toString().replace('ferry', 'berry'))],
  ['empty', () => Buffer.alloc(0)],
  ['another form', () => Buffer.from('{"version":2}\n[]')],
  ['too large', () => Buffer.alloc(17_000_000, ' ')],
])('ignores a file that is %s, and logs it', async (_what, damage) => {
  await save('news', news);
  const file = savedFile();
  writeFileSync(file, damage(readFileSync(file)));
  utimesSync(file, start / 1_000, start / 1_000);
  expect((await open()).saved).toEqual([]);
  expect(problems).toEqual([`${file} is ignored`]);
});

it('removes the lists of other providers when they are too old to be shown', async () => {
  const old = path.join(folder, 'old');
  const recent = path.join(folder, 'recent');
  for (const other of [old, recent]) {
    mkdirSync(other);
    writeFileSync(path.join(other, 'news.json'), '');
  }
  const time = (start - 25 * hour) / 1_000;
  for (const file of [path.join(old, 'news.json'), old]) utimesSync(file, time, time);
  await save('news', news);
  expect(readdirSync(folder)).toContain('recent');
  expect(readdirSync(folder)).not.toContain('old');
});

it('goes without a disk that cannot be used, and logs it', async () => {
  const file = path.join(folder, 'file');
  writeFileSync(file, '');
  const files = await open({ folder: file });
  files.save('news', listOf(news));
  await files.settled();
  expect(files.saved).toEqual([]);
  expect(problems).toEqual(['lists cannot be kept on the disk', 'a list cannot be kept on the disk']);
});
