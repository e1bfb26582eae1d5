/** @jest-environment node */
import path from 'node:path';

import sharp from 'sharp';

import { createDrawnPictures } from './drawn-pictures';
import { makePicture } from './make-picture';

const folder = path.join(__dirname, '../../../node_modules/@expo-google-fonts');
const fonts = [
  path.join(folder, 'mukta/600SemiBold/Mukta_600SemiBold.ttf'),
  path.join(folder, 'noto-sans-gurmukhi/600SemiBold/NotoSansGurmukhi_600SemiBold.ttf'),
];
const school = 'Rivermouth & Sons <School>';
const kept = new Map<string, Buffer>();
const cache = {
  get: (key: string) => Promise.resolve(kept.get(key)),
  put: (key: string, content: Buffer) => Promise.resolve(void kept.set(key, content)),
};
const draw = createDrawnPictures(cache, fonts);
const size = { format: 'jpeg', width: 1200, height: 630 };

it.each(['A', 'विद्यालय वार्षिक उत्सव', 'ਛੁੱਟੀਆਂ ਦਾ ਕੰਮ', 'x'.repeat(5_000), '<b>&\u0000\uD800'])(
  'draws the title %# as a small JPEG',
  async (title) => {
    const drawn = await draw({ title, school, emblem: undefined }, 'visitor');
    expect(await sharp(drawn).metadata()).toMatchObject(size);
    expect(drawn.length).toBeLessThan(600_000);
  },
);

it('has letters of each script, and not the same boxes for all of them', async () => {
  const titles = ['कखग', 'चछज', 'ਕਖਗ', 'ਚਛਜ'];
  const drawn = await Promise.all(
    titles.map((title) => draw({ title, school, emblem: undefined }, 'visitor')),
  );
  const shapes = await Promise.all(drawn.map((each) => sharp(each).resize(60).greyscale().raw().toBuffer()));
  expect(new Set(shapes.map((shape) => shape.toString('base64'))).size).toBe(titles.length);
});

it('draws a title once, and again with another emblem', async () => {
  const emblem = await sharp({ create: { width: 9, height: 12, channels: 4, background: 'red' } })
    .png()
    .toBuffer();
  const title = 'Once';
  const before = kept.size;
  const both = ['one', 'other'].map((visitor) => draw({ title, school, emblem: undefined }, visitor));
  const [first, second] = await Promise.all(both);
  expect(second).toBe(first);
  expect(await draw({ title, school, emblem: undefined }, 'one')).toBe(first);
  expect(await draw({ title, school, emblem }, 'one')).not.toEqual(first);
  expect(kept.size).toBe(before + 2);
});

it('cuts a picture for messengers, however large its file would be', async () => {
  const noise = { type: 'gaussian' as const, mean: 128, sigma: 90 };
  const create = { width: 2_000, height: 3_000, channels: 3 as const, background: 'black', noise };
  const original = await sharp({ create }).jpeg({ quality: 90 }).toBuffer();
  const shared = await makePicture(original, 'share');
  expect(await sharp(shared).metadata()).toMatchObject(size);
  expect(shared.length).toBeLessThan(600_000);
});
