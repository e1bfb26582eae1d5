/** @jest-environment node */
import type { AddressInfo } from 'node:net';

import { createQuietLog } from '../testing/quiet-log';
import { holdAnswer } from './held-answer';
import { createHotPath, createHttpServer } from './hot-path';

const hotPath = createHotPath();
const log = createQuietLog();
const handed: string[] = [];
const server = createHttpServer(
  (request, response) => {
    handed.push(`${request.method ?? ''} ${request.url ?? ''}`);
    response.end('asked');
  },
  { hotPath, log, shownPath: (path) => path.replace('secret', '…') },
);
const held = holdAnswer('held', { headers: { 'content-type': 'text/plain' } });
const ask = async (path: string, init?: RequestInit) => {
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

it('answers what is held and hands the rest over', async () => {
  hotPath.keep('/home', held, Date.now() + 10_000);
  expect(await ask('/home')).toEqual({ status: 200, text: 'held' });
  expect(await ask('/home?a')).toEqual({ status: 200, text: 'asked' });
  expect(await ask('/home', { method: 'POST' })).toEqual({ status: 200, text: 'asked' });
  expect(handed).toEqual(['GET /home?a', 'POST /home']);
});

it('says 304 to who has it', async () => {
  hotPath.keep('/home', held, Infinity);
  expect((await ask('/home', { headers: { 'if-none-match': held.tag } })).status).toBe(304);
});

it('hands over what is no longer fresh', async () => {
  hotPath.keep('/home', held, Date.now());
  expect(await ask('/home')).toEqual({ status: 200, text: 'asked' });
});

it('logs each request once, without its query', async () => {
  hotPath.keep('/home', held, Infinity);
  await ask('/home');
  await ask('/secret?name=x');
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(log.lines).toMatchObject([
    { request: '"method":"GET","path":"/home"', status: 200, bytes: 4 },
    { request: '"method":"GET","path":"/…"', status: 200 },
  ]);
});
