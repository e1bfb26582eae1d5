import { readdir, stat } from 'node:fs/promises';
import { join, resolve } from 'node:path';

import { pictureWidths } from '@school/shared-deps/contract';
import sharp from 'sharp';

const QUALITY = 52;
const picture = /\.(?:jpe?g|png|webp)$/i;
const usage = 'usage: npm run content:avif -- FOLDER…';

/** Writes AVIF beside the pictures of a folder and of the folders in it. Newer files stay. */
async function prepareFolder(folder: string): Promise<void> {
  const names = await readdir(folder, { recursive: true }).catch(() => {
    throw new Error(`${folder} is no folder that can be read`);
  });
  for (const name of names.filter((each) => picture.test(each))) await preparePicture(join(folder, name));
}

async function preparePicture(file: string): Promise<void> {
  const { autoOrient: upright } = await sharp(file).metadata();
  for (const narrower of pictureWidths.filter((each) => each < upright.width)) {
    const made = file.replace(picture, `.${narrower}.avif`);
    if ((await timeOf(made)) > (await timeOf(file))) continue;
    await sharp(file).rotate().resize({ width: narrower }).avif({ quality: QUALITY }).toFile(made);
    process.stdout.write(`${made}\n`);
  }
}

/** When a file was changed; 0 where there is none. */
async function timeOf(file: string): Promise<number> {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}

try {
  const folders = process.argv.slice(2);
  if (folders.length === 0) throw new Error(usage);
  // `npm run` sets INIT_CWD to where it was called; that is where a folder's name counts from
  for (const folder of folders) await prepareFolder(resolve(process.env['INIT_CWD'] ?? '.', folder));
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
}
