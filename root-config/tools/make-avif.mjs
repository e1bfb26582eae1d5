// @ts-check
import { readdir, stat } from 'node:fs/promises';
import path from 'node:path';

import sharp from 'sharp';

/** The widths below the original's that pages ask for (`shared-deps/src/api/pictures.ts`). */
const WIDTHS = [320, 480, 640, 960, 1280];
const QUALITY = 52;
const picture = /\.(?:jpe?g|png|webp)$/i;

const folders = process.argv.slice(2);
if (folders.length === 0) {
  console.error('usage: node root-config/tools/make-avif.mjs <folder of pictures>…');
  process.exit(1);
}
for (const folder of folders) await prepareFolder(folder);

/**
 * Puts AVIF beside the pictures of a folder, and of those below it, for browsers that know it; newer ones stay.
 * @param {string} folder
 */
async function prepareFolder(folder) {
  const names = await readdir(folder, { recursive: true }).catch(() => {
    console.error(`${folder} is no folder that can be read`);
    process.exit(1);
  });
  for (const name of names.filter((each) => picture.test(each)))
    await preparePicture(path.join(folder, name));
}

/** @param {string} file */
async function preparePicture(file) {
  const { width } = await sharp(file).metadata();
  for (const each of WIDTHS.filter((narrower) => narrower < width)) {
    const made = file.replace(picture, `.${each}.avif`);
    if ((await timeOf(made)) > (await timeOf(file))) continue;
    await sharp(file).rotate().resize({ width: each }).avif({ quality: QUALITY }).toFile(made);
    console.log(made);
  }
}

/** @param {string} file */
async function timeOf(file) {
  return stat(file).then(
    ({ mtimeMs }) => mtimeMs,
    () => 0,
  );
}
