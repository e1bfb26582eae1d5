import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { openFolderApp } from '@school/server/testing/gateway-app';
import { createQuietLog } from '@school/server/testing/quiet-log';
import { runScript } from '@school/server/testing/run-script';

import { checkFolder } from './check';
import { command } from './new-school';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'place-'));
  jest.replaceProperty(process, 'env', { ...process.env, INIT_CWD: place });
  jest.spyOn(console, 'log').mockReturnValue();
});
afterEach(() => rmSync(place, { recursive: true }));

const make = (...args: string[]) => command(args);

it('makes a folder in which nothing is wrong, and tells what comes next', async () => {
  const env = { INIT_CWD: place };
  const { output, errors, code } = await runScript('team/src/school.mjs', env, ['new-content', 'our school']);
  expect([errors, code]).toEqual(['', 0]);
  const folder = join(place, 'our school');
  expect(output).toContain(`npx school check-content "${folder}"`);
  expect(output).toContain(`SCHOOL_CONTENT="${folder}" SCHOOL_CODE=YOURSCHOOL npm start`);

  const found = (await checkFolder(folder)).join('\n');
  expect(found).toMatch(/^Your School: /);
  expect(found).toContain('Still to do');
  expect(found).toContain('profile.json: phones 1: telephone number');
  expect(found).toContain('pages/contact-us.json: map: latitude and longitude of the school');
  expect(found).toContain('pages/home.json: banners 1 file: to-replace/banner-1.webp is a placeholder');
  expect(found).not.toMatch(/aelred|kanakpur/i);
});

it('is served as it is, without what is still to do', async () => {
  await make('school');
  const folder = join(place, 'school');
  const log = createQuietLog();
  const { app } = await openFolderApp({ folder, schoolCode: 'HILLTOP', log });
  const news = await app.inject('/api/news/HILLTOP');
  expect(news.json()).toEqual([]);
  const banner = await app.inject('/api/image/to-replace/banner-1.webp');
  expect(banner.headers['content-type']).toBe('image/webp');
  await app.close();
});

it('takes the school’s name and code, and a folder that is there and empty', async () => {
  mkdirSync(join(place, 'school'));
  await make('school', '--name', 'Hill "Top" School, Rampur', '--code', 'HILLTOP');
  expect(JSON.parse(readFileSync(join(place, 'school/profile.json'), 'utf8'))).toMatchObject({
    name: 'Hill "Top" School, Rampur',
    shortName: 'Hill "Top" School',
    affiliation: { schoolCode: 'HILLTOP' },
  });
});

it.each([
  [[], 'usage: school new-content DIR [--name "NAME"] [--code CODE]'],
  [['one', 'two'], 'usage: '],
  [['school', '--colour', 'red'], "Unknown option '--colour'"],
  [['school', '--code', 'hill top'], '--code must be letters, digits, - and _, not "hill top"'],
  [['school', '--name', ' '], '--name must not be empty'],
  [['full'], '/full: is not empty; name a folder that is new or empty'],
  [['full/note.txt'], '/full/note.txt: cannot be made (EEXIST)'],
])('refuses %j', async (args, reason) => {
  mkdirSync(join(place, 'full'));
  writeFileSync(join(place, 'full/note.txt'), 'mine');
  await expect(make(...args)).rejects.toThrow(reason);
});
