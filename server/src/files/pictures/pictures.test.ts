import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { Readable } from 'node:stream';

import { until } from '@school/shared-deps/testing/until';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

import { openGatewayApp } from '../../testing/gateway-app';
import { offerFile, photo } from '../../testing/photo';
import { type Provider, startProvider } from '../../testing/provider';
import { createDiskCache, type DiskCache } from '../disk-cache';
import { makePicture } from './make-picture';
import { createPictures } from './pictures';

let folder: string;
let cache: DiskCache;
let provider: Provider;
let app: FastifyInstance;
let clock = 0;
const make = jest.fn(makePicture);

beforeEach(async () => {
  folder = mkdtempSync(path.join(tmpdir(), 'pictures-'));
  cache = createDiskCache({ folder, maxBytes: 100_000, onProblem: jest.fn() });
  clock = 0;
  make.mockReset().mockImplementation(makePicture);
  provider = await startProvider();
  ({ app } = openGatewayApp(provider, { pictures: createPictures(cache, { make, now: () => clock }) }));
});
afterEach(async () => {
  await app.close();
  await provider.close();
  rmSync(folder, { recursive: true });
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

const offer = (body: Buffer, headers?: Record<string, string>) => offerFile(provider, body, headers);

describe('a picture in a width', () => {
  it.each([320, 480, 640, 960, 1280])('comes as WebP, upright, without its metadata, at %i', async (w) => {
    offer(await photo(900, 1600));
    const answer = await get(`/api/image/a.jpg?w=${w}`);
    expect(answer.headers['content-type']).toBe('image/webp');
    expect(answer.headers['cache-control']).toBe('public, max-age=300');
    const about = await sharp(answer.rawPayload).metadata();
    expect(about).toMatchObject({ format: 'webp', width: w, height: Math.round((w * 900) / 1600) });
    expect(about.exif).toBeUndefined();
    expect(about.orientation).toBeUndefined();
  });

  it.each(['300', '0', '', '320px', '99999', '320&w=480'])('is refused at w=%s', async (w) => {
    offer(await photo(900, 600));
    expect((await get(`/api/image/a.jpg?w=${w}`)).statusCode).toBe(400);
    expect(provider.requests).toHaveLength(0);
  });

  it('is made once however many ask for it, and then comes from the disk', async () => {
    offer(await photo(900, 600));
    await Promise.all([1, 2, 3].map(() => get('/api/image/a.jpg?w=320')));
    await get('/api/image/a.jpg?w=320');
    expect(make).toHaveBeenCalledTimes(1);
    expect(provider.requests).toHaveLength(1);
    expect(readdirSync(folder)).toHaveLength(1);
  });

  it('is looked after again when it is no longer fresh, and made anew when it has changed', async () => {
    offer(await photo(900, 600));
    const before = await get('/api/image/a.jpg?w=320');
    clock += 301_000;
    await get('/api/image/a.jpg?w=320');
    expect(make).toHaveBeenCalledTimes(1);
    expect(provider.requests.at(-1)?.headers['if-none-match']).toBe('"v1"');
    offer(await photo(600, 600), { etag: '"v2"' });
    clock += 301_000;
    const after = await get('/api/image/a.jpg?w=320');
    expect(make).toHaveBeenCalledTimes(2);
    expect(after.headers.etag).not.toBe(before.headers.etag);
  });

  it('comes in its own size without its metadata, as the JPEG that it is', async () => {
    offer(await photo(900, 600));
    for (const headers of [{}, { range: 'bytes=0-99' }]) {
      const answer = await get('/api/image/0123abcd', headers);
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
      const about = await sharp(answer.rawPayload).metadata();
      expect(about).toMatchObject({ width: 600, height: 900 });
      expect(about.exif).toBeUndefined();
    }
    expect(make).toHaveBeenCalledTimes(1);
  });

  it('is made, but not kept, where its host wants that', async () => {
    offer(await photo(900, 600), { 'cache-control': 'no-store' });
    expect((await get('/api/image/a.jpg?w=320')).headers['cache-control']).toBe('no-store');
    expect(readdirSync(folder)).toHaveLength(0);
  });

  it('waits for no other visitor whose pictures hang', async () => {
    const jpeg = await photo(900, 600);
    const silent: (() => void)[] = [];
    provider.answer((request, reply) => {
      if (!request.url.includes('hanging')) return reply.type('image/jpeg').send(jpeg);
      reply.hijack();
      reply.raw.writeHead(200, { 'content-type': 'image/jpeg' }).write(jpeg.subarray(0, 100));
      return new Promise<void>((resolve) => silent.push(resolve));
    });
    const hanging = Array.from({ length: 20 }, (_, at) =>
      app.inject({ url: `/api/image/hanging/${at}.jpg?w=320`, remoteAddress: '192.0.2.1' }),
    );
    const answer = await app.inject({ url: '/api/image/a.jpg?w=320', remoteAddress: '192.0.2.2' });
    expect(answer.statusCode).toBe(200);
    expect(silent).toHaveLength(3);
    await provider.close();
    await Promise.all(hanging);
  });

  it('stays known to a browser that has it', async () => {
    offer(await photo(900, 600));
    const { headers } = await get('/api/image/a.jpg?w=320');
    const again = await get('/api/image/a.jpg?w=320', { 'if-none-match': headers.etag });
    expect(again.statusCode).toBe(304);
    expect(again.rawPayload).toHaveLength(0);
  });

  it('may be kept for ever where its original may', async () => {
    offer(await photo(900, 600), { 'cache-control': 'public, max-age=31536000, immutable' });
    const answer = await get('/api/image/0123abcd?w=320');
    expect(answer.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  });

  it('stands in while the host is down', async () => {
    offer(await photo(900, 600));
    await get('/api/image/a.jpg?w=320');
    clock += 301_000;
    await provider.close();
    expect((await get('/api/image/a.jpg?w=320')).headers['content-type']).toBe('image/webp');
  });

  it('takes a core no more than twice at once', async () => {
    const running: (() => void)[] = [];
    let most = 0;
    make.mockImplementation(
      () =>
        new Promise((resolve) => {
          running.push(() => resolve(Buffer.from('made')));
          most = Math.max(most, running.length);
        }),
    );
    offer(await photo(90, 60));
    const answers = [1, 2, 3, 4, 5].map((at) =>
      app.inject({ url: `/api/image/${at}.jpg?w=320`, remoteAddress: `192.0.2.${at}` }),
    );
    for (let left = 5; left > 0; left -= 1) {
      await until(() => running.length === Math.min(2, left));
      running.shift()?.();
    }
    expect((await Promise.all(answers)).map(({ statusCode }) => statusCode)).toEqual(Array(5).fill(200));
    expect(most).toBe(2);
  });
});

describe('a picture in a format that browsers do not show', () => {
  it.each(['image/tiff', 'application/octet-stream', 'IMAGE/JPEG', 'image/jpg'])(
    'is encoded anew, where its host calls it %s',
    async (type) => {
      const create = { width: 60, height: 40, channels: 3, background: '#777' } as const;
      offer(await sharp({ create }).tiff().toBuffer(), { 'content-type': type });
      const { headers, rawPayload } = await get('/api/image/0123abcd');
      expect(headers['content-type']).toBe('image/webp');
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 60, height: 40 });
    },
  );

  it.each([
    ['image/tiff', Buffer.from('II*\0 and nothing that could be read')],
    ['image/jxl', Buffer.from('a format that nobody knows yet')],
  ])('is refused where it cannot be encoded (%s)', async (type, bytes) => {
    offer(bytes, { 'content-type': type });
    const answer = await get('/api/image/a');
    expect([answer.statusCode, answer.json()]).toEqual([
      502,
      { error: 'the picture is of a format that is not shown' },
    ]);
  });
});

describe('an original of which no picture can be made', () => {
  const expectRefused = async () => {
    for (const width of ['?w=320', '']) expect((await get(`/api/image/a.jpg${width}`)).statusCode).toBe(502);
  };

  it.each([
    ['is a drawing', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>'), 'image/svg+xml'],
    ['is a document', Buffer.from('%PDF-1.7'), 'application/pdf'],
  ])('is passed on as it is where it %s', async (_, body, type) => {
    offer(body, { 'content-type': type });
    const answer = await get('/api/image/a?w=320');
    expect(answer.statusCode).toBe(200);
    expect(answer.headers['content-type']).toContain(type);
    expect(answer.rawPayload).toEqual(body);
  });

  it('is tried once, not each time', async () => {
    offer(Buffer.from('no picture at all, but long enough to be one'));
    await expectRefused();
    expect(make).toHaveBeenCalledTimes(1);
  });

  it.each([
    ['says so', true],
    ['does not say so', false],
  ])('is refused where it has too many bytes, and its host %s', async (_, isSaid) => {
    const jpeg = await photo(90, 60);
    const scan = Buffer.concat([jpeg.subarray(0, -2), Buffer.alloc(20_000_000), jpeg.subarray(-2)]);
    provider.answer((_request, reply) => {
      reply.type('image/jpeg');
      return isSaid ? reply.send(scan) : reply.send(Readable.from([scan], { objectMode: false }));
    });
    await expectRefused();
    expect(provider.requests).toHaveLength(1);
    expect(make).not.toHaveBeenCalled();
  });

  it('is not asked for again at once where its host breaks off', async () => {
    provider.answer((_request, reply) => {
      reply.hijack();
      reply.raw.destroy();
    });
    await expectRefused();
    expect(provider.requests).toHaveLength(1);
  });

  it('is not found where it is not there', async () => {
    provider.answer((_request, reply) => reply.code(404).send({ error: 'not found' }));
    expect((await get('/api/image/a.jpg?w=320')).statusCode).toBe(404);
  });
});
