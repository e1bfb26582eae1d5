/** @jest-environment node */
import { brotliDecompressSync, gunzipSync } from 'node:zlib';

import { holdAnswer } from './held-answer';

const text = 'news of the school, '.repeat(100);
const headers = { 'content-type': 'text/html; charset=utf-8' };

it('sends the plain text until the compressed forms are there', async () => {
  const answer = holdAnswer(text, { headers });
  const request = { 'accept-encoding': 'gzip, deflate, br' };
  expect(answer.answerTo(request).body?.toString()).toBe(text);
  await answer.compressed;
  const { body = Buffer.of(), headers: sent } = answer.answerTo(request);
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
  const answer = holdAnswer(text, { headers });
  await answer.compressed;
  const request = accepted === undefined ? {} : { 'accept-encoding': accepted };
  expect(answer.answerTo(request).headers['content-encoding']).toBe(encoding);
});

it('takes what was compressed before as it is', () => {
  const gzip = Buffer.from('not really');
  const answer = holdAnswer(text, { headers, encoded: { gzip } });
  expect(answer.answerTo({ 'accept-encoding': 'gzip' }).body).toBe(gzip);
  expect(answer.answerTo({ 'accept-encoding': 'br' }).body?.toString()).toBe(text);
});

it('answers 304 without a body to who has it', () => {
  const { tag, answerTo } = holdAnswer(text, { headers });
  for (const known of [tag, `"other", ${tag}`, tag.replace('W/', ''), '*']) {
    const { status, body, headers: sent } = answerTo({ 'if-none-match': known });
    expect({ status, body }).toEqual({ status: 304 });
    expect(sent['etag']).toBe(tag);
  }
  expect(answerTo({ 'if-none-match': '"other"' }).status).toBe(200);
});

it('leaves pictures as they are', async () => {
  const answer = holdAnswer(Buffer.alloc(2_000), { headers: { 'content-type': 'image/webp' } });
  await answer.compressed;
  expect(answer.answerTo({ 'accept-encoding': 'br' }).headers).not.toHaveProperty('content-encoding');
});

it('compresses for gzip alone as well', async () => {
  const answer = holdAnswer(text, { headers });
  await answer.compressed;
  const { body = Buffer.of() } = answer.answerTo({ 'accept-encoding': 'gzip' });
  expect(gunzipSync(body).toString()).toBe(text);
});
