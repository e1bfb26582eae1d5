import sharp from 'sharp';

import { drawIcon } from './drawn-icon';

const create = { width: 30, height: 40, channels: 4 as const, background: '#8c1c2b' };

async function cornerAndCentre(icon: Buffer): Promise<number[][]> {
  const { data, info } = await sharp(icon).ensureAlpha().raw().toBuffer({ resolveWithObject: true });
  const at = (place: number) => [...data.subarray(place * 4, place * 4 + 4)];
  return [at(0), at((info.height / 2) * info.width + info.width / 2)];
}

it('is a square with the emblem in its middle, transparent or on a ground', async () => {
  const emblem = await sharp({ create }).png().toBuffer();
  const plain = await drawIcon(emblem, { size: 192, share: 1 });
  expect(await sharp(plain).metadata()).toMatchObject({ format: 'png', width: 192, height: 192 });
  const [corner, centre] = await cornerAndCentre(plain);
  expect(corner?.[3]).toBe(0);
  expect(centre).toEqual([0x8c, 0x1c, 0x2b, 255]);
  const masked = await drawIcon(emblem, { size: 512, share: 0.6, ground: '#fbf8f2' });
  expect((await cornerAndCentre(masked))[0]).toEqual([0xfb, 0xf8, 0xf2, 255]);
});

it('refuses what is no picture', async () => {
  await expect(drawIcon(Buffer.from('no picture'), { size: 192, share: 1 })).rejects.toThrow();
});
