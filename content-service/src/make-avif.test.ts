/** @jest-environment node */
import { join } from 'node:path';

import sharp from 'sharp';

import { runScript } from './testing/run-script';
import { copySchool, type SchoolFolder } from './testing/school-folder';

let school: SchoolFolder;
beforeEach(async () => {
  school = copySchool();
  school.write('files/gate.jpg', await upright(900).jpeg().toBuffer());
});
afterEach(() => school.remove());

/** A picture that is half as wide as high, and to be turned by a quarter. */
const upright = (width: number) =>
  sharp({ create: { width: width / 2, height: width, channels: 3, background: 'green' } }).withMetadata({
    orientation: 6,
  });

const make = (...folders: string[]) => runScript('make-avif.ts', { INIT_CWD: school.folder }, folders);

it('puts AVIF of each smaller width beside the pictures of a folder, the right way up', async () => {
  const { output, errors } = await make('files');
  expect(errors).toBe('');
  const made = output.split('\n').filter((file) => file.includes('gate'));
  expect(made).toEqual([320, 480, 640].map((width) => join(school.folder, `files/gate.${width}.avif`)));
  const { format, compression, width, height } = await sharp(made[0]).metadata();
  expect({ format, compression, width, height }).toEqual({
    format: 'heif',
    compression: 'av1',
    width: 320,
    height: 160,
  });
}, 60_000);

it('makes none again whose picture has not changed', async () => {
  await make('files');
  expect((await make('files')).output).toBe('');
}, 60_000);

it('says which folder cannot be read, and how it is used', async () => {
  expect(await make('no-such-folder')).toEqual({
    output: '',
    errors: `${join(school.folder, 'no-such-folder')} is no folder that can be read\n`,
    code: 1,
  });
  expect((await make()).errors).toContain('usage: npm run content:avif -- FOLDER');
}, 60_000);
