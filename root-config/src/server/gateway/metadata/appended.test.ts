/** @jest-environment node */
import { Readable } from 'node:stream';

import sharp, { type JpegOptions } from 'sharp';

import { box, filmWithPlace, filmWithTimedPlaces } from '../../testing/boxes';
import { createByteReader } from '../byte-reader';
import { findPatches } from './find-patches';
import { applyPatches } from './patches';
import { mediaFormatOf, stripMetadata } from './strip-metadata';

const grey = { create: { width: 60, height: 40, channels: 3, background: '#777' } } as const;
const secret = 'Somebody was at 51.5,-0.1';

async function stripped(bytes: Buffer, partLength = bytes.length): Promise<Buffer> {
  const parts = Array.from({ length: Math.ceil(bytes.length / partLength) }, (_, at) =>
    bytes.subarray(at * partLength, (at + 1) * partLength),
  );
  const strip = mediaFormatOf(bytes)?.strip;
  if (strip === undefined) throw new Error('the format is not known');
  const out: Uint8Array[] = [];
  for await (const part of stripMetadata(createByteReader(Readable.from(parts)), strip)) out.push(part);
  return Buffer.concat(out);
}

const pixelsOf = (bytes: Buffer) => sharp(bytes).raw().toBuffer();

/** A JPEG segment. */
function segment(marker: number, ...content: string[]): Buffer {
  const bytes = Buffer.from(content.join(''), 'latin1');
  const head = Buffer.from([0xff, marker, 0, 0]);
  head.writeUInt16BE(bytes.length + 2, 2);
  return Buffer.concat([head, bytes]);
}

describe('a JPEG', () => {
  const jpeg = (options: JpegOptions = {}) => sharp(grey).jpeg(options).toBuffer();
  const insert = (bytes: Buffer, ...segments: Buffer[]) =>
    Buffer.concat([bytes.subarray(0, 2), ...segments, bytes.subarray(2)]);

  it.each([
    ['a second picture', (bytes: Buffer) => bytes],
    ['a film', () => filmWithPlace(secret, Buffer.alloc(10))],
    ['a text', () => Buffer.from(secret)],
  ])('ends at its end marker, where %s follows', async (_, appended) => {
    for (const progressive of [false, true]) {
      const original = await jpeg({ progressive });
      const long = Buffer.concat([original, appended(original)]);
      expect(await stripped(long)).toEqual(original);
      expect(await stripped(long, 3)).toEqual(original);
    }
  });

  it.each([
    ['Exif', segment(0xe1, 'Exif\0\0', secret)],
    ['the list of its second pictures (MPF)', segment(0xe2, 'MPF\0', secret)],
    ['FlashPix', segment(0xe2, 'FPXR\0', secret)],
    ['who has changed it (C2PA)', segment(0xeb, 'JP\0\x01', secret)],
    ['IPTC', segment(0xed, 'Photoshop 3.0\0', secret)],
    ['a thumbnail (JFXX)', segment(0xe0, 'JFXX\0\x10', secret)],
    ['what its maker writes', segment(0xe5, secret)],
    ['a comment', segment(0xfe, secret)],
    ['bytes between its segments', Buffer.from(secret)],
  ])('loses %s', async (_, extra) => {
    const original = await jpeg();
    expect(await stripped(insert(original, extra))).toEqual(original);
  });

  it('loses the thumbnail of its first segment, and a comment between its scans', async () => {
    const original = await jpeg({ progressive: true });
    const jfif = (...thumbnail: string[]) => segment(0xe0, 'JFIF\0\x01\x01\0\0\x01\0\x01', ...thumbnail);
    const scan = original.lastIndexOf(Buffer.from('ffda', 'hex'));
    const changed = Buffer.concat([
      original.subarray(0, scan),
      segment(0xfe, secret),
      original.subarray(scan),
    ]);
    const clean = await stripped(insert(changed, jfif('\x01\x01', 'abc')));
    expect(clean).toEqual(insert(original, jfif('\0\0')));
  });

  it('keeps its colour profile and how its colours are encoded', async () => {
    const original = await sharp(grey).withIccProfile('p3').jpeg().toBuffer();
    expect(await stripped(original)).toEqual(original);
    const printed = await sharp(grey).toColourspace('cmyk').jpeg().toBuffer();
    expect(printed.includes('Adobe')).toBe(true);
    expect(await pixelsOf(await stripped(printed))).toEqual(await pixelsOf(printed));
  });
});

it('ends a PNG and a WebP at their last chunk, and takes chunks out that they do not need', async () => {
  const png = await sharp(grey).png().toBuffer();
  const chunk = box('caBX', secret, '\0\0\0\0');
  chunk.writeUInt32BE(secret.length, 0);
  const private_ = Buffer.concat([png.subarray(0, 33), chunk, png.subarray(33), Buffer.from(secret)]);
  expect(await stripped(private_)).toEqual(png);

  const webp = await sharp(grey).withXmp('<x:xmpmeta xmlns:x="adobe:ns:meta/"/>').webp().toBuffer();
  const length = Buffer.alloc(4);
  length.writeUInt32LE(secret.length + 1);
  const longer = Buffer.concat([webp, Buffer.from('C2PA'), length, Buffer.from(`${secret}\0`)]);
  longer.writeUInt32LE(longer.length - 8, 4);
  const clean = await stripped(Buffer.concat([longer, Buffer.from(secret)]));
  expect(clean).toHaveLength(longer.length);
  expect(clean.includes('Somebody')).toBe(false);
  expect(await pixelsOf(clean)).toEqual(await pixelsOf(webp));
});

it('takes comments and XMP out of a GIF, and leaves it moving', async () => {
  const frames = [grey, { create: { ...grey.create, background: '#333' } } as const];
  const pictures = await Promise.all(frames.map((frame) => sharp(frame).png().toBuffer()));
  const gif = await sharp(pictures, { join: { animated: true } })
    .gif({ loop: 3, delay: [100, 200] })
    .toBuffer();
  const table = (gif[10] ?? 0) & 0x80 ? 3 * 2 ** (((gif[10] ?? 0) & 7) + 1) : 0;
  const at = 13 + table;
  const block = (text: string) =>
    Buffer.concat([Buffer.from([text.length]), Buffer.from(text), Buffer.of(0)]);
  const comment = Buffer.concat([Buffer.from([0x21, 0xfe]), block(secret)]);
  const xmp = Buffer.concat([Buffer.from([0x21, 0xff, 11]), Buffer.from('XMP DataXMP'), block(secret)]);
  const original = Buffer.concat([gif.subarray(0, at), comment, xmp, gif.subarray(at), Buffer.from(secret)]);
  expect(await stripped(original)).toEqual(gif);
  expect(await stripped(original, 5)).toEqual(gif);
  expect(await sharp(await stripped(original)).metadata()).toMatchObject({
    pages: 2,
    loop: 3,
    delay: [100, 200],
  });
});

describe('a film', () => {
  const frames = Buffer.from(Array.from({ length: 500 }, (_, at) => at % 60));
  const film = filmWithPlace(secret, frames);

  it('does not say where it was made, and has its frames where they were', async () => {
    expect(film.includes('Somebody')).toBe(true);
    const clean = await stripped(film, 100);
    expect(clean).toHaveLength(film.length);
    for (const word of ['Somebody', 'xyz', 'loci', 'location', 'udta', 'uuid'])
      expect(clean.includes(word)).toBe(false);
    expect(clean.indexOf(frames)).toBe(film.indexOf(frames));
    expect(clean.includes('tkhd')).toBe(true);
  });

  it('loses its timed metadata: the track, its samples and the places of a dash camera', async () => {
    const timed = filmWithTimedPlaces(secret, frames);
    const patches = await findPatches(
      (start, end) => Promise.resolve(timed.subarray(start, end)),
      timed.length,
    );
    const clean = applyPatches(timed, 0, patches);
    expect(clean).toHaveLength(timed.length);
    expect(clean.includes('Somebody')).toBe(false);
    expect(clean.indexOf(frames)).toBe(timed.indexOf(frames));
    expect(clean.lastIndexOf(frames)).toBe(timed.lastIndexOf(frames));
    expect(clean.includes('vide')).toBe(true);
    expect((await stripped(timed)).includes('stco')).toBe(false);
  });

  it('loses the same in parts of it', async () => {
    const read = jest.fn((start: number, end: number) => Promise.resolve(film.subarray(start, end)));
    const patches = await findPatches(read, film.length);
    const whole = await stripped(film);
    expect(applyPatches(film, 0, patches)).toEqual(whole);
    for (let at = 0; at < film.length; at += 37) {
      expect(applyPatches(film.subarray(at, at + 37), at, patches)).toEqual(whole.subarray(at, at + 37));
    }
    expect(read).toHaveBeenCalledTimes(5);
  });

  it('is refused where its index is compressed or too large', async () => {
    const start = box('ftyp', 'qt  \0\0\0\0qt  mp42');
    await expect(stripped(Buffer.concat([start, box('moov', box('cmov', secret))]))).rejects.toThrow(
      'compressed',
    );
    const large = Buffer.concat([start, Buffer.from('\x10\0\0\0moov', 'latin1'), Buffer.alloc(100)]);
    await expect(stripped(large)).rejects.toThrow('too large');
    await expect(findPatches((from, to) => Promise.resolve(large.subarray(from, to)), 1e9)).rejects.toThrow(
      'too large',
    );
  });

  it('of another kind has no patches', async () => {
    const webm = Buffer.concat([Buffer.from('1a45dfa3', 'hex'), Buffer.alloc(500)]);
    expect(
      await findPatches((start, end) => Promise.resolve(webm.subarray(start, end)), webm.length),
    ).toEqual([]);
  });
});

it('takes the film out that a telephone appends to a HEIC', async () => {
  const heic = await sharp(grey).avif().toBuffer();
  heic.write('heic', 8, 'latin1');
  const clean = await stripped(Buffer.concat([heic, box('mpvd', filmWithPlace(secret, Buffer.alloc(9)))]));
  expect(clean.subarray(0, heic.length)).toEqual(heic);
  expect(clean.includes('Somebody')).toBe(false);
});
