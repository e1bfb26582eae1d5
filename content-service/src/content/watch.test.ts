/** @jest-environment node */
import { mkdirSync, renameSync, type watch } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

import { copySchool, type SchoolFolder } from '../testing/school-folder';
import { watchFolder } from './watch';

let school: SchoolFolder;
let stop: () => void = () => undefined;
let changes = 0;

beforeEach(() => {
  school = copySchool();
  changes = 0;
});
afterEach(() => {
  stop();
  school.remove();
});

async function start(watchOne?: typeof watch): Promise<void> {
  stop = await watchFolder(school.folder, () => (changes += 1), watchOne);
}

async function expectChange(within = 1500): Promise<void> {
  const before = changes;
  const end = Date.now() + within;
  while (changes === before && Date.now() < end) await wait(10);
  expect(changes).toBeGreaterThan(before);
}

it('tells of a file written in place', async () => {
  await start();
  school.write('records/news.json', '[]');
  await expectChange();
});

it('tells each time a file is replaced by another', async () => {
  await start();
  for (const text of ['[]', '[ ]', '[  ]']) {
    school.write('records/next', text);
    renameSync(join(school.folder, 'records/next'), join(school.folder, 'records/news.json'));
    await expectChange();
    await wait(100);
  }
});

it('tells of files in a folder made later', async () => {
  await start();
  mkdirSync(join(school.folder, 'files/new/deep'), { recursive: true });
  await expectChange();
  await wait(100);
  school.write('files/new/deep/one.txt', 'one');
  await expectChange();
});

it('tells of many changes at once a single time', async () => {
  await start();
  for (let index = 0; index < 20; index += 1) school.write(`files/${index}.txt`, 'x');
  await expectChange();
  await wait(200);
  expect(changes).toBe(1);
});

it('compares times where the system allows no watching', async () => {
  await start(() => {
    throw new Error('ENOSPC: System limit for number of file watchers reached');
  });
  school.write('records/news.json', '[]');
  await expectChange(3000);
});

it('tells of a folder that was taken away and put back', async () => {
  await start();
  renameSync(school.folder, `${school.folder}-old`);
  await expectChange();
  renameSync(`${school.folder}-old`, school.folder);
  await expectChange(3000);
  await wait(100);
  school.write('records/news.json', '[]');
  await expectChange();
});

it('is silent once stopped', async () => {
  await start();
  school.write('records/news.json', '[]');
  stop();
  await wait(200);
  expect(changes).toBe(0);
});
