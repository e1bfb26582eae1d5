import sharp from 'sharp';

import { makePicture } from './make-picture';

const grey = { create: { width: 60, height: 40, channels: 3, background: '#777' } } as const;
const secret = 'Somebody was at 51.5,-0.1';
const packet = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>Somebody</rdf></x:xmpmeta>';

type Format = 'jpeg' | 'png' | 'webp' | 'avif' | 'tiff';

function photo(format: Format, orientation = 1): Promise<Buffer> {
  return sharp(grey)
    .withExif({ IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } })
    .withMetadata({ orientation })
    .withXmp(packet)
    .toFormat(format)
    .toBuffer();
}

it.each([
  ['a poster', 800, 6_000, 800],
  ['a panorama', 9_000, 700, 9_000],
  ['a roll', 200, 20_000, 164],
  ['a photo', 6_000, 4_000, 3_840],
])('%s of %d × %d is sent %d pixels wide', async (_, width, height, sent) => {
  const original = await sharp({ create: { ...grey.create, width, height } })
    .jpeg()
    .toBuffer();
  expect((await sharp(await makePicture(original)).metadata()).width).toBe(sent);
});

const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

describe.each([
  ['jpeg', 'jpeg'],
  ['png', 'png'],
  ['webp', 'webp'],
  ['avif', 'webp'],
  ['tiff', 'webp'],
] as const)('a photo that is a %s', (format, made) => {
  it.each([undefined, 480])('loses what its camera has written, at width %p', async (width) => {
    const original = await photo(format);
    expect(original.includes('Somebody')).toBe(true);
    const picture = await makePicture(original, width);
    expect(picture.includes('Somebody')).toBe(false);
    const about = await sharp(picture).metadata();
    expect(about).toMatchObject({ format: width ? 'webp' : made, width: 60, height: 40 });
    expect(about.exif ?? about.xmp ?? about.iptc).toBeUndefined();
  });

  it('loses what is appended to it, such as the film of a telephone', async () => {
    const original = await sharp(grey).toFormat(format).toBuffer();
    const picture = await makePicture(Buffer.concat([original, Buffer.from(`mpvd ${secret}`)]));
    expect(picture.includes('Somebody')).toBe(false);
    expect(await sharp(picture).metadata()).toMatchObject({ width: 60, height: 40 });
  });
});

it.each(['jpeg', 'png', 'webp'] as const)('turns a %s upright', async (format) => {
  const { width, height, orientation } = await sharp(await makePicture(await photo(format, 6))).metadata();
  expect({ width, height, orientation }).toEqual({ width: 40, height: 60, orientation: undefined });
});

it('keeps the bytes of a WebP that is a picture alone', async () => {
  const original = await sharp(grey).webp().toBuffer();
  expect(await makePicture(original)).toBe(original);
  const clear = await sharp({ create: { ...grey.create, channels: 4, background: '#7778' } })
    .webp()
    .toBuffer();
  expect(await makePicture(clear, 320)).toBe(clear);
});

it('makes a WebP anew that has another chunk, or bytes after its end', async () => {
  const original = await sharp(grey).webp().toBuffer();
  const chunk = Buffer.concat([Buffer.from('C2PA\x1a\0\0\0', 'latin1'), Buffer.from(`${secret}!`)]);
  const longer = Buffer.concat([original, chunk]);
  longer.writeUInt32LE(longer.length - 8, 4);
  for (const bytes of [longer, Buffer.concat([original, Buffer.from(secret)])]) {
    const picture = await makePicture(bytes);
    expect(picture.includes('Somebody')).toBe(false);
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'webp', width: 60 });
  }
});

it('keeps every pixel of a PNG, and the colours of a JPEG of another profile', async () => {
  const png = await photo('png');
  expect(await pixelsOf(await makePicture(png))).toEqual(await pixelsOf(png));
  const wide = await sharp({ create: { ...grey.create, background: '#d33' } })
    .withIccProfile('p3')
    .jpeg()
    .toBuffer();
  const [red = 0] = await pixelsOf(await makePicture(wide));
  expect(red).toBeGreaterThan(0xd0);
});

it('leaves a GIF moving, in each width', async () => {
  const frames = [grey, { create: { ...grey.create, background: '#333' } } as const];
  const pictures = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
  const gif = await sharp(pictures, { join: { animated: true } })
    .gif({ loop: 3, delay: [100, 200] })
    .toBuffer();
  for (const width of [undefined, 32]) {
    const about = await sharp(await makePicture(gif, width)).metadata();
    expect(about).toMatchObject({ format: 'webp', width: width ?? 60, pages: 2, loop: 3, delay: [100, 200] });
  }
});

it('makes a photo of forty-eight megapixels no larger than a screen', async () => {
  const large = await sharp({ create: { ...grey.create, width: 8_000, height: 6_000 } })
    .jpeg()
    .toBuffer();
  const about = await sharp(await makePicture(large)).metadata();
  expect(about).toMatchObject({ format: 'jpeg', width: 3_840, height: 2_880 });
});

it('shows what is there of a JPEG that is cut off', async () => {
  const whole = await sharp({ create: { ...grey.create, width: 900, height: 600 } })
    .jpeg()
    .toBuffer();
  for (const width of [undefined, 480, 'share'] as const) {
    const about = await sharp(await makePicture(whole.subarray(0, whole.length * 0.7), width)).metadata();
    expect(about.width).toBe({ 480: 480, share: 1_200 }[String(width)] ?? 900);
  }
});

it('cuts a picture for messengers, as a JPEG of few bytes, however much it shows', async () => {
  const create = { width: 1_200, height: 630, channels: 3, noise: { type: 'gaussian', sigma: 60 } } as const;
  const noise = await sharp({ create: { ...create, background: '#777' } })
    .png()
    .toBuffer();
  for (const original of [await photo('jpeg', 6), noise]) {
    const picture = await makePicture(original, 'share');
    expect(await sharp(picture).metadata()).toMatchObject({ format: 'jpeg', width: 1_200, height: 630 });
    expect(picture.length).toBeLessThanOrEqual(600_000);
  }
});

/** A small JPEG whose head says that it is larger. */
async function claiming(width: number, height: number, progressive = false): Promise<Buffer> {
  const bytes = await sharp(grey).jpeg({ progressive }).toBuffer();
  const frame = bytes.indexOf(progressive ? 'ffc2' : 'ffc0', 0, 'hex');
  bytes.writeUInt16BE(height, frame + 5);
  bytes.writeUInt16BE(width, frame + 7);
  return bytes;
}

describe('refuses', () => {
  const large = sharp({ create: { ...grey.create, width: 8_000, height: 6_000 } });

  it.each([
    ['a PNG', () => large.png({ compressionLevel: 1 }).toBuffer()],
    ['a progressive JPEG, whose rows are all decoded at once', () => claiming(8_000, 6_000, true)],
    ['a JPEG', () => claiming(8_000, 7_000)],
  ])('%s of too many pixels', async (_, make) => {
    await expect(makePicture(await make())).rejects.toThrow(/pixel/);
  });

  it.each([
    ['an SVG', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg" width="5" height="5"/>')],
    ['a PDF', Buffer.from('%PDF-1.7 and nothing more')],
    ['a JPEG that is broken off', Buffer.from('ffd8ffe000104a464946', 'hex')],
  ])('%s', async (_, bytes) => {
    await expect(makePicture(bytes)).rejects.toThrow();
  });
});
