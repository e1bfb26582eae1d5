import { mkdtempSync, readdirSync, rmSync, statSync, utimesSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type KeptRecords, openSavedLists } from './saved-lists';

const hour = 3_600_000;
const start = Date.parse('2026-11-20T10:00:00Z');
const news = [{ title: 'The ferry is back' }];

let cacheFolder: string;
let clock: number;
let problems: string[];

beforeEach(() => {
  cacheFolder = mkdtempSync(path.join(tmpdir(), 'lists-'));
  clock = start;
  problems = [];
});
afterEach(() => rmSync(cacheFolder, { recursive: true }));

const open = (options = {}) =>
  openSavedLists({
    cacheFolder,
    providerUrl: 'https://provider.example',
    schoolCode: 'RIVER',
    onProblem: (problem) => problems.push(problem),
    now: () => clock,
    ...options,
  });
/** The lists that a server gets when it starts. */
const listsOf = async (options = {}) => {
  const lists: (KeptRecords & { resource: string })[] = [];
  (await open(options)).restore((resource, records) => lists.push({ resource, ...records }));
  return lists;
};
const toJson = (body: unknown) => Buffer.from(JSON.stringify(body));
const answerOf = (body: unknown, keptMs = 24 * hour) => ({ json: toJson(body), at: clock, keptMs });
async function save(resource: string, body: unknown, keptMs?: number) {
  const saved = await open();
  saved.save(resource, answerOf(body, keptMs));
  await saved.settled();
}
const folder = () => path.join(cacheFolder, 'upstream');
const savedFile = () => path.join(folder(), readdirSync(folder())[0] ?? '');

it('gives lists back after a restart, as old as they are', async () => {
  await save('news/all', news);
  clock += hour;
  expect(await listsOf()).toEqual([
    { resource: 'news/all', json: toJson(news), at: start, keptMs: 24 * hour },
  ]);
  expect(problems).toEqual([]);
});

it('gives no list back that is older than a day, or than the provider allows', async () => {
  await save('news', news);
  await save('events', news, hour);
  clock += hour + 1;
  expect((await listsOf()).map(({ resource }) => resource)).toEqual(['news']);
  clock += 23 * hour;
  expect(await listsOf()).toEqual([]);
});

it('writes an unchanged list once a minute', async () => {
  const saved = await open();
  const answer = answerOf(news);
  for (const at of [start, start + 59_000, start + 60_000]) {
    saved.save('news', { ...answer, at });
    await saved.settled();
    const expected = at === start + 59_000 ? start : at;
    expect(await listsOf()).toMatchObject([{ at: Math.min(expected, clock) }]);
    clock += hour;
  }
});

it('keeps the newest form of a list, in a folder that only the server reads', async () => {
  const saved = await open();
  for (const title of ['a', 'b', 'c']) saved.save('news', answerOf([{ title }]));
  await saved.settled();
  expect(await listsOf()).toMatchObject([{ json: toJson([{ title: 'c' }]) }]);
  expect(statSync(folder()).mode & 0o777).toBe(0o700);
  saved.save('news', undefined);
  await saved.settled();
  expect(await listsOf()).toEqual([]);
});

it('keeps the lists of providers and schools apart', async () => {
  await save('news', news);
  expect(await listsOf({ schoolCode: 'HILL' })).toEqual([]);
  expect(await listsOf({ providerUrl: 'https://other.example' })).toEqual([]);
});

it('ignores a file of another form, and logs it', async () => {
  await save('news', news);
  writeFileSync(savedFile(), 'version 2\n[]');
  expect(await listsOf()).toEqual([]);
  expect(problems).toEqual(['the saved list news is ignored']);
});

it('removes the lists of other providers when they are too old to be shown', async () => {
  await save('news', news);
  const time = Date.now() / 1_000 - 25 * 3_600;
  utimesSync(savedFile(), time, time);
  await open({ providerUrl: 'https://other.example' });
  expect(readdirSync(folder())).toEqual([]);
});

it('goes without a disk that cannot be used, and logs it', async () => {
  writeFileSync(path.join(cacheFolder, 'file'), '');
  const options = { cacheFolder: path.join(cacheFolder, 'file') };
  const saved = await open(options);
  saved.save('news', answerOf(news));
  await saved.settled();
  expect(problems).toEqual(['lists cannot be kept on the disk']);
  expect(await listsOf(options)).toEqual([]);
});
