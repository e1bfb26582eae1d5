/** @jest-environment node */
import type { AddressInfo } from 'node:net';

import { createQuietLog } from '../testing/quiet-log';
import { createCachedResponse } from './cached-response';
import { createHotPath } from './hot-path';
import { createHttpServer } from './http-server';

const hotPath = createHotPath();
const log = createQuietLog();
const handed: string[] = [];
const server = createHttpServer(
  (request, response) => {
    handed.push(`${request.method ?? ''} ${request.url ?? ''}`);
    response.end('handled');
  },
  { hotPath, log, shownPath: (path) => path.replace('secret', '…') },
);
const cached = createCachedResponse('cached', { headers: { 'content-type': 'text/plain' } });
const requestPage = async (path: string, init?: RequestInit) => {
  const { port } = server.address() as AddressInfo;
  const response = await fetch(`http://127.0.0.1:${port}${path}`, init);
  return { status: response.status, text: await response.text() };
};

beforeAll(() => new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve)));
afterAll(() => new Promise((resolve) => server.close(resolve)));
beforeEach(() => {
  hotPath.clear();
  handed.length = 0;
  log.lines.length = 0;
});

it('answers what is cached and passes every other request on', async () => {
  hotPath.keep('/home', cached, Date.now() + 10_000);
  expect(await requestPage('/home')).toEqual({ status: 200, text: 'cached' });
  expect(await requestPage('/home?a')).toEqual({ status: 200, text: 'handled' });
  expect(await requestPage('/home', { method: 'POST' })).toEqual({ status: 200, text: 'handled' });
  expect(handed).toEqual(['GET /home?a', 'POST /home']);
});

it('answers 304 to a visitor who has it', async () => {
  hotPath.keep('/home', cached, Infinity);
  expect((await requestPage('/home', { headers: { 'if-none-match': cached.tag } })).status).toBe(304);
});

it('passes on a request whose response is no longer fresh', async () => {
  hotPath.keep('/home', cached, Date.now());
  expect(await requestPage('/home')).toEqual({ status: 200, text: 'handled' });
});

it('logs each request once, without its query', async () => {
  hotPath.keep('/home', cached, Infinity);
  await requestPage('/home');
  await requestPage('/secret?name=x');
  while (log.lines.length < 2) await new Promise((resolve) => setTimeout(resolve, 20));
  expect(log.lines).toMatchObject([
    { request: '"method":"GET","path":"/home"', status: 200, bytes: 6 },
    { request: '"method":"GET","path":"/…"', status: 200 },
  ]);
});

it('keeps no more bytes than it may, and drops what was not used for the longest time', () => {
  const text = (letter: string) =>
    createCachedResponse(letter.repeat(10_000), { headers: { 'content-type': 'image/png' } });
  const small = createHotPath(25_000);
  for (const letter of ['a', 'b', 'a', 'c']) {
    if (small.find(`/${letter}`) === undefined) small.keep(`/${letter}`, text(letter), Infinity);
  }
  expect(['a', 'b', 'c'].filter((letter) => small.find(`/${letter}`) !== undefined)).toEqual(['a', 'c']);
});
