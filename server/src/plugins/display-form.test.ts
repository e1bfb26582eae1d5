import { DISPLAY_FORM } from '@school/contract/display';
import fastify from 'fastify';

import { createCachedResponse } from '../http/cached-response';
import { addCosts, cost } from '../http/costs';
import { sendCached } from '../http/send-cached';
import { displayForm } from './display-form';

const html = `<!doctype html><html lang="en"><input name="colors" value="dark"/>${'words '.repeat(200)}</html>`;
const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-cache' };
const page = createCachedResponse(html, { headers });
const list = createCachedResponse('{}', { headers: { 'content-type': 'application/json' } });

const app = fastify();
app.decorateReply('sendErrorPage', function (status) {
  return this.code(status).send();
});
addCosts(app);
void app.register(displayForm);
app.get('/page', cost('cached'), (request, reply) => sendCached(request, reply, page));
app.get('/list', cost('cached'), (request, reply) => sendCached(request, reply, list));
afterAll(() => app.close());

const form = { 'content-type': 'application/x-www-form-urlencoded', host: 'school.example' };
const send = (payload: string, more: Record<string, string> = {}) =>
  app.inject({ method: 'POST', url: DISPLAY_FORM, payload, headers: { ...form, ...more } });

it('keeps the choices in a cookie and leads back to the page', async () => {
  const { statusCode, headers } = await send('text=150&colors=dark', {
    referer: 'http://school.example/Circular?year=2025',
  });
  expect([statusCode, headers.location]).toEqual([303, '/Circular?year=2025']);
  expect(headers['set-cookie']).toBe('display=text=150&colors=dark; Path=/; Max-Age=31536000; SameSite=Lax');
});

it('removes the cookie once everything is as the device has it', async () => {
  const { headers } = await send('text=&colors=pink');
  expect(headers['set-cookie']).toBe('display=; Path=/; Max-Age=0; SameSite=Lax');
});

it.each(['http://elsewhere.example/a', 'http://elsewhere.example//a', 'about:blank', 'x'])(
  'leads home from %s',
  async (referer) => {
    expect((await send('', { referer })).headers.location).toBe('/home');
  },
);

it('never leads to another host', async () => {
  const { headers } = await send('', { referer: 'http://school.example//elsewhere.example/' });
  expect(headers.location).toBe('/elsewhere.example/');
});

it("refuses another site's form, and long ones", async () => {
  expect((await send('colors=dark', { 'sec-fetch-site': 'cross-site' })).statusCode).toBe(403);
  expect((await send('colors=dark', { origin: 'http://elsewhere.example' })).statusCode).toBe(403);
  expect((await send(`text=${'1'.repeat(300)}`)).statusCode).toBe(413);
});

it('sends the document as its reader wants it to look, and to others as it was', async () => {
  const sent = { cookie: 'display=colors=dark&text=125', 'accept-encoding': '' };
  const shown = await app.inject({ url: '/page', headers: sent });
  expect(shown.body).toMatch(/^<!doctype html><html data-text="125" data-colors="dark" lang="en">/);
  expect(shown.body).toContain('<input name="colors" value="dark" checked=""/>');
  expect(shown.headers.vary).toBe('accept-encoding, cookie');
  const again = { ...sent, 'if-none-match': String(shown.headers.etag) };
  expect((await app.inject({ url: '/page', headers: again })).statusCode).toBe(304);

  const common = await app.inject({ url: '/page', headers: { cookie: 'display=colors=pink' } });
  expect([common.body, common.headers.vary]).toEqual([html, 'accept-encoding']);
  expect(common.headers.etag).not.toBe(shown.headers.etag);
});

it('compresses it, and leaves what is no document as it is', async () => {
  const sent = { cookie: 'display=colors=dark', 'accept-encoding': 'br' };
  expect((await app.inject({ url: '/page', headers: sent })).headers['content-encoding']).toBe('br');
  expect((await app.inject({ url: '/list', headers: sent })).body).toBe('{}');
});
