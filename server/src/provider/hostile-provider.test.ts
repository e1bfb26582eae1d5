import { createServer, type RequestListener, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

import { until } from '@school/shared-deps/testing/until';
import fastify, { type FastifyInstance } from 'fastify';

import { createQuietLog } from '../testing/quiet-log';
import { steadyNow } from '../work/steady-now';
import { createGateway, type Gateway } from './gateway';
import { gatewayRoutes } from './routes';

const TIMEOUT_MS = 20_000;
const PAUSE_MS = 200;
const news = [{ _id: '', title: 'The ferry is back', description: '', fromDate: '', attachments: [] }];
const chunk = Buffer.alloc(65_536, '{"title":"a"},');

let server: Server;
let answer: RequestListener;
let written: number;
let requests: number;
let gateway: Gateway;
let app: FastifyInstance;
let clock: number;

beforeEach(async () => {
  written = requests = 0;
  clock = steadyNow();
  answer = (_request, response) => {
    response.setHeader('cache-control', 'max-age=0').end(JSON.stringify(news));
  };
  server = createServer((request, response) => {
    requests += 1;
    answer(request, response);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
  const provider = { url, timeoutMs: TIMEOUT_MS, pauseMs: PAUSE_MS, now: () => clock };
  gateway = createGateway({
    provider,
    own: provider,
    schoolCode: 'RIVER',
    childData: () => 'full',
    isOwnFile: () => false,
    log: createQuietLog(),
  });
  app = fastify();
  void app.register(gatewayRoutes, { gateway });
});
afterEach(async () => {
  await app.close();
  server.closeAllConnections();
  server.close();
});

const get = (url: string) => app.inject({ url });

/** Writes for as long as somebody reads. */
function writeEndlessly(response: ServerResponse, part: Buffer): void {
  if (response.destroyed) return;
  written += part.length;
  response.write(part, () => setImmediate(() => writeEndlessly(response, part)));
}

const endless: RequestListener = (_request, response) => {
  response.writeHead(200, { 'content-type': 'application/json' }).write('[');
  writeEndlessly(response, chunk);
};

it('reads an endless list no further than 8 MB, and goes on with the last good one', async () => {
  expect((await get('/api/news/RIVER')).json()).toEqual(news);
  answer = endless;
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

it.each([
  ['gzip bomb', gzipSync(Buffer.alloc(200_000_000, ' '))],
  ['gzip bomb in a gzip bomb', gzipSync(gzipSync(Buffer.alloc(200_000_000, ' ')))],
])('reads a %s no further than 8 MB', async (what, bomb) => {
  const encoding = what.includes(' in ') ? 'gzip, gzip' : 'gzip';
  answer = (_request, response) => {
    response.writeHead(200, { 'content-encoding': encoding }).end(bomb);
  };
  expect((await get('/api/news/RIVER')).json()).toEqual({
    error: 'the provider sent more than 8000000 bytes',
  });
});

it('gives a list up that comes drop by drop', async () => {
  const limit = new AbortController();
  jest.spyOn(AbortSignal, 'timeout').mockReturnValue(limit.signal);
  answer = (_request, response) => {
    const drop = () => {
      if (!response.destroyed) response.write(' ', () => setImmediate(drop));
    };
    drop();
  };
  const list = get('/api/news/RIVER');
  await until(() => requests > 0);
  limit.abort(new DOMException('late', 'TimeoutError'));
  expect((await list).statusCode).toBe(504);
});

it('reads the endless message of no refusal', async () => {
  let closed = 0;
  answer = (_request, response) => {
    response.once('close', () => (closed += 1)).writeHead(403);
    writeEndlessly(response, chunk);
  };
  for (const url of ['/api/news/RIVER', '/api/subGallery?id=7', '/api/image/a.webp']) await get(url);
  await until(() => closed === requests);
  expect(written).toBeLessThan(40_000_000);
});

it('sends a provider that fails few requests, and shows its last lists meanwhile', async () => {
  const names = [
    'news',
    'events',
    'topper',
    'highlight',
    'birthdays',
    'notification',
    'video/all',
    'gallery',
  ];
  for (const name of names) await get(`/api/${name}/RIVER`);
  answer = (_request, response) => void response.destroy();
  const before = requests;
  const statuses = new Set<number>();
  for (let round = 0; round < 20; round += 1) {
    for (const name of names) statuses.add((await get(`/api/${name}/RIVER`)).statusCode);
    clock += 20;
  }
  expect(statuses).toEqual(new Set([200]));
  expect(requests - before).toBeLessThan(20);
  expect(gateway.providerReport()).toMatchObject({
    isAnswering: false,
    problem: 'the provider cannot be reached',
  });
});
