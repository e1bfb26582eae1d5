/** @jest-environment node */
import { join } from 'node:path';

import sharp from 'sharp';

const emblem = join(__dirname, '../../content/files/emblem.webp');

it('lets the ground of the page show around the emblem, not within it', async () => {
  const { data, info } = await sharp(emblem).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const { width, height } = info;
  const alpha = (x: number, y: number) => data[(y * width + x) * 4 + 3];
  expect([alpha(0, 0), alpha(width - 1, 0), alpha(0, height - 1), alpha(width - 1, height - 1)]).toEqual([
    0, 0, 0, 0,
  ]);
  expect(alpha(width / 2, height / 2)).toBe(255);
});
