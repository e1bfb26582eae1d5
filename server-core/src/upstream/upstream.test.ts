/** @jest-environment node */
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { gzipSync } from 'node:zlib';

import { fetchUpstream, isCircuitOpen, refusalOf, type Upstream } from './upstream';
import { toUpstreamError } from './upstream-error';

const list = '/api/news/RIVER';
const file = '/api/image/a.webp';
const PAUSE_MS = 100;

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
  upstream = { url: `http://127.0.0.1:${port}`, timeoutMs: 2_000, pauseMs: PAUSE_MS };
});
afterEach(() => {
  server.closeAllConnections();
  server.close();
});

const answerWith = (status: number, headers: Record<string, string> = {}, body = '') => {
  answer = (_request, response) => void response.writeHead(status, headers).end(body);
};
/** The status of a request, or the one that a visitor gets for its error. */
const statusOf = async (path: string, host = upstream, signal = AbortSignal.timeout(2_000)) => {
  try {
    const response = await fetchUpstream(host, path, { signal });
    await response.body?.cancel();
    return response.status;
  } catch (error) {
    return toUpstreamError(error).status;
  }
};
const statusesOf = async (paths: string[]) => {
  const statuses = [];
  for (const path of paths) statuses.push(await statusOf(path));
  return statuses;
};
const times = <T>(count: number, make: (at: number) => T) =>
  Array.from({ length: count }, (_, at) => make(at));
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

describe('redirects', () => {
  it.each([301, 302, 303, 307, 308])('does not follow %d, not even to the same origin', async (status) => {
    answerWith(status, { location: '/moved' });
    const failed = fetchUpstream(upstream, list, { signal: AbortSignal.timeout(2_000) });
    await expect(failed).rejects.toMatchObject({
      status: 502,
      message: `the provider answered ${status}: redirects are not followed`,
    });
    expect(requests).toEqual([list]);
  });
});

describe('connections', () => {
  it('opens 64 at most, and keeps some for each kind while the others take all of theirs', async () => {
    answer = (request, response) => {
      if (request.url === list || request.url === '/api/tc/RIVER') response.end('[]');
    };
    const abort = new AbortController();
    const paths = [
      ...times(100, (at) => `/api/image/${at}.webp`),
      ...times(30, (at) => `/api/subGallery?id=${at}`),
      ...times(14, (at) => `/api/video/${at}/RIVER`),
      ...times(14, (at) => `/api/tc/${at}`),
    ];
    const pending = Promise.all(paths.map((path) => statusOf(path, upstream, abort.signal)));
    while (maxSockets < 64) await wait(20);
    await wait(100);
    expect(maxSockets).toBe(64);
    abort.abort();
    await pending;
    expect(await statusOf(list)).toBe(200);
  });

  it('answers certificates while made-up albums take all of their connections', async () => {
    answer = (request, response) => {
      if (request.url === '/api/tc/RIVER') response.end('{}');
    };
    const abort = new AbortController();
    const pending = times(100, (at) => statusOf(`/api/subGallery?id=${at}`, upstream, abort.signal));
    while (maxSockets < 8) await wait(20);
    expect(await statusOf('/api/tc/RIVER')).toBe(200);
    abort.abort();
    await Promise.all(pending);
  });

  it('refuses files beyond a queue of 128 at once', async () => {
    answer = () => undefined;
    const abort = new AbortController();
    const pending = times(40 + 128, (at) => statusOf(`/api/image/${at}.webp`, upstream, abort.signal));
    await wait(200);
    await expect(fetchUpstream(upstream, file, { signal: abort.signal })).rejects.toMatchObject({
      status: 503,
      message: 'too many requests wait for the provider',
    });
    abort.abort();
    await Promise.all(pending);
    expect(isCircuitOpen(upstream)).toBe(false);
  });

  it('ends a body that pauses', async () => {
    answer = (_request, response) => void response.writeHead(200).write('a');
    const host = { ...upstream, timeoutMs: 300 };
    const response = await fetchUpstream(host, file, { signal: AbortSignal.timeout(10_000) });
    await expect(response.text()).rejects.toThrow('terminated');
  });
});

describe('the circuit', () => {
  it('sends nothing after five failures in a row, then one request, then all', async () => {
    answerWith(500);
    expect(await statusesOf(times(5, () => list))).toEqual(times(5, () => 500));
    expect(isCircuitOpen(upstream)).toBe(true);
    expect(await statusesOf([list, file])).toEqual([503, 503]);
    expect(requests).toHaveLength(5);
    await wait(PAUSE_MS + 20);
    expect(await statusesOf([list, list])).toEqual([500, 503]);
    expect(requests).toHaveLength(6);
    answerWith(200);
    await wait(2 * PAUSE_MS + 20);
    expect(await statusesOf([list, file])).toEqual([200, 200]);
    expect(isCircuitOpen(upstream)).toBe(false);
  });

  it('opens where no connection can be made', async () => {
    server.close();
    expect(await statusesOf(times(6, () => file))).toEqual([502, 502, 502, 502, 502, 503]);
  });

  it('does not open for files and records that visitors chose', async () => {
    answerWith(500);
    const paths = times(20, (at) => [`/api/image/${at}.webp`, `/api/subGallery?id=${at}`]).flat();
    expect(new Set(await statusesOf(paths))).toEqual(new Set([500]));
    answer = (_request, response) => void response.destroy();
    expect(new Set(await statusesOf(paths))).toEqual(new Set([502]));
    answerWith(200);
    expect(await statusOf(list)).toBe(200);
  });

  it('does not open for refusals, and each host has its own', async () => {
    answerWith(403);
    expect(await statusesOf(times(8, () => list))).toEqual(times(8, () => 403));
    answerWith(500);
    await statusesOf(times(5, () => list));
    answerWith(200);
    expect(await statusOf(list)).toBe(503);
    expect(await statusOf(list, { ...upstream })).toBe(200);
  });
});

describe('Retry-After', () => {
  it.each([429, 503])('sends no request for the path of a %d before its time', async (status) => {
    answerWith(status, { 'retry-after': '1' });
    expect(await statusesOf([list, list, file])).toEqual([status, 503, status]);
    expect(requests).toEqual([list, file]);
    answerWith(200);
    await wait(1_050);
    expect(await statusOf(list)).toBe(200);
  });

  it('is not obeyed with other answers', async () => {
    answerWith(404, { 'retry-after': '60' });
    expect(await statusesOf([list, list])).toEqual([404, 404]);
  });
});

describe('a refusal', () => {
  const refusal = async () =>
    refusalOf(await fetchUpstream(upstream, file, { signal: AbortSignal.timeout(10_000) }));

  it('keeps the message of the provider', async () => {
    answerWith(403, {}, '{ "message": "not for you" }');
    expect(await refusal()).toEqual({ error: 'not for you' });
  });

  it('is read no further than its limit, and not for long', async () => {
    const written = { bytes: 0 };
    answer = (_request, response) => {
      response.writeHead(404);
      const write = () => {
        if (response.destroyed) return;
        written.bytes += 65_536;
        response.write(Buffer.alloc(65_536, 'a'), () => setImmediate(write));
      };
      write();
    };
    expect(await refusal()).toEqual({ error: 'the provider answered 404' });
    expect(written.bytes).toBeLessThan(20_000_000);
    answer = (_request, response) =>
      void response.writeHead(404, { 'content-encoding': 'gzip' }).end(gzipSync(Buffer.alloc(50_000_000)));
    expect(await refusal()).toEqual({ error: 'the provider answered 404' });
    answer = (_request, response) => void response.writeHead(404).write('{');
    expect(await refusal()).toEqual({ error: 'the provider answered 404' });
  });
});
