import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import sharp from 'sharp';

const files = join(import.meta.dirname, '../../../content/files');
const run = promisify(execFile);

/** Pixels across: twice what a phone shows. */
const WIDTH = 640;

/**
 * Draws the first page of each framed document as a picture beside it, for phones.
 * @throws when `pdftoppm` (Debian: poppler-utils) is not installed
 */
export async function writeFirstPages(): Promise<void> {
  for (const file of await framedDocuments()) await drawFirstPage(join(files, file));
}

/** Documents that pages show in a frame: every calendar, and two papers of the office. */
async function framedDocuments(): Promise<string[]> {
  const calendars = (await readdir(join(files, 'calendar'))).filter((name) => name.endsWith('.pdf'));
  return [
    ...calendars.map((name) => `calendar/${name}`),
    'documents/staff-list.pdf',
    'documents/sample-tc.pdf',
  ];
}

/** Writes the picture of a PDF's first page beside it, under the same name. */
export async function drawFirstPage(path: string): Promise<void> {
  // drawn larger and then made smaller, small print stays legible
  const size = ['-scale-to-x', String(3 * WIDTH), '-scale-to-y', '-1'];
  const options = { encoding: 'buffer', maxBuffer: 32e6 } as const;
  const { stdout } = await run('pdftoppm', ['-singlefile', '-png', ...size, path], options);
  const picture = await sharp(stdout).resize(WIDTH).webp({ quality: 42, effort: 6 }).toBuffer();
  await writeFile(path.replace(/\.pdf$/, '.webp'), picture);
}
