/** @jest-environment node */
import { Readable } from 'node:stream';

import fastify, { type FastifyInstance } from 'fastify';
import sharp from 'sharp';

import { createHotPath } from '../http/hot-path';
import { startProvider, type Provider } from '../testing/provider';
import { createQuietLog } from '../testing/quiet-log';
import { withoutCameraData } from './camera-data';
import { createGateway } from './gateway';
import { addGatewayRoutes } from './routes';

const grey = { create: { width: 60, height: 40, channels: 3, background: '#777' } } as const;
const place = { IFD0: { Artist: 'Somebody' }, IFD3: { GPSLatitude: '51/1 30/1 0/1' } };

function photo(orientation: number): Promise<Buffer> {
  return sharp(grey).withExif(place).withMetadata({ orientation }).jpeg().toBuffer();
}

async function cleaned(bytes: Buffer, partLength = bytes.length): Promise<Buffer> {
  const parts = Array.from({ length: Math.ceil(bytes.length / partLength) }, (_, at) =>
    bytes.subarray(at * partLength, (at + 1) * partLength),
  );
  const out: Uint8Array[] = [];
  for await (const part of withoutCameraData(Readable.from(parts))) out.push(part);
  return Buffer.concat(out);
}

it.each([1, 3, 6, 8])('takes everything out of a photo but which way is up (%i)', async (orientation) => {
  const original = await photo(orientation);
  expect(original.includes('Somebody')).toBe(true);
  const clean = await cleaned(original);
  expect(clean.includes('Somebody')).toBe(false);
  const about = await sharp(clean).metadata();
  expect(about.orientation ?? 1).toBe(orientation);
  expect(about).toMatchObject({ width: 60, height: 40 });
  const pixels = (bytes: Buffer) => sharp(bytes).raw().toBuffer();
  expect(await pixels(clean)).toEqual(await pixels(original));
});

it('does so however the bytes come', async () => {
  const original = await photo(6);
  expect(await cleaned(original, 7)).toEqual(await cleaned(original));
});

it.each([
  ['another format', Buffer.from('RIFF….WEBP')],
  ['a broken header', Buffer.from('ffd8004512', 'hex')],
  ['one that ends too soon', Buffer.from('ffd8ffe1ffff00', 'hex')],
  ['nothing', Buffer.alloc(0)],
])('leaves %s as it is', async (_, bytes) => {
  expect(await cleaned(bytes)).toEqual(bytes);
});

describe('the site', () => {
  let provider: Provider;
  let app: FastifyInstance;

  beforeEach(async () => {
    const original = await photo(6);
    provider = await startProvider((request, reply) => {
      reply.type('image/jpeg').header('accept-ranges', 'bytes');
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
});
