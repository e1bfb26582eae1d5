import type { PostedForm } from '@school/shared-deps';
import type { FastifyInstance } from 'fastify';
import sharp from 'sharp';

import { createCachedResponse } from '../http/cached-response';
import type { Pages } from '../pages/render/pages';
import type { PageRequest } from '../pages/render/routing';
import { openGatewayApp } from '../testing/gateway-app';
import { type Provider, startProvider } from '../testing/provider';
import { certificateForm } from './certificate-form';
import { addErrorPage } from './refusals';

const nilo = { name: 'Nilo Barrow', admission: '0042' };

let provider: Provider;
let app: FastifyInstance;
let jpeg: Buffer;
let posted: PostedForm[];

beforeAll(async () => {
  jpeg = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#777' } })
    .jpeg()
    .toBuffer();
});

beforeEach(async () => {
  posted = [];
  provider = await startProvider();
  answerWith(({ url }) => (url.startsWith('/api/tc/') ? { data: 'certificates/0042.jpg' } : jpeg));
  const { app: routes, gateway } = openGatewayApp(provider);
  app = routes;
  const pages: Partial<Pages> = {
    error: (status) => createCachedResponse('', { status: Number(status), headers: {} }),
    requestOf: () => Promise.resolve({} as PageRequest),
    get: ({ posted: form }) => {
      if (form) posted.push(form);
      const headers = { 'content-type': 'text/html; charset=utf-8' };
      return Promise.resolve({ type: 'single', html: '<form>', status: form?.status ?? 200, headers });
    },
  };
  addErrorPage(app, pages as Pages);
  void app.register(certificateForm, { gateway, pages: pages as Pages });
});
afterEach(async () => {
  await app.close();
  await provider.close();
});

function answerWith(answer: (request: { url: string }) => unknown) {
  provider.answer((request, reply) => {
    const body = answer(request);
    return reply.type(Buffer.isBuffer(body) ? 'image/jpeg' : 'application/json').send(body);
  });
}

const send = (
  fields: Record<string, string> | string,
  {
    headers = {},
    remoteAddress = '192.0.2.1',
    url = '/TC',
  }: { headers?: object; remoteAddress?: string; url?: string } = {},
) =>
  app.inject({
    method: 'POST',
    url,
    payload: typeof fields === 'string' ? fields : new URLSearchParams(fields).toString(),
    headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
    remoteAddress,
  });

it('answers the form with the certificate, to be saved as tc.jpg and kept nowhere', async () => {
  const answer = await send({ ...nilo, name: ' Nilo Barrow ' });
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({
    'content-type': 'image/jpeg',
    'content-disposition': 'attachment; filename="tc.jpg"',
    'cache-control': 'no-store',
  });
  expect(await sharp(answer.rawPayload).metadata()).toMatchObject({ format: 'jpeg', width: 60 });
  expect(posted).toEqual([]);
});

it('answers the form of the page in Hindi', async () => {
  const answer = await send(nilo, { url: '/hi/TC' });
  expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, 'image/jpeg']);
});

it.each([
  ['without both fields', {}, { name: '', admission: '' }],
  ['without a name', { name: ' ', admission: '0042' }, { name: ' ', admission: '0042' }],
  ['without a number', { name: 'Nilo Barrow' }, { name: 'Nilo Barrow', admission: '' }],
])('shows the form again %s, and asks nobody', async (_, sent, fields) => {
  const answer = await send(sent);
  expect(answer.statusCode).toBe(422);
  expect(posted).toEqual([{ fields, problem: 'invalid', status: 422 }]);
  expect(provider.requests).toEqual([]);
});

it.each([
  ['there is no certificate', () => ({ data: '' }), 'refused', 404],
  ['the provider fails', () => ({ nothing: true, data: 7 }), 'failed', 502],
  [
    'the picture is none',
    ({ url }: { url: string }) => (url.startsWith('/api/tc/') ? { data: 'a.jpg' } : {}),
    'undelivered',
    502,
  ],
])('shows the form again when %s', async (_, answer, problem, status) => {
  answerWith(answer);
  expect((await send(nilo)).statusCode).toBe(status);
  expect(posted).toEqual([{ fields: nilo, problem, status }]);
});

it('keeps the same limits as the call of the API, and counts both together', async () => {
  answerWith(() => ({ data: '' }));
  const call = () =>
    app.inject({ method: 'POST', url: '/api/tc/RIVER', payload: nilo, remoteAddress: '192.0.2.9' });
  await Promise.all([call(), call(), call()]);
  for (let tries = 0; tries < 7; tries += 1) await send(nilo, { remoteAddress: `192.0.2.${20 + tries}` });
  const answer = await send(nilo, { remoteAddress: '192.0.2.9' });
  expect(answer.statusCode).toBe(429);
  expect(Number(answer.headers['retry-after'])).toBeGreaterThan(0);
  expect(posted.at(-1)).toMatchObject({ problem: 'refused', status: 429 });
});

it.each([
  [403, { 'sec-fetch-site': 'cross-site' }],
  [403, { 'sec-fetch-site': 'same-site', origin: 'https://other.school.example' }],
  [403, { origin: 'https://stranger.example' }],
  [403, { origin: 'null' }],
  [200, { origin: 'https://school.example' }],
  [200, { origin: 'http://school.example:8080' }],
  [200, { 'sec-fetch-site': 'same-origin', origin: 'https://behind-a-proxy.example' }],
  [200, {}],
])('answers %i to a form with %j', async (status, headers) => {
  const answer = await send(nilo, { headers: { host: 'school.example', ...headers } });
  expect(answer.statusCode).toBe(status);
  if (status === 403) expect(provider.requests).toEqual([]);
});

it('reads no other type and no larger body', async () => {
  const json = await send(JSON.stringify(nilo), { headers: { 'content-type': 'application/json' } });
  expect(json.statusCode).toBe(415);
  expect((await send({ name: 'x'.repeat(5_000), admission: '1' })).statusCode).toBe(413);
  expect(provider.requests).toEqual([]);
});
