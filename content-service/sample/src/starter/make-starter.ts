/**
 * Draws what stands in for a new school's own files: `npx tsx
 * content-service/sample/src/starter/make-starter.ts` (needs pdftoppm).
 */
import { join } from 'node:path';

import { placeholder } from '../pictures/placeholders';
import { emptyPortrait } from '../pictures/portraits';
import { render } from '../pictures/render';
import type { Scene } from '../pictures/view';
import { writeStandInDocument } from './stand-in-document';

const files = join(import.meta.dirname, '../../../starter/files');

const symbols = ['building', 'book', 'achievement', 'event', 'globe', 'video', 'gallery'] as const;

async function drawPicture(name: string, scene: Scene, width: number, height: number): Promise<void> {
  await render({ scene, mood: 'noon', seed: name, width, height, quality: 60 }, join(files, `${name}.webp`));
}

for (const [index, symbol] of symbols.entries()) {
  await drawPicture(`to-replace/banner-${index + 1}`, placeholder(symbol), 1600, 600);
}
for (const [index, symbol] of symbols.slice(0, 5).entries()) {
  await drawPicture(`to-replace/picture-${index + 1}`, placeholder(symbol), 1200, 800);
}
for (const symbol of ['event', 'achievement', 'video', 'gallery'] as const) {
  await drawPicture(`placeholders/${symbol}`, placeholder(symbol), 600, 400);
}
await drawPicture('to-replace/map', placeholder('globe'), 1200, 900);
await drawPicture('placeholders/book', placeholder('book'), 400, 400);
await drawPicture('placeholders/person', emptyPortrait, 240, 240);
await writeStandInDocument(join(files, 'to-replace'));
