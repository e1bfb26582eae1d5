import { execFile } from 'node:child_process';
import { readdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';

import sharp from 'sharp';

const files = join(import.meta.dirname, '../../content/files');
const run = promisify(execFile);

/** Pixels across. */
const WIDTH = 440;

/**
 * Draws the first page of each framed document as a picture beside it, for phones.
 * @throws when `pdftoppm` (Debian: poppler-utils) is not installed
 */
export async function writeFirstPages(): Promise<void> {
  for (const file of await framedDocuments()) {
    const page = await drawFirstPage(join(files, file));
    const picture = await sharp(page).webp({ quality: 42, effort: 6 }).toBuffer();
    await writeFile(join(files, file.replace(/\.pdf$/, '.webp')), picture);
  }
}

/** What the pages show in a frame: every calendar, and two papers of the office. */
async function framedDocuments(): Promise<string[]> {
  const calendars = (await readdir(join(files, 'calendar'))).filter((name) => name.endsWith('.pdf'));
  return [
    ...calendars.map((name) => `calendar/${name}`),
    'documents/staff-list.pdf',
    'documents/sample-tc.pdf',
  ];
}

async function drawFirstPage(path: string): Promise<Buffer> {
  const size = ['-scale-to-x', String(WIDTH), '-scale-to-y', '-1'];
  const options = { encoding: 'buffer', maxBuffer: 32e6 } as const;
  const { stdout } = await run('pdftoppm', ['-singlefile', '-png', ...size, path], options);
  return stdout;
}
