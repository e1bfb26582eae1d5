/** @jest-environment node */
import { once } from 'node:events';
import type { ServerResponse } from 'node:http';
import { type AddressInfo, connect, type Socket } from 'node:net';

import { createQuietLog } from '../testing/quiet-log';
import { createCachedResponse } from './cached-response';
import { createHotPath } from './hot-path';
import { createHttpServer } from './http-server';

const page = Buffer.alloc(200_000, 'a page');
const log = createQuietLog();
const hotPath = createHotPath();
const handled: { url: string | undefined; response: ServerResponse }[] = [];
const server = createHttpServer((request, response) => void handled.push({ url: request.url, response }), {
  hotPath,
  log,
  shownPath: (path) => path,
});
/** Requests that Node has parsed. */
let parsed = 0;
server.on('request', () => (parsed += 1));
/** Connections that the server has closed, or that have gone. */
let closed = 0;
server.on('connection', (socket: Socket) => socket.once('close', () => (closed += 1)));
let sockets: Socket[] = [];

beforeAll(async () => {
  hotPath.keep('/home', createCachedResponse(page, { headers: { 'content-type': 'image/png' } }), Infinity);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
});
beforeEach(() => {
  handled.length = log.lines.length = parsed = closed = 0;
});
afterEach(() => {
  sockets.forEach((socket) => socket.destroy());
  sockets = [];
});
afterAll(() => new Promise((resolve) => server.close(resolve)));

const get = (path: string) => `GET ${path} HTTP/1.1\r\nHost: a\r\n\r\n`;
function open(text: string): Socket {
  const socket = connect((server.address() as AddressInfo).port, '127.0.0.1');
  sockets.push(socket);
  socket.on('error', () => undefined).write(text);
  return socket;
}
/** Tries again and again, as long as a test may take. */
const until = async (isSo: () => boolean) => {
  while (!isSo()) await new Promise(setImmediate);
};
const urls = () => handled.map(({ url }) => url);

it('answers requests that are sent ahead, each when the one before has its response', async () => {
  const socket = open(get('/1') + get('/2') + get('/3'));
  let text = '';
  socket.on('data', (data) => (text += data.toString()));
  for (const path of ['/1', '/2', '/3']) {
    await until(() => urls().includes(path));
    expect(urls().at(-1)).toBe(path);
    handled.at(-1)?.response.end(`response ${path}`);
    await until(() => text.includes(`response ${path}`));
  }
  expect(log.lines.map(({ status }) => status)).toEqual([200, 200, 200]);
});

it('goes on with a connection that asks for one after the other', async () => {
  const socket = open('');
  for (let number = 0; number < 20; number += 1) {
    socket.write(get('/home'));
    let bytes = 0;
    while (bytes < page.length) bytes += ((await once(socket, 'data')) as [Buffer])[0].length;
  }
  expect(log.lines).toHaveLength(20);
});

it('closes the connection of a visitor who sends 2,000 requests ahead', async () => {
  const flood = Array.from({ length: 8 }, () => open(get('/home').repeat(2_000)).pause());
  await until(() => closed === flood.length);
  // of what has come, Node parses those that may wait and one more; a part may have come before
  expect(parsed).toBeLessThan(flood.length * 10);
  expect(log.lines.length).toBeLessThan(flood.length * 5);
  await once(open(get('/home')), 'data');
});

it('lets what is asked behind a response that nobody reads wait', async () => {
  const socket = open(get('/endless') + get('/next')).pause();
  await until(() => urls().includes('/endless'));
  handled[0]?.response.write(Buffer.alloc(30_000_000));
  await until(() => (handled[0]?.response.writableLength ?? 0) > 0);
  handled[0]?.response.end();
  await new Promise(setImmediate);
  expect(urls()).toEqual(['/endless']);
  socket.resume();
  await until(() => urls().includes('/next'));
});
