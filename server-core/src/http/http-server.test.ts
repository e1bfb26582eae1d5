/** @jest-environment node */
import { once } from 'node:events';
import type { Server } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

import { createQuietLog } from '../testing/quiet-log';
import { createHotPath } from './hot-path';
import { createHttpServer, DEFAULT_LIMITS, type ServerLimits } from './http-server';

const log = createQuietLog();
let server: Server;
let sockets: Socket[];

beforeEach(() => {
  sockets = [];
  log.lines.length = 0;
});

afterEach(async () => {
  sockets.forEach((socket) => socket.destroy());
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function start(limits: Partial<ServerLimits> = {}, isProxy = (_address: string) => false) {
  server = createHttpServer(
    (request, response) => {
      request.resume();
      response.end(request.url === '/large' ? Buffer.alloc(64_000_000) : 'a page');
    },
    {
      hotPath: createHotPath(),
      log,
      shownPath: (path) => path,
      isProxy,
      limits: { ...DEFAULT_LIMITS, ...limits },
    },
  );
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
}

function open(text = '', localAddress = '127.0.0.1'): Socket {
  const { port } = server.address() as AddressInfo;
  const socket = connect({ port, host: '127.0.0.1', localAddress });
  socket.on('error', () => undefined);
  if (text !== '') socket.write(text);
  sockets.push(socket);
  return socket;
}

async function answerOf(socket: Socket): Promise<string> {
  let text = '';
  socket.on('data', (chunk) => (text += chunk.toString('latin1')));
  await new Promise((resolve) => socket.once('close', resolve));
  return text;
}

it('refuses an address of over 2 KB before any work', async () => {
  await start();
  const address = `/${'/'.repeat(2_100)}`;
  const text = await answerOf(open(`GET ${address} HTTP/1.1\r\nHost: a\r\n\r\n`));
  expect(text).toMatch(/^HTTP\/1\.1 414 /);
  expect(text.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(log.lines).toMatchObject([{ request: '"method":"GET","path":"…"', status: 414 }]);
  const fitting = open(`GET /${'a'.repeat(2_047)} HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n`);
  expect(await answerOf(fitting)).toMatch(/^HTTP\/1\.1 200 /);
});

it.each([
  ['no request', 'NONSENSE\r\n\r\n', 400, '…'],
  ['headers of over 16 KB', `GET / HTTP/1.1\r\nHost: a\r\nX: ${'x'.repeat(20_000)}\r\n\r\n`, 431, '…'],
  ['a request without a host', 'GET /home HTTP/1.1\r\n\r\n', 400, '/home'],
  ['an expectation', 'GET /home HTTP/1.1\r\nHost: a\r\nExpect: more\r\n\r\n', 417, '/home'],
])('refuses %s with the headers of every answer, and logs it', async (_, text, status, path) => {
  await start();
  const answer = await answerOf(open(text));
  expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
  expect(answer.toLowerCase()).toContain('x-content-type-options: nosniff');
  expect(answer.toLowerCase()).toContain("content-security-policy: default-src 'none'");
  expect(log.lines).toMatchObject([
    { request: expect.stringContaining(`"path":"${path}"`) as string, status },
  ]);
});

it('closes the connections of a visitor who has too many, and leaves room for others and for proxies', async () => {
  await start({ maxConnectionsPerVisitor: 2 }, (address) => address === '127.0.0.9');
  const request = 'GET / HTTP/1.1\r\nHost: a\r\n\r\n';
  const silent = [open(), open()];
  await Promise.all(silent.map((socket) => once(socket, 'connect')));
  expect(await answerOf(open(request))).toBe('');
  await once(open(request, '127.0.0.2'), 'data');
  for (let number = 0; number < 4; number += 1) await once(open(request, '127.0.0.9'), 'data');
  const closed = once(silent[0] ?? open(), 'close');
  silent[0]?.end();
  await closed;
  await once(open(request), 'data');
});

it('ends a connection whose headers do not come', async () => {
  await start({ headersMs: 100 });
  expect(await answerOf(open('GET / HTTP/1.1\r\nHost'))).toMatch(/^HTTP\/1\.1 408 .*nosniff/s);
  expect(log.lines).toMatchObject([{ status: 408 }]);
});

it('ends a connection that never asks', async () => {
  await start({ headersMs: 100 });
  await answerOf(open());
  expect(log.lines).toEqual([]);
});

it('ends a connection whose request does not become complete', async () => {
  await start({ headersMs: 100, requestMs: 300 });
  const socket = open('POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 10\r\n\r\n{');
  await answerOf(socket);
  expect(socket.destroyed).toBe(true);
});

it('ends a connection whose visitor takes nothing of a response', async () => {
  await start({ stalledMs: 300 });
  const { port } = server.address() as AddressInfo;
  const socket = connect(port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined).pause();
  socket.write('GET /large HTTP/1.1\r\nHost: a\r\n\r\n');
  while (log.lines.length === 0) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(log.lines).toMatchObject([{ request: '"method":"GET","path":"/large"' }]);
});

it('makes room for a visitor who comes when idle connections have taken all of it', async () => {
  await start({ maxConnections: 2 });
  const idle = [open(), open()];
  for (const socket of idle) {
    socket.write('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
    await once(socket, 'data');
  }
  const dropped = open('GET / HTTP/1.1\r\nHost: a\r\n\r\n');
  await Promise.all([...idle, dropped].map((socket) => answerOf(socket)));
  const next = open('GET / HTTP/1.1\r\nHost: a\r\nConnection: close\r\n\r\n');
  expect(await answerOf(next)).toMatch(/^HTTP\/1\.1 200 /);
});
