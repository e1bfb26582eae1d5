/**
 * Draws every picture of the sample school and writes the gallery's records: `npx tsx
 * content-service/sample/src/pictures/make-pictures.ts [path part]`.
 */
import { existsSync } from 'node:fs';
import { mkdir, writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';

import { achievements } from './achievements';
import { albums } from './albums';
import { achievementFiles, albumFiles, catalogue } from './catalogue';
import { render } from './render';

const content = new URL('../../../content/', import.meta.url);
const eBooksModule = new URL('../records/e-books.ts', import.meta.url);

async function drawPictures(part: string): Promise<void> {
  let [count, bytes] = [0, 0];
  for (const [file, picture] of catalogue()) {
    if (!file.includes(part)) continue;
    bytes += await render(picture, fileURLToPath(new URL(`files/${file}`, content)));
    count += 1;
  }
  process.stdout.write(`${String(count)} pictures, ${String(Math.round(bytes / 1024))} KB\n`);
}

function galleryRecords(): object[] {
  const photos = albums.map(({ slug, title, description, date, pictures }) => ({
    _id: `album-${slug}`,
    category: 'PhotoGallery',
    title,
    description,
    date,
    attachments: albumFiles(slug, pictures),
  }));
  const won = achievements.map(({ slug, title, description, date, pictures }) => ({
    _id: `achievement-${slug}`,
    category: 'Achievements',
    title,
    description,
    date,
    attachments: achievementFiles(slug, pictures),
  }));
  return [...photos, ...won];
}

async function eBookRecords(): Promise<object[]> {
  if (!existsSync(eBooksModule)) return [];
  const { eBooks } = (await import(eBooksModule.href)) as { eBooks: object[] };
  return eBooks;
}

async function writeRecords(): Promise<void> {
  const records = [...galleryRecords(), ...(await eBookRecords())];
  await mkdir(new URL('records/', content), { recursive: true });
  await writeFile(new URL('records/gallery.json', content), `${JSON.stringify(records, null, 2)}\n`);
}

await writeRecords();
await drawPictures(process.argv[2] ?? '');
