import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';

import { until } from '@school/shared-deps/testing/until';

import { closeUpstream, fetchUpstream, type Upstream } from './upstream';
import { toUpstreamError } from './upstream-error';

const list = '/api/news/RIVER';
const endless = new AbortController().signal;
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));

let server: Server;
let upstream: Upstream;
let requests: string[];
let maxSockets: number;
let answer: RequestListener;

beforeEach(async () => {
  requests = [];
  maxSockets = 0;
  answer = (_request, response) => void response.end('[]');
  server = createServer((request, response) => {
    requests.push(request.url ?? '');
    answer(request, response);
  });
  const sockets = new Set<unknown>();
  server.on('connection', (socket) => {
    sockets.add(socket);
    maxSockets = Math.max(maxSockets, sockets.size);
    socket.once('close', () => sockets.delete(socket));
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  upstream = { url: `http://127.0.0.1:${port}`, timeoutMs: 20_000 };
});
afterEach(async () => {
  await closeUpstream(upstream);
  server.closeAllConnections();
  server.close();
});

const statusOf = async (path: string, signal = endless) => {
  try {
    const response = await fetchUpstream(upstream, path, { signal });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return toUpstreamError(error).status;
  }
};

it.each([301, 302, 303, 307, 308])('does not follow %d, not even to the same origin', async (status) => {
  answer = (_request, response) => void response.writeHead(status, { location: '/moved' }).end();
  await expect(fetchUpstream(upstream, list, { signal: endless })).rejects.toMatchObject({
    status: 502,
    message: `the provider answered ${status}: redirects are not followed`,
  });
  expect(requests).toEqual([list]);
});

it('opens 80 connections at most, and the next request waits for one', async () => {
  answer = () => undefined;
  const abort = new AbortController();
  const pending = times(100, (at) => statusOf(`/api/image/${at}.webp`, abort.signal));
  await until(() => requests.length === 80);
  expect(maxSockets).toBe(80);
  answer = (_request, response) => void response.end('[]');
  const last = statusOf(list);
  abort.abort();
  await Promise.all(pending);
  expect(await last).toBe(200);
});

it('fails where no connection can be made', async () => {
  server.close();
  await expect(fetchUpstream(upstream, list, { signal: endless })).rejects.toMatchObject({
    cause: { code: 'ECONNREFUSED' },
  });
});
