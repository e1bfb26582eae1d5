import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { addressOf, runScript, startScript } from '@school/server/testing/run-script';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'place-'));
});
afterEach(() => rmSync(place, { recursive: true }));

const school = (...args: string[]) => runScript('team/src/school.mjs', { INIT_CWD: place }, args);
const make = (...args: string[]) => school('new-content', ...args);

const profileOf = (folder: string) =>
  JSON.parse(readFileSync(join(place, folder, 'profile.json'), 'utf8')) as {
    name: string;
    shortName: string;
    affiliation: { schoolCode: string };
  };

it('makes a folder in which nothing is wrong, and tells what comes next', async () => {
  const { output, errors, code } = await make('our school');
  expect([errors, code]).toEqual(['', 0]);
  const folder = join(place, 'our school');
  expect(output).toContain(`npx school check-content "${folder}"`);
  expect(output).toContain(`SCHOOL_CONTENT="${folder}" SCHOOL_CODE=YOURSCHOOL npm start`);

  const check = await school('check-content', folder);
  expect([check.errors, check.code]).toEqual(['', 0]);
  expect(check.output).toMatch(/^Your School: /);
  expect(check.output).toContain('Still to do');
  expect(check.output).toContain('profile.json: phones 1: telephone number');
  expect(check.output).toContain('pages/contact-us.json: map: latitude and longitude of the school');
  expect(check.output).toContain(
    'pages/home.json: banners 1 file: to-replace/banner-1.webp is a placeholder',
  );
});

it('has nothing of the first school in it', async () => {
  await make('school');
  const { output } = await school('check-content', 'school');
  expect(output).not.toMatch(/aelred|kanakpur/i);
});

it('is served as it is', async () => {
  await make('school', '--code', 'HILLTOP');
  const env = { SCHOOL_CONTENT: join(place, 'school'), SCHOOL_CODE: 'HILLTOP', PORT: '0' };
  const server = startScript('server/src/content/server.ts', env);
  const address = await addressOf(server);
  const news = await fetch(`${address}/api/news/HILLTOP`);
  expect(await news.json()).toMatchObject([{ title: '[To do: Example of a piece of news]' }]);
  const banner = await fetch(`${address}/api/image/to-replace/banner-1.webp`);
  expect(banner.headers.get('content-type')).toBe('image/webp');
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
});

it('takes the school’s name and code', async () => {
  await make('school', '--name', 'Hill "Top" School, Rampur', '--code', 'HILLTOP');
  expect(profileOf('school')).toMatchObject({
    name: 'Hill "Top" School, Rampur',
    shortName: 'Hill "Top" School',
    affiliation: { schoolCode: 'HILLTOP' },
  });
});

it('takes a folder that is there and empty', async () => {
  mkdirSync(join(place, 'empty'));
  expect((await make('empty')).code).toBe(0);
});

const refusals: [args: string[], line: string | RegExp][] = [
  [[], 'refused: usage: school new-content DIR [--name "NAME"] [--code CODE]'],
  [['one', 'two'], /^refused: usage: /],
  [['school', '--colour', 'red'], "refused: Unknown option '--colour'"],
  [['school', '--code', 'hill top'], 'refused: --code must be letters, digits, - and _, not "hill top"'],
  [['school', '--name', ' '], 'refused: --name must not be empty'],
  [['full'], /\/full: is not empty; name a folder that is new or empty$/],
  [['full/note.txt'], /\/full\/note\.txt: is not a folder$/],
];

it.each(refusals)('refuses %j in one line', async (args, line) => {
  mkdirSync(join(place, 'full'));
  writeFileSync(join(place, 'full/note.txt'), 'mine');
  const { output, errors, code } = await make(...args);
  expect([output, code]).toEqual(['', 1]);
  expect(errors).toMatch(/^[^\n]+\n$/);
  expect(errors.trimEnd()).toEqual(typeof line === 'string' ? line : expect.stringMatching(line));
});
