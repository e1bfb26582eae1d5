/** @jest-environment node */
import { openGatewayApp } from '@school/gateway/testing/gateway-app';
import { type Provider, startProvider } from '@school/server-core/testing/provider';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

import { createPictures } from './pictures';
import { acceptsAvif, createPreparedFinder } from './prepared';

const avif = 'image/avif,image/webp,*/*;q=0.8';
const noCache = { get: () => Promise.resolve(undefined), put: () => Promise.resolve() };

let own: Provider;
let provider: Provider;
let app: FastifyInstance;
let files: Record<string, Buffer>;
let prepared: Buffer;

beforeAll(async () => {
  prepared = await sharp({ create: { width: 64, height: 40, channels: 3, background: '#1d3461' } })
    .avif()
    .toBuffer();
});

beforeEach(async () => {
  const jpeg = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#1d3461' } })
    .jpeg()
    .toBuffer();
  files = { '/api/image/banners/1.jpg': jpeg, '/api/image/banners/1.640.avif': prepared };
  const answer: Parameters<typeof startProvider>[0] = ({ url }, reply) => {
    const file = files[url];
    return file ? reply.type('application/octet-stream').send(file) : reply.code(404).send({});
  };
  own = await startProvider(answer);
  provider = await startProvider(answer);
  const isOwnFile = (reference: string) => reference.startsWith('banners/');
  ({ app } = openGatewayApp(provider, { own, isOwnFile, pictures: createPictures(noCache) }));
});
afterEach(async () => {
  await app.close();
  await Promise.all([own.close(), provider.close()]);
});

const get = (url: string, accept: string) => app.inject({ url, headers: { accept } });

it('sends the AVIF that lies beside a picture to browsers that know it', async () => {
  const answer = await get('/api/image/banners/1.jpg?w=640', avif);
  expect(answer.headers).toMatchObject({ 'content-type': 'image/avif', vary: 'accept' });
  expect(answer.rawPayload).toEqual(prepared);
});

it('sends WebP to other browsers, and where none lies beside it', async () => {
  for (const [width, accept] of [
    [640, 'image/webp,*/*'],
    [320, avif],
  ] as const) {
    const answer = await get(`/api/image/banners/1.jpg?w=${width}`, accept);
    expect(answer.headers).toMatchObject({ 'content-type': 'image/webp', vary: 'accept' });
  }
});

it('asks no provider for what only a school’s own folder has', async () => {
  files['/api/image/albums/1.jpg'] = files['/api/image/banners/1.jpg'] ?? Buffer.alloc(0);
  const answer = await get('/api/image/albums/1.jpg?w=640', avif);
  expect(answer.headers['content-type']).toBe('image/webp');
  expect(answer.headers).not.toHaveProperty('vary');
  expect(provider.requests.map(({ url }) => url)).toEqual(['/api/image/albums/1.jpg']);
});

it('asks again after a minute whether there is one', async () => {
  let clock = 0;
  const find = createPreparedFinder(() => clock);
  const upstream = { url: own.url, timeoutMs: 20_000 };
  const original = { upstream, path: '/api/image/banners/1.jpg', reference: 'banners/1.jpg' };
  delete files['/api/image/banners/1.640.avif'];
  expect(await find(original, 640)).toBeUndefined();
  files['/api/image/banners/1.640.avif'] = prepared;
  expect(await find(original, 640)).toBeUndefined();
  clock += 60_001;
  expect(await find(original, 640)).toMatchObject({ reference: 'banners/1.640.avif' });
  await own.close();
  clock += 60_001;
  expect(await find(original, 640)).toBeUndefined();
});

it('looks beside pictures alone', async () => {
  const find = createPreparedFinder();
  const upstream = { url: own.url, timeoutMs: 20_000 };
  for (const reference of ['0123abcd', 'circulars/1.pdf', 'banners/1.avif']) {
    expect(await find({ upstream, path: `/api/image/${reference}`, reference }, 640)).toBeUndefined();
  }
  expect(own.requests).toHaveLength(0);
});

it.each([
  [avif, true],
  ['image/avif;q=0.5', true],
  ['image/avif;q=0, */*', false],
  ['image/webp,*/*', false],
  [undefined, false],
])('knows from Accept %p that AVIF is known: %p', (accept, isKnown) => {
  expect(acceptsAvif(accept)).toBe(isKnown);
});
