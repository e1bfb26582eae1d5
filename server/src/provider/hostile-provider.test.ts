import type { ServerResponse } from 'node:http';
import { gzipSync } from 'node:zlib';

import { until } from '@school/shared-deps/testing/until';
import type { FastifyInstance } from 'fastify';

import { steadyNow } from '../lib/steady-now';
import { openGatewayApp } from '../testing/gateway-app';
import { type Provider, startProvider } from '../testing/provider';
import type { Gateway } from './gateway';

const news = [{ _id: '', title: 'The ferry is back', description: '', fromDate: '', attachments: [] }];
const chunk = Buffer.alloc(65_536, '{"title":"a"},');

let provider: Provider;
let written: number;
let gateway: Gateway;
let app: FastifyInstance;
let clock: number;

beforeEach(async () => {
  written = 0;
  clock = steadyNow();
  provider = await startProvider((_request, reply) => reply.header('cache-control', 'max-age=0').send(news));
  ({ app, gateway } = openGatewayApp(provider, { pauseMs: 200, now: () => clock }));
});
afterEach(async () => {
  await app.close();
  await provider.close();
});

const get = (url: string) => app.inject({ url });
/** Lets the test write the response itself. */
const answer = (write: (response: ServerResponse) => void) =>
  provider.answer((_request, reply) => write(reply.hijack().raw));

/** Writes for as long as somebody reads. */
function writeEndlessly(response: ServerResponse, part: Buffer): void {
  if (response.destroyed) return;
  written += part.length;
  response.write(part, () => setImmediate(() => writeEndlessly(response, part)));
}

it('reads an endless list no further than 8 MB, and goes on with the last good one', async () => {
  expect((await get('/api/news/RIVER')).json()).toEqual(news);
  answer((response) => {
    response.writeHead(200, { 'content-type': 'application/json' }).write('[');
    writeEndlessly(response, chunk);
  });
  const stale = await get('/api/news/RIVER');
  expect([stale.statusCode, stale.json(), stale.headers.warning]).toEqual([
    200,
    news,
    '110 - "Response is Stale"',
  ]);
  expect((await get('/api/events/RIVER')).json()).toEqual({
    error: 'the provider sent more than 8000000 bytes',
  });
  expect(written).toBeLessThan(40_000_000);
});

it('reads a list that is too long once a minute', async () => {
  answer((response) => response.end(Buffer.alloc(9_000_000, ' ')));
  const requestsAfter = async (seconds: number) => {
    clock += seconds * 1_000;
    expect((await get('/api/news/RIVER')).statusCode).toBe(502);
    return provider.requests.length;
  };
  expect([await requestsAfter(0), await requestsAfter(1), await requestsAfter(58)]).toEqual([1, 1, 1]);
  expect(await requestsAfter(2)).toBe(2);
});

it.each([
  ['gzip bomb', gzipSync(Buffer.alloc(200_000_000, ' '))],
  ['gzip bomb in a gzip bomb', gzipSync(gzipSync(Buffer.alloc(200_000_000, ' ')))],
])('reads a %s no further than 8 MB', async (what, bomb) => {
  const encoding = what.includes(' in ') ? 'gzip, gzip' : 'gzip';
  answer((response) => response.writeHead(200, { 'content-encoding': encoding }).end(bomb));
  expect((await get('/api/news/RIVER')).json()).toEqual({
    error: 'the provider sent more than 8000000 bytes',
  });
});

it('gives a list up that comes drop by drop', async () => {
  const limit = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  answer((response) => writeEndlessly(response, Buffer.from(' ')));
  const list = get('/api/news/RIVER');
  await until(() => provider.requests.length > 0);
  limit.abort(new DOMException('late', 'TimeoutError'));
  const late = await list;
  expect(late.statusCode).toBe(504);
  expect(late.json()).toEqual({ error: 'the provider did not answer in time' });
});

it('reads the endless message of no refusal', async () => {
  let closed = 0;
  answer((response) => {
    response.once('close', () => (closed += 1)).writeHead(403);
    writeEndlessly(response, chunk);
  });
  for (const url of ['/api/news/RIVER', '/api/subGallery?id=7', '/api/image/a.webp']) await get(url);
  await until(() => closed === provider.requests.length);
  expect(written).toBeLessThan(40_000_000);
});

it('sends a provider that fails few requests, and shows its last lists meanwhile', async () => {
  const names = ['news', 'events', 'topper', 'highlight', 'birthdays', 'video/all', 'gallery'];
  for (const name of names) await get(`/api/${name}/RIVER`);
  answer((response) => response.destroy());
  const before = provider.requests.length;
  const statuses = new Set<number>();
  for (let round = 0; round < 20; round += 1) {
    for (const name of names) statuses.add((await get(`/api/${name}/RIVER`)).statusCode);
    clock += 20;
  }
  expect(statuses).toEqual(new Set([200]));
  expect(provider.requests.length - before).toBeLessThan(20);
  expect(gateway.providerReport()).toMatchObject({
    isAnswering: false,
    problem: 'the provider cannot be reached',
  });
});
