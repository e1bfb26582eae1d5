/** @jest-environment node */
import { Readable } from 'node:stream';

import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';

import { createHotPath } from '../../http/hot-path';
import { startProvider, type Provider } from '../../testing/provider';
import { createQuietLog } from '../../testing/quiet-log';
import { createByteReader } from '../byte-reader';
import { createGateway } from '../gateway';
import { addGatewayRoutes } from '../routes';
import { box } from '../../testing/boxes';
import { MetadataError } from './format';
import { mediaFormatOf, stripMetadata } from './strip-metadata';

const grey = { create: { width: 60, height: 40, channels: 3, background: '#777' } } as const;
const place = { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };

type Format = 'jpeg' | 'png' | 'webp';

const formats: Format[] = ['jpeg', 'png', 'webp'];

function photo(format: Format, orientation: number): Promise<Buffer> {
  return sharp(grey).withExif(place).withMetadata({ orientation }).toFormat(format).toBuffer();
}

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

describe.each(formats)('of a %s', (format) => {
  it.each([1, 3, 6, 8])('everything is taken out but which way is up (%i)', async (orientation) => {
    const original = await photo(format, orientation);
    expect(original.includes('Somebody')).toBe(true);
    const clean = await stripped(original);
    expect(clean.includes('Somebody')).toBe(false);
    const about = await sharp(clean).metadata();
    expect(about.orientation ?? 1).toBe(orientation);
    expect(about).toMatchObject({ format, width: 60, height: 40 });
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    expect(await pixels(clean)).toEqual(await pixels(original));
  });

  it('it is so however the bytes come', async () => {
    const original = await photo(format, 6);
    expect(await stripped(original, 7)).toEqual(await stripped(original));
  });

  it('one without such data comes as it is', async () => {
    const original = await sharp(grey).toFormat(format).toBuffer();
    expect(await stripped(original)).toEqual(original);
  });

  it('one that ends too soon still ends', async () => {
    const original = await photo(format, 6);
    for (const length of [24, 40, original.length - 30]) {
      expect((await stripped(original.subarray(0, length))).length).toBeLessThanOrEqual(length);
    }
  });
});

it.each(['png', 'webp'] as const)('takes XMP out of a %s', async (format) => {
  const packet = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>Somebody</rdf></x:xmpmeta>';
  const xmpOf = async (bytes: Buffer) => (await sharp(bytes).metadata()).xmpAsString;
  const original = await sharp(grey).withXmp(packet).toFormat(format).toBuffer();
  expect(await xmpOf(original)).toContain('Somebody');
  expect(await xmpOf(await stripped(original))).toBeUndefined();
});

describe.each(['avif', 'heic'])('of what calls itself %s', (brand) => {
  const packet = '<x:xmpmeta xmlns:x="adobe:ns:meta/"><rdf>Somebody</rdf></x:xmpmeta>';

  async function branded(): Promise<Buffer> {
    const original = await sharp(grey).withExif(place).withXmp(packet).avif().toBuffer();
    original.write(brand, 8, 'latin1');
    return original;
  }

  it('everything is overwritten, and the picture stays', async () => {
    const original = await branded();
    expect(original.includes('Somebody')).toBe(true);
    const clean = await stripped(original);
    expect(clean.includes('Somebody')).toBe(false);
    expect(clean).toHaveLength(original.length);
    const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
    expect(await pixels(clean)).toEqual(await pixels(original));
  });

  it('it is so however the bytes come', async () => {
    const original = await branded();
    expect(await stripped(original, 7)).toEqual(await stripped(original));
  });

  it('one that ends before its index is refused', async () => {
    const original = await branded();
    for (const length of [30, 60, 150, 300]) {
      await expect(stripped(original.subarray(0, length))).rejects.toThrow(MetadataError);
    }
    const cut = await stripped(original.subarray(0, -30));
    expect(cut).toHaveLength(original.length - 30);
  });
});

it('finds what a HEIC says about itself after all else, too', async () => {
  const secret = Buffer.from('0000 MM* and what Somebody has written there');
  const before = [box('ftyp', Buffer.from('heic0000mif1heic')), box('mdat', secret, Buffer.alloc(3_000_000))];
  const place = Buffer.from('000000004400000100010000000100000020000000ff', 'hex');
  place.writeUInt32BE(secret.length, 18);
  const info = box('infe', Buffer.from('0200000000010000', 'hex'), Buffer.from('Exif\0'));
  const items = box('iinf', Buffer.from('000000000001', 'hex'), info);
  const original = Buffer.concat([...before, box('meta', Buffer.alloc(4), items, box('iloc', place))]);
  expect(original.indexOf(secret)).toBe(32);
  const clean = await stripped(original, 65_536);
  expect(clean.includes('Somebody')).toBe(false);
  expect(clean).toHaveLength(original.length);
  expect(clean.subarray(32 + secret.length)).toEqual(original.subarray(32 + secret.length));
});

it('refuses a HEIC whose index comes after more than forty megabytes, without reading it all', async () => {
  let sent = 0;
  async function* endless() {
    const head = Buffer.concat([
      box('ftyp', Buffer.from('heic0000mif1heic')),
      Buffer.from('\0\0\0\x01mdat\0\0\0\0\x60\0\0\0'),
    ]);
    yield await Promise.resolve(head);
    for (; sent < 1_500_000_000; sent += 65_536) yield Buffer.alloc(65_536);
  }
  const strip = mediaFormatOf(Buffer.from(box('ftyp', Buffer.from('heic0000mif1heic'))))?.strip;
  const pieces = strip && stripMetadata(createByteReader(endless()), strip);
  await expect(pieces?.next()).rejects.toThrow('the index of the picture comes too late');
  expect(sent).toBeLessThan(1_000_000);
});

describe.each([
  ['jpeg', 'image/jpeg'],
  ['jpeg', 'image/jpg'],
  ['jpeg', 'IMAGE/JPEG'],
  ['jpeg', 'image/heic'],
  ['jpeg', 'application/octet-stream'],
  ['png', 'image/png'],
  ['webp', 'image/webp'],
] as const)('the site, with a %s that its host calls %s', (format, type) => {
  let provider: Provider;
  let app: FastifyInstance;

  beforeEach(async () => {
    const original = await photo(format, 6);
    provider = await startProvider((request, reply) => {
      reply.header('content-type', type).header('accept-ranges', 'bytes');
      if (request.headers.range === undefined) return reply.send(original);
      return reply
        .code(206)
        .header('content-range', `bytes 0-99/${original.length}`)
        .send(original.subarray(0, 100));
    });
    const upstream = { url: provider.url, timeoutMs: 500 };
    const options = { provider: upstream, own: upstream, schoolCode: 'RIVER', log: createQuietLog() };
    app = fastify();
    const gateway = createGateway({ ...options, childData: () => 'full', isOwnFile: () => false });
    addGatewayRoutes(app, gateway, createHotPath());
  });
  afterEach(async () => {
    await app.close();
    await provider.close();
  });

  it('gives nobody what the camera wrote, not by parts either', async () => {
    for (const headers of [{}, { range: 'bytes=0-99' }]) {
      const answer = await app.inject({ url: '/api/image/0123abcd', headers });
      expect(answer.statusCode).toBe(200);
      expect(answer.rawPayload.includes('Somebody')).toBe(false);
      expect((await sharp(answer.rawPayload).metadata()).orientation).toBe(6);
    }
  });

  it('shows it as a picture', async () => {
    const { headers } = await app.inject({ url: '/api/image/0123abcd' });
    expect(headers['content-type']).toMatch(/^image\/[a-z]+$/);
    expect(headers).not.toHaveProperty('content-disposition');
  });
});
