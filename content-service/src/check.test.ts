import sharp from 'sharp';

import { runScript } from './testing/run-script';
import { copySchool, type SchoolFolder } from './testing/school-folder';

let school: SchoolFolder;
beforeEach(() => {
  school = copySchool();
});
afterEach(() => school.remove());

const check = (env: NodeJS.ProcessEnv = {}) => runScript('check.ts', env, [school.folder]);

async function linesOf(env: NodeJS.ProcessEnv = {}): Promise<string[]> {
  const { errors, code } = await check(env);
  expect(code).toBe(1);
  return errors.trim().split('\n').slice(1);
}

it('sums a whole folder up', async () => {
  const { output, errors, code } = await check();
  expect(output).toMatch(/^Rivermouth Public School, Tarapet: .*3 news, 2 events.*2 certificates, 12 files/);
  expect(output).not.toContain('Still to do');
  expect([errors, code]).toEqual(['', 0]);
}, 20_000);

it('finds the folder that SCHOOL_CONTENT names', async () => {
  const { output } = await runScript('check.ts', { SCHOOL_CONTENT: school.folder });
  expect(output).toMatch(/^Rivermouth/);
}, 20_000);

it('counts a name from where the command was called', async () => {
  const { output } = await runScript('check.ts', { INIT_CWD: school.folder }, ['.']);
  expect(output).toMatch(/^Rivermouth/);
}, 20_000);

it('names a wrong school code', async () => {
  expect(await linesOf({ SCHOOL_CODE: 'river mouth' })).toEqual([
    'SCHOOL_CODE must be letters, digits, - and _, not "river mouth"',
  ]);
}, 20_000);

it('names pictures that are broken or too large', async () => {
  school.write('files/pictures/half.jpg', Buffer.from([0xff, 0xd8, 0xff, 0xe0]));
  const huge = { width: 8000, height: 5001, channels: 3, background: '#fff' } as const;
  school.write('files/pictures/huge.png', await sharp({ create: huge }).png().toBuffer());
  expect(await linesOf()).toEqual([
    'files/pictures/half.jpg: cannot be read as a picture',
    'files/pictures/huge.png: has 8000 x 5001 pixels; make it smaller',
  ]);
}, 20_000);

it('lists what is still as a new school’s folder came', async () => {
  school.edit('profile.json', (profile: object) => ({ ...profile, motto: '[To do: the motto]' }));
  const { output, code } = await check();
  expect(output.trim().split('\n').slice(1)).toEqual([
    'Nothing is wrong. Still to do, 1 places:',
    'profile.json: motto: the motto',
  ]);
  expect(code).toBe(0);
}, 20_000);
