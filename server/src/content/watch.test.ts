import { mkdirSync, renameSync, rmdirSync, type watch } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextRound } from 'node:timers/promises';

import { until } from '@school/shared-deps/testing/until';

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

async function start(options: Parameters<typeof watchFolder>[2] = {}): Promise<void> {
  stop = await watchFolder(school.folder, () => (changes += 1), { pollMs: 1, ...options });
}

async function expectChangeAfter(change: () => void): Promise<void> {
  const before = changes;
  change();
  await until(() => changes > before);
}

/** Watches nothing; the test says when something has changed. */
async function startByHand(): Promise<() => void> {
  let notice: () => void = () => undefined;
  const watchOne = (_path: string, _options: object, listener: () => void) => {
    notice = listener;
    return { on: () => ({ close: () => undefined }) };
  };
  await start({ watchOne: watchOne as unknown as typeof watch });
  return () => notice();
}

it('tells of a file written in place', async () => {
  await start();
  await expectChangeAfter(() => school.write('records/news.json', '[]'));
});

it('follows all folders while others come and go, such as the lock of a save', async () => {
  const watched: string[] = [];
  let notice: () => void = () => undefined;
  const watchOne = (folder: string, _options: object, listener: () => void) => {
    watched.push(folder);
    notice = listener;
    return { on: () => ({ close: () => undefined }) };
  };
  await start({ watchOne: watchOne as unknown as typeof watch });
  const passing = join(school.folder, 'files/passing');
  for (let round = 0; round < 10; round += 1) {
    const before = changes;
    watched.length = 0;
    notice();
    while (changes === before) {
      mkdirSync(passing);
      await nextRound();
      rmdirSync(passing);
      await nextRound();
    }
    expect(watched).toContain(join(school.folder, 'records'));
  }
});

it('tells each time a file is replaced by another', async () => {
  await start();
  for (const text of ['[]', '[ ]', '[  ]']) {
    await expectChangeAfter(() => {
      school.write('records/next', text);
      renameSync(join(school.folder, 'records/next'), join(school.folder, 'records/news.json'));
    });
  }
});

it('tells of files in a folder made later', async () => {
  await start();
  await expectChangeAfter(() => mkdirSync(join(school.folder, 'files/new/deep'), { recursive: true }));
  await expectChangeAfter(() => school.write('files/new/deep/one.txt', 'one'));
});

it('tells of many changes at once a single time', async () => {
  const notice = await startByHand();
  for (let count = 0; count < 20; count += 1) notice();
  await until(() => changes > 0);
  expect(changes).toBe(1);
});

it('compares times where the system allows no watching', async () => {
  const watchOne = () => {
    throw new Error('ENOSPC: System limit for number of file watchers reached');
  };
  await start({ watchOne });
  await expectChangeAfter(() => school.write('records/news.json', '[]'));
});

it('tells of a folder that was taken away and put back', async () => {
  await start();
  await expectChangeAfter(() => renameSync(school.folder, `${school.folder}-old`));
  await expectChangeAfter(() => renameSync(`${school.folder}-old`, school.folder));
  await expectChangeAfter(() => school.write('records/news.json', '[]'));
});

it('is silent once stopped', async () => {
  const notice = await startByHand();
  jest.useFakeTimers();
  notice();
  stop();
  expect(jest.getTimerCount()).toBe(0);
  jest.useRealTimers();
});
