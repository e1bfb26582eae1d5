import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { until } from '@school/shared-deps/testing/until';

import { type CachedResponse, createCachedResponse, createSingleResponse } from './cached-response';

const text = 'news of the school, '.repeat(100);
const headers = { 'content-type': 'text/html; charset=utf-8' };

/** Responses are compressed in turn. */
const untilCompressed = ({ responseTo }: CachedResponse) =>
  until(() => responseTo({ 'accept-encoding': 'br' }).headers['content-encoding'] === 'br');

it('sends gzip at once, and Brotli when it is there', async () => {
  const answer = createCachedResponse(text, { headers });
  const request = { 'accept-encoding': 'gzip, deflate, br' };
  expect(gunzipSync(answer.responseTo(request).body ?? '').toString()).toBe(text);
  await untilCompressed(answer);
  const { body = Buffer.of(), headers: sent } = answer.responseTo(request);
  expect(sent).toMatchObject({
    'content-encoding': 'br',
    vary: 'accept-encoding',
    'content-length': body.length,
  });
  expect(brotliDecompressSync(body).toString()).toBe(text);
});

it.each([
  ['gzip', 'gzip'],
  ['br;q=0, gzip', 'gzip'],
  ['BR', 'br'],
  ['identity', undefined],
  [undefined, undefined],
])('answers Accept-Encoding %s with %s', async (accepted, encoding) => {
  const answer = createCachedResponse(text, { headers });
  await untilCompressed(answer);
  const request = accepted === undefined ? {} : { 'accept-encoding': accepted };
  expect(answer.responseTo(request).headers['content-encoding']).toBe(encoding);
});

it('sends what was compressed before as it is', () => {
  const gzip = Buffer.from('not really');
  const answer = createCachedResponse(text, { headers, encoded: { gzip } });
  expect(answer.responseTo({ 'accept-encoding': 'gzip' }).body).toBe(gzip);
  expect(answer.responseTo({ 'accept-encoding': 'br' }).body?.toString()).toBe(text);
});

it('answers 304 without a body to a visitor who has it', () => {
  const { tag, responseTo } = createCachedResponse(text, { headers });
  for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
    const { status, body, headers: sent } = responseTo({ 'if-none-match': known });
    expect({ status, body }).toEqual({ status: 304 });
    expect(sent['etag']).toBe(tag);
  }
  expect(responseTo({ 'if-none-match': '"other"' }).status).toBe(200);
});

it('leaves pictures as they are', async () => {
  const answer = createCachedResponse(Buffer.alloc(2_000), { headers: { 'content-type': 'image/webp' } });
  await untilCompressed(createCachedResponse(text, { headers }));
  expect(answer.responseTo({ 'accept-encoding': 'br' }).headers).not.toHaveProperty('content-encoding');
});

it('compresses for gzip alone as well', async () => {
  const answer = createCachedResponse(text, { headers });
  await untilCompressed(answer);
  const { body = Buffer.of() } = answer.responseTo({ 'accept-encoding': 'gzip' });
  expect(gunzipSync(body).toString()).toBe(text);
});

it('compresses a response that is sent once in the one encoding that the visitor prefers', async () => {
  const options = { status: 200, headers };
  const { headers: sent, body = Buffer.of() } = await createSingleResponse(text, options, {
    'accept-encoding': 'br',
  });
  expect(sent).toMatchObject({ 'content-encoding': 'br', 'content-length': body.length });
  expect(brotliDecompressSync(body).toString()).toBe(text);
  const plain = await createSingleResponse(text, options, {});
  expect(plain.body?.toString()).toBe(text);
  const tag = String(sent['etag']);
  expect(await createSingleResponse(text, options, { 'if-none-match': tag })).toMatchObject({ status: 304 });
});

it('knows about how much memory it takes', () => {
  expect(createCachedResponse('x'.repeat(10_000), { headers }).bytes).toBe(16_024);
  expect(
    createCachedResponse(Buffer.alloc(10_000), { headers: { 'content-type': 'image/webp' } }).bytes,
  ).toBe(11_024);
});
