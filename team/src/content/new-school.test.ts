import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { addressOf, runScript, startScript } from '@school/server/testing/run-script';

let place: string;
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'place-'));
});
afterEach(() => rmSync(place, { recursive: true }));

const make = (...args: string[]) => runScript('team/src/content/new-school.ts', { INIT_CWD: place }, args);

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
  expect(output).toContain(`npm run content:check -- "${folder}"`);
  expect(output).toContain(`SCHOOL_CONTENT="${folder}" SCHOOL_CODE=YOURSCHOOL npm start`);

  const check = await runScript('team/src/content/check.ts', {}, [folder]);
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
  const { output } = await runScript('team/src/content/check.ts', {}, [join(place, 'school')]);
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
  [[], 'usage: npm run content:new -- DIR [--name "NAME"] [--code CODE]'],
  [['one', 'two'], /^usage: /],
  [['school', '--colour', 'red'], /^Unknown option '--colour'; usage: /],
  [['school', '--code', 'hill top'], '--code must be letters, digits, - and _, not "hill top"'],
  [['school', '--name', ' '], '--name must not be empty'],
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
