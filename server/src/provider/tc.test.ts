import { until } from '@school/shared-deps/testing/until';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

import { openGatewayApp } from '../testing/gateway-app';
import { type Provider, startProvider } from '../testing/provider';
import { createQuietLog, type QuietLog } from '../testing/quiet-log';
import { msUntilStep } from './tc';

const nilo = { name: 'Nilo Barrow', admission: '0042' };

let provider: Provider;
let app: FastifyInstance;
let log: QuietLog;
let jpeg: Buffer;

beforeAll(async () => {
  jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();
});

beforeEach(async () => {
  provider = await startProvider(() => ({ data: 'certificates/0042.jpg' }));
  log = createQuietLog();
  ({ app } = openGatewayApp(provider, { log }));
});
afterEach(async () => {
  await app.close();
  await provider.close();
});

const post = (payload: object, remoteAddress = '192.0.2.1') =>
  app.inject({ method: 'POST', url: '/api/tc/RIVER', payload, remoteAddress });
const pathOf = async (payload: object) => (await post(payload)).json<{ data: string }>().data;
const fetchPicture = (path: string) => app.inject(`/api/image/${path}`);

it('passes the two fields and the token on, and keeps nothing', async () => {
  let body: unknown;
  provider.answer((request) => {
    body = request.body;
    return { data: 'certificates/0042.jpg', other: 1 };
  });
  const answer = await post({ name: ' Nilo Barrow ', admission: '0042', more: true });
  expect(answer.headers['cache-control']).toBe('no-store');
  expect(answer.json()).toEqual({ data: expect.stringMatching(/^tc\/[\w-]{46,}\.jpg$/) as string });
  expect(body).toEqual(nilo);
  expect(provider.requests[0]?.authorization).toBe('Bearer secret');
});

it('refuses a certificate outside of the store, and logs that without its path', async () => {
  provider.answer(() => ({ data: '../0042.jpg' }));
  const answer = await post(nilo);
  expect(answer.statusCode).toBe(502);
  expect(answer.json()).toEqual({ error: 'the provider named a certificate outside of its store' });
  expect(log.problems).toEqual(['/api/tc: the provider named a certificate outside of its store']);
});

it('gives the picture to be saved as tc.jpg and to be kept nowhere', async () => {
  const path = await pathOf(nilo);
  provider.answer((_request, reply) =>
    reply
      .headers({
        'cache-control': 'public, max-age=60',
        'content-disposition': 'inline; filename="0042.jpg"',
        etag: '"0042"',
      })
      .type('image/jpeg')
      .send(jpeg),
  );
  const answer = await app.inject({ url: `/api/image/${path}`, headers: { range: 'bytes=0-1' } });
  expect(provider.requests.at(-1)?.url).toBe('/api/image/certificates/0042.jpg');
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 60 });
  expect(answer.headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="tc.jpg"',
    'content-type': 'image/jpeg',
  });
  expect(answer.headers).not.toHaveProperty('etag');
  const head = await app.inject({ method: 'HEAD', url: `/api/image/${path}` });
  expect([head.statusCode, head.body]).toEqual([200, '']);
});

it.each(['text/html', 'application/octet-stream', 'image/heic'])(
  'accepts the picture by its first bytes, though its host calls it %s',
  async (type) => {
    const path = await pathOf(nilo);
    provider.answer((_request, reply) => reply.type(type).send(jpeg));
    const { statusCode, headers } = await fetchPicture(path);
    expect([statusCode, headers['content-type']]).toEqual([200, 'image/jpeg']);
  },
);

it.each(['<html>a page that asks for a password</html>', 'GIF89a, which is no certificate', 'jpg'])(
  'refuses what is no picture, though its host calls it one: %s',
  async (body) => {
    const path = await pathOf(nilo);
    provider.answer((_request, reply) => reply.type('image/jpeg').send(body));
    expect((await fetchPicture(path)).statusCode).toBe(502);
    expect(JSON.stringify(log.problems)).toContain('a certificate that is no picture');
    expect(JSON.stringify(log.problems)).not.toContain('0042');
  },
);

it('sends the picture while other pictures hang', async () => {
  const path = await pathOf(nilo);
  let hanging = 0;
  provider.answer((request, reply) => {
    if (request.url.includes('0042')) return reply.type('image/jpeg').send(jpeg);
    hanging += 1;
    return new Promise(() => undefined);
  });
  const pictures = Array.from({ length: 32 }, (_, at) =>
    app.inject({ url: `/api/image/events/${at}.jpg`, remoteAddress: `192.0.2.${at}` }),
  );
  await until(() => hanging === 6);
  expect((await fetchPicture(path)).statusCode).toBe(200);
  await provider.close();
  await Promise.all(pictures);
});

it.each([
  [404, { message: 'no such number' }],
  [410, {}],
  [400, { message: 'Record Not Found' }],
  [200, { data: '' }],
  [200, { data: null, message: 'wrong name' }],
])('says that there is no certificate where the provider answers %i %j', async (status, body) => {
  provider.answer((_request, reply) => reply.code(status).send(body));
  const answer = await post(nilo);
  expect([answer.statusCode, answer.json()]).toEqual([
    404,
    { error: 'no certificate under this name and number' },
  ]);
  expect(log.problems).toEqual([]);
});

it.each([400, 401, 403, 422, 500, 503])('does not take %i for a missing certificate', async (status) => {
  provider.answer((_request, reply) => reply.code(status).send({ message: 'Nilo Barrow' }));
  const answer = await post(nilo);
  expect(answer.statusCode).toBe(502);
  expect(answer.json()).toEqual({ error: `the provider answered ${status}` });
  expect(log.problems).toEqual([`/api/tc: the provider answered ${status}`]);
});

it('passes on how long the provider wants to be left alone', async () => {
  provider.answer((_request, reply) => reply.code(429).header('retry-after', '90').send());
  const answer = await post(nilo);
  expect([answer.statusCode, answer.headers['retry-after']]).toEqual([503, '90']);
});

it('refuses an answer that is no path, or has no end', async () => {
  for (const answered of ['<html></html>', { data: 'x'.repeat(20_000) }, { data: 7 }]) {
    provider.answer((_request, reply) => reply.send(answered));
    expect((await post(nilo)).statusCode).toBe(502);
  }
});

it.each([
  [0, 250],
  [1, 249],
  [90, 160],
  [249, 1],
  [251, 249],
])('lets an answer that took %i ms leave %i ms later, at the next step of time', (elapsed, wait) => {
  expect(msUntilStep(elapsed)).toBe(wait);
});

it('refuses what is not filled in, or another school’s', async () => {
  expect((await post({ name: '', admission: '1' })).statusCode).toBe(400);
  const other = await app.inject({ method: 'POST', url: '/api/tc/OTHER', payload: nilo });
  expect([other.statusCode, other.json()]).toEqual([404, { error: 'not found' }]);
  expect(provider.requests).toEqual([]);
});

it('says when the provider is late', async () => {
  await app.close();
  ({ app } = openGatewayApp(provider, { timeoutMs: 100 }));
  provider.answer(() => new Promise(() => undefined));
  expect((await post(nilo)).statusCode).toBe(504);
});

it('refuses the 200 tries of one visitor after twenty, and leaves another visitor alone', async () => {
  provider.answer((_request, reply) => reply.code(404).send());
  const answers = await Promise.all(
    Array.from({ length: 200 }, (_, at) => post({ name: `Name ${at}`, admission: String(at) }, '127.0.0.1')),
  );
  const refused = answers.filter(({ statusCode }) => statusCode === 429);
  expect(refused).toHaveLength(180);
  expect(provider.requests).toHaveLength(20);
  expect(Number(refused[0]?.headers['retry-after'])).toBeGreaterThan(0);
  expect(refused[0]?.headers['cache-control']).toBe('no-store');
  expect(refused[0]?.json<{ error: string }>().error).toMatch(
    /^too many tries; the next one is possible in \d+ sec/,
  );
  expect((await post(nilo, '127.0.0.2')).statusCode).toBe(404);
});
