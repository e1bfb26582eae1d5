/** @jest-environment node */
import { openGatewayApp } from '@school/gateway/testing/gateway-app';
import { type Provider, startProvider } from '@school/server-core/testing/provider';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

import { createPictures } from './pictures/pictures';
import { filmWithPlace, filmWithTimedPlaces } from './testing/boxes';

let provider: Provider;
let app: FastifyInstance;

beforeEach(async () => {
  provider = await startProvider((_request, reply) => reply.type('text/vtt').send('file'));
  ({ app } = openGatewayApp(provider));
});
afterEach(async () => {
  await app.close();
  await provider.close();
});

const get = (url: string, headers = {}) => app.inject({ url, headers });

describe('a film, of which a browser asks for parts', () => {
  let film: Buffer;
  let moov: number;

  beforeEach(() => {
    film = filmWithPlace('Somebody was here', Buffer.alloc(2_000, 7));
    moov = film.indexOf('moov') - 4;
  });

  function offer(
    headers: Record<string, string> = { etag: '"v1"' },
    type = 'video/mp4',
    mayRead?: Promise<void>,
  ) {
    provider.answer(async (request, reply) => {
      if (request.headers.range !== 'bytes=0-9') await mayRead;
      const [, first, last] = /^bytes=(\d+)-(\d*)$/.exec(request.headers.range ?? '') ?? [];
      reply.headers({ ...headers, 'accept-ranges': 'bytes', 'content-type': type });
      if (first === undefined) return reply.send(film);
      const end = last === '' ? film.length : Math.min(film.length, Number(last) + 1);
      const range = `bytes ${first}-${end - 1}/${film.length}`;
      return reply
        .code(206)
        .header('content-range', range)
        .send(film.subarray(Number(first), end));
    });
  }

  it('does not say where it was made, in whole or in parts', async () => {
    offer();
    const { rawPayload: whole, headers } = await get('/api/image/a.mp4');
    expect(whole).toHaveLength(film.length);
    expect(headers['content-length']).toBe(String(film.length));
    expect(whole.includes('Somebody')).toBe(false);
    for (const [first, last] of [
      [0, film.length - 1],
      [moov, moov + 300],
      [film.length - 20, film.length - 1],
    ] as const) {
      const part = await get('/api/image/a.mp4', { range: `bytes=${first}-${last}` });
      expect(part.statusCode).toBe(206);
      expect(part.rawPayload).toEqual(whole.subarray(first, last + 1));
    }
  });

  it('loses its timed metadata although its index comes last', async () => {
    film = filmWithTimedPlaces('Somebody was here', Buffer.alloc(2_000, 7));
    offer();
    const { rawPayload } = await get('/api/image/a.mp4');
    expect(rawPayload).toHaveLength(film.length);
    expect(rawPayload.includes('Somebody')).toBe(false);
  });

  it('is looked into once, as long as it has the same tag', async () => {
    offer();
    for (let at = 0; at < 3; at += 1) await get('/api/image/a.mp4', { range: `bytes=${at}-9` });
    expect(provider.requests).toHaveLength(3 + 5);
    offer({ etag: '"v2"' });
    await get('/api/image/a.mp4', { range: 'bytes=0-9' });
    expect(provider.requests).toHaveLength(3 + 5 + 1 + 5);
  });

  it('is to be asked for later where the indexes of too many others are being read', async () => {
    let answerIndexes: () => void = () => undefined;
    offer(undefined, undefined, new Promise((resolve) => (answerIndexes = resolve)));
    const answers = Array.from({ length: 35 }, (_, at) =>
      app.inject({
        url: `/api/image/${at}.mp4`,
        headers: { range: 'bytes=0-9' },
        remoteAddress: `192.0.2.${at}`,
      }),
    );
    const { statusCode, headers } = await Promise.race(answers);
    expect([statusCode, headers['retry-after']]).toEqual([503, '2']);
    answerIndexes();
    const shown = (await Promise.all(answers)).filter((each) => each.statusCode === 206);
    expect(shown).toHaveLength(34);
  });

  it('is refused where its parts cannot be told apart', async () => {
    provider.answer((_request, reply) => reply.code(206).type('video/mp4').send('part'));
    expect((await get('/api/image/a.mp4', { range: 'bytes=0-3' })).statusCode).toBe(502);
  });
});

describe('a picture in a format that browsers do not show', () => {
  const grey = { create: { width: 60, height: 40, channels: 3, background: '#777' } } as const;
  const tiff = async () => Buffer.concat([await sharp(grey).tiff().toBuffer(), Buffer.from('Somebody')]);

  it.each(['image/tiff', 'application/octet-stream', 'image/jpeg'])(
    'is encoded anew, where its host calls it %s',
    async (type) => {
      const bytes = await tiff();
      expect(bytes.includes('Somebody')).toBe(true);
      provider.answer((_request, reply) => reply.type(type).send(bytes));
      const noCache = { get: () => Promise.resolve(undefined), put: () => Promise.resolve() };
      await app.close();
      ({ app } = openGatewayApp(provider, { pictures: createPictures(noCache) }));
      const { headers, rawPayload } = await get('/api/image/0123abcd');
      expect(headers['content-type']).toBe('image/webp');
      expect(rawPayload.includes('Somebody')).toBe(false);
      expect(await sharp(rawPayload).metadata()).toMatchObject({ width: 60, height: 40 });
    },
  );

  it.each([
    ['image/tiff', Buffer.from('II*\0 and nothing that could be read')],
    ['image/jxl', Buffer.from('a format that nobody knows yet')],
  ])('is refused where it cannot be encoded (%s)', async (type, bytes) => {
    provider.answer((_request, reply) => reply.type(type).send(bytes));
    const answer = await get('/api/image/a');
    expect([answer.statusCode, answer.json()]).toEqual([
      502,
      { error: 'the picture is of a format that is not shown' },
    ]);
  });
});
