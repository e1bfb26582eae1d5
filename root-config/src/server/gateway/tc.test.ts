/** @jest-environment node */
import fastify, { type FastifyInstance } from 'fastify';

import { createHotPath } from '../http/hot-path';
import { startProvider, type Provider } from '../testing/provider';
import { createQuietLog } from '../testing/quiet-log';
import { createGateway } from './gateway';
import { addGatewayRoutes } from './routes';

const minutes = 60_000;
const nilo = { name: 'Nilo Barrow', admission: '0042' };

let provider: Provider;
let app: FastifyInstance;

beforeEach(async () => {
  provider = await startProvider(() => ({ data: 'certificates/0042.jpg' }));
  const upstream = { url: provider.url, token: 'secret', timeoutMs: 500 };
  const gateway = createGateway({
    provider: upstream,
    own: upstream,
    schoolCode: 'RIVER',
    childData: () => 'full',
    isOwnFile: () => false,
    log: createQuietLog(),
  });
  app = fastify();
  addGatewayRoutes(app, gateway, createHotPath());
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
  expect(Object.keys(answer.json())).toEqual(['data']);
  expect(body).toEqual(nilo);
  expect(provider.requests[0]?.authorization).toBe('Bearer secret');
});

it.each([
  'certificates/0042.jpg',
  '/api/image/certificates/0042.jpg',
  'https://api.example/certificates/0042.jpg',
])('answers %s as a path of its own, another one each time', async (data) => {
  provider.answer(() => ({ data }));
  const paths = [await pathOf(nilo), await pathOf(nilo)];
  for (const path of paths) expect(path).toMatch(/^tc\/[\w-]{32}\.jpg$/);
  expect(new Set(paths).size).toBe(2);
  provider.answer((request, reply) => reply.type('image/jpeg').send(request.url));
  expect((await fetchPicture(paths[0] ?? '')).body).toBe('/api/image/certificates/0042.jpg');
});

it('gives the picture to be saved as tc.jpg and to be kept nowhere', async () => {
  const path = await pathOf(nilo);
  provider.answer((_request, reply) =>
    reply
      .headers({
        'cache-control': 'public, max-age=60',
        'content-disposition': 'inline; filename="0042.jpg"',
      })
      .type('image/jpeg')
      .send('jpg'),
  );
  const { headers, body } = await fetchPicture(path);
  expect(body).toBe('jpg');
  expect(headers).toMatchObject({
    'cache-control': 'no-store',
    'content-disposition': 'attachment; filename="tc.jpg"',
    'content-type': 'image/jpeg',
  });
});

it('ends a path after ten minutes, and knows none that is guessed', async () => {
  const path = await pathOf(nilo);
  provider.answer((request, reply) =>
    request.url.endsWith('/0042.jpg') ? reply.type('image/jpeg').send('jpg') : reply.code(404).send(),
  );
  const now = Date.now();
  const clock = jest.spyOn(Date, 'now').mockReturnValue(now + 9 * minutes);
  expect((await fetchPicture(path)).statusCode).toBe(200);
  expect((await fetchPicture(path.replace(/...\.jpg$/, 'abc.jpg'))).statusCode).toBe(404);
  clock.mockReturnValue(now + 11 * minutes);
  expect((await fetchPicture(path)).statusCode).toBe(404);
});

it('answers an unknown number and a wrong name alike, however the provider tells them apart', async () => {
  const refusals = [
    { status: 404, body: { message: 'no such number' } },
    { status: 403, body: { message: 'another name' } },
    { status: 200, body: { data: '' } },
  ];
  for (const { status, body } of refusals) {
    provider.answer((_request, reply) => reply.code(status).send(body));
    const answer = await post(nilo);
    expect([answer.statusCode, answer.json()]).toEqual([
      404,
      { error: 'no certificate under this name and number' },
    ]);
  }
});

it('takes as long for an answer that comes at once as for a slower one', async () => {
  const timed = async (ms: number) => {
    provider.answer(async (_request, reply) => {
      await new Promise((resolve) => setTimeout(resolve, ms));
      return reply.code(404).send();
    });
    const times = [];
    for (let round = 0; round < 5; round += 1) {
      const started = performance.now();
      await post(nilo);
      times.push(performance.now() - started);
    }
    return Math.min(...times);
  };
  const [quick, slow] = [await timed(0), await timed(90)];
  expect(quick).toBeGreaterThan(200);
  expect(Math.abs(quick - slow)).toBeLessThan(60);
}, 20_000);

it('refuses what is not filled in, too large, or another school’s', async () => {
  expect((await post({ name: '', admission: '1' })).statusCode).toBe(400);
  expect((await post({ name: 'x'.repeat(5_000), admission: '1' })).statusCode).toBe(413);
  const other = await app.inject({ method: 'POST', url: '/api/tc/OTHER', payload: nilo });
  expect([other.statusCode, other.json()]).toEqual([404, { error: 'not found' }]);
  expect(provider.requests).toEqual([]);
});

it('says when the provider fails or is late', async () => {
  provider.answer((_request, reply) => reply.code(500).send());
  expect((await post(nilo)).json()).toEqual({ error: 'the provider answered 500' });
  provider.answer(() => new Promise((resolve) => setTimeout(resolve, 1_000)));
  expect((await post(nilo)).statusCode).toBe(504);
});

describe('the limit', () => {
  it('ends the 200 tries of one visitor after twenty, and leaves another visitor alone', async () => {
    provider.answer((_request, reply) => reply.code(404).send());
    const answers = await Promise.all(Array.from({ length: 200 }, () => post(nilo, '127.0.0.1')));
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

  it('lets 300 tries of all visitors together through', async () => {
    jest.spyOn(Date, 'now').mockReturnValue(Date.now());
    const tries = Array.from({ length: 320 }, (_, at) => post(nilo, `192.0.2.${at % 160}`));
    const statuses = (await Promise.all(tries)).map(({ statusCode }) => statusCode);
    expect(statuses.filter((status) => status === 429)).toHaveLength(20);
  });
});
