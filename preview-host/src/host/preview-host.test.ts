/** @jest-environment node */
import { createServer, type IncomingMessage, request as send, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { text } from 'node:stream/consumers';

import type { LocalServer } from './local-server';
import { startPreviewHost } from './preview-host';

const html = `<head><script type="importmap">{"imports":{"@school/mf-home":"/assets/home.js"}}</script></head>`;
const seen: IncomingMessage[] = [];
let answer: (request: IncomingMessage, response: ServerResponse) => void;
const site = createServer((request, response) => {
  seen.push(request);
  answer(request, response);
});
let siteUrl: string;
let host: LocalServer;

beforeAll(async () => {
  await new Promise<void>((resolve) => site.listen(0, '127.0.0.1', resolve));
  siteUrl = `http://127.0.0.1:${(site.address() as AddressInfo).port}`;
  host = await startPreviewHost({
    port: 0,
    site: siteUrl,
    offers: [],
    browserFolder: path.join(__dirname, '../browser'),
  });
});
afterAll(() => {
  host.stop();
  site.close();
  site.closeAllConnections();
});
beforeEach(() => {
  seen.length = 0;
  answer = (_request, response) => {
    const headers = {
      'content-type': 'text/html',
      etag: '"1"',
      'cache-control': 'public',
      'content-security-policy': "script-src 'self'",
    };
    response.writeHead(200, headers).end(html);
  };
});

const get = (address: string, headers: Record<string, string> = {}) =>
  fetch(host.url + address, { headers: { accept: 'text/html', ...headers }, redirect: 'manual' });

it('changes pages, which are fetched anew each time', async () => {
  const response = await get('/home', { 'if-none-match': '"1"' });
  expect(await response.text()).toContain('"@school/mf-home":"/overrides/sections/mf-home.js"');
  expect(Object.fromEntries(response.headers)).toMatchObject({ 'cache-control': 'no-cache' });
  expect(response.headers.get('content-security-policy')).toContain('http://127.0.0.1:*');
  expect(response.headers.has('etag')).toBe(false);
  expect(seen[0]?.headers).toMatchObject({
    host: siteUrl.slice('http://'.length),
    'accept-encoding': 'identity',
  });
  expect(seen[0]?.headers).not.toHaveProperty('if-none-match');
});

it('passes everything else on as it is, with what a form sends', async () => {
  answer = (request, response) => {
    void text(request).then((body) =>
      response.writeHead(201, { 'content-type': 'application/json' }).end(body),
    );
  };
  const init = { method: 'POST', body: '{"name":"<head>"}', headers: { origin: host.url } };
  const response = await fetch(`${host.url}/api/tc/SCHOOL`, init);
  expect([response.status, await response.text()]).toEqual([201, '{"name":"<head>"}']);
  expect(seen[0]?.headers.origin).toBe(siteUrl);
});

it('sends nothing to the site that it does not read', async () => {
  const response = await get('/home', {
    cookie: 'session=secret; preview=mf-home@1.x; other=2',
    authorization: 'Basic c2VjcmV0',
    'x-token': 'secret',
    'accept-language': 'hi',
    'if-none-match': '"1"',
    range: 'bytes=0-1',
  });
  expect(response.status).toBe(200);
  expect(seen[0]?.headers).toMatchObject({ cookie: 'preview=mf-home@1.x', 'accept-language': 'hi' });
  expect(JSON.stringify(seen[0]?.headers)).not.toMatch(/secret|c2VjcmV0|other|none-match/);
  await get('/home', { cookie: 'apreview=1' });
  expect(seen[1]?.headers).not.toHaveProperty('cookie');
});

it('keeps redirects and cookies of the site at its own address', async () => {
  answer = (_request, response) =>
    response
      .writeHead(303, {
        location: `${siteUrl}/PhotoGallery`,
        'set-cookie': 'preview=x; Path=/; Domain=school.example; HttpOnly; Secure',
        'strict-transport-security': 'max-age=1',
      })
      .end();
  const response = await get('/preview');
  expect(response.headers.get('location')).toBe('/PhotoGallery');
  expect(response.headers.get('set-cookie')).toBe('preview=x; Path=/; HttpOnly');
  expect(response.headers.has('strict-transport-security')).toBe(false);
});

it('serves its own files, and modules for sections alone', async () => {
  const script = await (await get('/overrides/overrides.js')).text();
  expect(script).toContain("from './stored-overrides'");
  expect(script).not.toContain('import type');
  expect(await (await get('/overrides/sections/mf-home.js')).text()).toContain(
    "loadSection('@school/mf-home')",
  );
  expect((await get('/overrides/panel.css')).headers.get('content-type')).toContain('text/css');
  for (const name of [
    'sections/react.js',
    'stored-overrides.test.js',
    '..%2fhost%2fforward.js',
    'constructor',
  ])
    expect((await get(`/overrides/${name}`)).status).toBe(404);
});

it('keeps what fails here from the canary of the site', async () => {
  const response = await fetch(`${host.url}/report/mf-home@1/failed`, { method: 'POST' });
  expect(response.status).toBe(204);
  expect(seen).toEqual([]);
});

it('says in one line that the site does not answer, or sends what it cannot change', async () => {
  answer = (_request, response) =>
    response.writeHead(200, { 'content-type': 'text/html', 'content-encoding': 'br' }).end('x');
  const packed = await get('/home');
  expect(packed.status).toBe(502);
  expect(await packed.text()).toMatch(/^http:\S+\/home could not be had: it sent a page as br, .*\n$/);
  answer = (_request, response) => response.destroy();
  expect((await get('/home')).status).toBe(502);
});

it('outlives a site that breaks off in the middle of a page or a file', async () => {
  for (const type of ['text/html', 'image/webp']) {
    answer = (_request, response) => {
      response.writeHead(200, { 'content-type': type, 'content-length': 1_000 }).write('begun', () => {
        response.socket?.resetAndDestroy();
      });
    };
    const broken = await get('/home')
      .then((response) => (response.ok ? response.text() : 'refused'))
      .catch(() => 'broken off');
    expect(broken).toBe(type === 'text/html' ? 'refused' : 'broken off');
  }
  answer = (_request, response) => response.writeHead(200, { 'content-type': 'image/webp' }).end('whole');
  expect(await (await get('/api/image/1.webp')).text()).toBe('whole');
});

/** A request as no browser sends it by itself. */
function sendRaw(options: { path: string; headers?: Record<string, string> }) {
  return new Promise<number | undefined>((resolve, reject) => {
    const request = send(host.url, options, (response) => resolve(response.resume().statusCode));
    request.once('error', reject);
    request.end();
  });
}

it('asks no other server, whatever the address is', async () => {
  answer = (_request, response) => response.writeHead(404).end();
  expect(await sendRaw({ path: '//elsewhere.example/home' })).toBe(404);
  expect(await sendRaw({ path: 'http://elsewhere.example/home' })).toBe(404);
  expect(seen.map(({ url }) => url)).toEqual(['//elsewhere.example/home', 'http://elsewhere.example/home']);
});

it('answers under the names of this machine alone', async () => {
  expect(await sendRaw({ path: '/home', headers: { host: 'elsewhere.example' } })).toBe(421);
  expect(await sendRaw({ path: '/home', headers: { host: 'localhost:8080' } })).toBe(200);
});
