import type { FastifyInstance } from 'fastify';

import { openGatewayApp } from '../testing/gateway-app';
import { type Provider, startProvider } from '../testing/provider';

let provider: Provider;
let own: Provider;
let app: FastifyInstance;

beforeEach(async () => {
  provider = await startProvider((_request, reply) => reply.type('text/vtt').send('file'));
  own = await startProvider((_request, reply) => reply.type('text/vtt').send('own file'));
  ({ app } = openGatewayApp(provider, { own, isOwnFile: (reference) => reference === 'films/1.vtt' }));
});
afterEach(async () => {
  await app.close();
  await Promise.all([provider.close(), own.close()]);
});

const get = (url: string, headers = {}) => app.inject({ url, headers });
const answerAs = (type: string) =>
  provider.answer((_request, reply) => reply.header('content-type', type).send('bytes'));

it('passes a file on with what a browser needs to know of it', async () => {
  provider.answer((request, reply) => {
    reply.headers({
      etag: '"v1"',
      'accept-ranges': 'bytes',
      'cache-control': 'max-age=60',
      'set-cookie': 'a=b',
    });
    if (request.headers['if-none-match'] === '"v1"') return reply.code(304).send();
    return reply.code(206).header('content-range', 'bytes 0-1/7').type('video/webm').send('pi');
  });
  const answer = await get('/api/image/a.webm', { range: 'bytes=0-1', cookie: 'c=d' });
  expect(answer.statusCode).toBe(206);
  expect(answer.body).toBe('pi');
  expect(answer.headers).toMatchObject({
    'content-type': 'video/webm',
    'content-range': 'bytes 0-1/7',
    'accept-ranges': 'bytes',
    'cache-control': 'max-age=60',
    etag: '"v1"',
    'x-content-type-options': 'nosniff',
  });
  expect(answer.headers).not.toHaveProperty('set-cookie');
  expect(provider.requests[0]?.headers).toMatchObject({ range: 'bytes=0-1' });
  expect(provider.requests[0]?.headers).not.toHaveProperty('cookie');
  expect(provider.requests[0]?.authorization).toBeUndefined();
  expect((await get('/api/image/a.webm', { 'if-none-match': '"v1"' })).statusCode).toBe(304);
});

it('answers HEAD with the length and nothing else', async () => {
  answerAs('video/mp4');
  const answer = await app.inject({ method: 'HEAD', url: '/api/image/a.mp4' });
  expect(answer.headers['content-length']).toBe('5');
  expect(answer.body).toBe('');
  expect(provider.requests[0]?.method).toBe('HEAD');
});

it("serves the words' files from the content folder and all others from the provider", async () => {
  expect((await get('/api/image/films/1.vtt')).body).toBe('own file');
  expect((await get('/api/image/films/2.vtt')).body).toBe('file');
  expect((await get('/api/image?url=books%2Ftides.pdf')).body).toBe('file');
  expect(provider.requests.map(({ url }) => url)).toEqual([
    '/api/image/films/2.vtt',
    '/api/image?url=books%2Ftides.pdf',
  ]);
});

const outside = [
  'http://169.254.169.254/latest/meta-data',
  '../a.jpg',
  '%252e%252e%252fa.jpg',
  'a\r\nHost: b',
];

it.each(outside)('asks the provider for nothing outside of its store: %j', async (reference) => {
  const byUrl = await get(`/api/image?url=${encodeURIComponent(reference)}`);
  expect([byUrl.statusCode, byUrl.json()]).toEqual([400, { error: 'url is no reference to a file' }]);
  const byPath = await get(`/api/image/${encodeURIComponent(reference)}`);
  expect([byPath.statusCode, byPath.json()]).toEqual([400, { error: 'the path is no reference to a file' }]);
  expect([...provider.requests, ...own.requests]).toEqual([]);
});

it.each(['/api/image/../x', '/api/image/%2e%2e/x', '/api/image/'])('has nothing at %s', async (url) => {
  expect((await get(url)).statusCode).toBe(404);
  expect(provider.requests).toEqual([]);
});

it('knows no link to a certificate that it has not issued, and does not ask for it', async () => {
  const link = `tc/${'A'.repeat(70)}.jpg`;
  for (const url of [`/api/image/${link}`, `/api/image/${link}?w=320`, `/api/image?url=${link}`]) {
    expect((await get(url)).statusCode).toBe(404);
  }
  expect(provider.requests).toEqual([]);
});

it('plays a film without a name by its first bytes, and sends parts of it as they are', async () => {
  const film = Buffer.concat([Buffer.from('\0\0\0\x18ftypmp42'), Buffer.alloc(100, 7)]);
  provider.answer((request, reply) => {
    const [, first] = /^bytes=(\d+)-/.exec(request.headers.range ?? '') ?? [];
    if (first === undefined) return reply.type('application/octet-stream').send(film);
    const range = `bytes ${first}-${film.length - 1}/${film.length}`;
    return reply
      .code(206)
      .header('content-range', range)
      .type('video/mp4')
      .send(film.subarray(Number(first)));
  });
  const complete = await get('/api/image/0123abcd');
  expect(complete.headers['content-type']).toBe('video/mp4');
  expect(complete.rawPayload).toEqual(film);
  const part = await get('/api/image/0123abcd', { range: 'bytes=90-' });
  expect([part.statusCode, part.headers['content-range']]).toEqual([206, 'bytes 90-111/112']);
  expect(part.rawPayload).toEqual(film.subarray(90));
});

it('never sends a part of a picture, which its metadata could be in', async () => {
  provider.answer((_request, reply) => reply.code(206).type('image/jpeg').send('part'));
  expect((await get('/api/image/a.pdf', { range: 'bytes=0-3' })).statusCode).toBe(502);
  expect(provider.requests.map(({ headers }) => headers.range)).toEqual(['bytes=0-3', undefined]);
});

it.each(['text/html', 'application/javascript', 'text/xml'])('lets %s be saved only', async (type) => {
  answerAs(type);
  const { headers } = await get('/api/image/page.html');
  expect(headers['content-type']).toBe('application/octet-stream');
  expect(headers['content-disposition']).toBe('attachment');
});

it('answers 502 where a file breaks off before it has begun', async () => {
  provider.answer((_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'image/jpeg', 'content-length': '50' }).flushHeaders();
    reply.raw.destroy();
  });
  expect((await get('/api/image/a.jpg')).statusCode).toBe(502);
});

describe('a PDF', () => {
  const id = '/api/image/0123abcd';
  const named = (header: string) => ({ 'content-disposition': header });
  it.each([
    [id, {}, '0123abcd.pdf'],
    [id, { 'content-type': 'application/octet-stream' }, '0123abcd.pdf'],
    [id, { 'content-type': 'application/x-pdf' }, '0123abcd.pdf'],
    [id, { 'content-type': 'application/force-download' }, '0123abcd.pdf'],
    [id, { 'content-type': 'text/html; charset=utf-8' }, '0123abcd.pdf'],
    [id, { 'content-type': 'application/pdf', ...named('attachment') }, '0123abcd.pdf'],
    [id, named('attachment; filename="Date sheet.pdf"'), 'Date sheet.pdf'],
    [id, named('attachment; filename=sheet'), 'sheet.pdf'],
    [id, named(String.raw`attachment; filename="C:\office\sheet.PDF"`), 'sheet.PDF'],
    [id, named("attachment; filename=x; filename*=UTF-8''%46ee%20sheet%.pdf"), 'Fee sheet_.pdf'],
    ['/api/image?url=books%2Ftides.pdf', { 'content-type': 'application/download' }, 'tides.pdf'],
  ])('%s is shown by its first bytes, whatever %j says, as %s', async (url, headers, name) => {
    for (const body of ['%PDF-', '\ufeff%PDF-1.7', `\r\n%PDF-1.4\n${'x'.repeat(50)}`]) {
      provider.answer((_request, reply) => reply.headers(headers).send(Buffer.from(body)));
      const answer = await get(url);
      expect(answer.headers['content-type']).toBe('application/pdf');
      expect(answer.headers['content-disposition']).toContain(`inline; filename="${name}"`);
      expect(answer.body).toBe(body);
    }
  });

  it('stays one when it has not changed', async () => {
    provider.answer((_request, reply) => reply.code(304).headers(named('attachment')).send());
    expect((await get(id, { 'if-none-match': '"v1"' })).headers).not.toHaveProperty('content-disposition');
  });
});

it('lets a drawing run nothing', async () => {
  answerAs('image/svg+xml');
  expect((await get('/api/image/a.svg')).headers['content-security-policy']).toContain('sandbox');
});

it('lets a PDF be framed by the site, and load nothing of other sites', async () => {
  answerAs('application/octet-stream');
  const { headers } = await get('/api/image/a.pdf');
  expect(headers['content-type']).toBe('application/pdf');
  expect(headers['content-security-policy']).toMatch(/^default-src 'none'; .*frame-ancestors 'self'$/);
});

it('refuses a file that is too large before it reads it', async () => {
  provider.answer((_request, reply) => {
    reply.hijack();
    reply.raw.writeHead(200, { 'content-type': 'video/webm', 'content-length': '2000000001' }).flushHeaders();
  });
  const answer = await get('/api/image/a.webm');
  expect([answer.statusCode, answer.json()]).toEqual([
    502,
    { error: 'the file has more than 2000000000 bytes' },
  ]);
});

it('says in JSON when there is no file, or no answer', async () => {
  provider.answer((_request, reply) => reply.code(404).send());
  expect((await get('/api/image/a.webp')).json()).toEqual({ error: 'the provider answered 404' });
  await app.close();
  ({ app } = openGatewayApp(provider, { timeoutMs: 1 }));
  provider.answer(() => new Promise(() => undefined));
  expect((await get('/api/image/a.webp')).statusCode).toBe(504);
});

describe('a long file', () => {
  const from = (remoteAddress: string, url: string) => app.inject({ url, remoteAddress });

  /** Requests films of which the host sends the beginning, and then takes its time. */
  async function openFilms(count: number, address: (at: number) => string): Promise<Promise<unknown>[]> {
    let begun = 0;
    const allBegun = new Promise<void>((resolve) => {
      provider.answer((request, reply) => {
        if (!request.url.includes('film')) return reply.type('application/pdf').send('%PDF-1.7');
        reply.hijack();
        reply.raw.writeHead(200, { 'content-type': 'video/webm', 'content-length': '5000000' });
        reply.raw.write(Buffer.alloc(100));
        begun += 1;
        if (begun === count) resolve();
        return undefined;
      });
    });
    const films = Array.from({ length: count }, (_, at) => from(address(at), `/api/image/film-${at}.webm`));
    await allBegun;
    return films;
  }

  it('is the fourth at most of one visitor, who still gets documents', async () => {
    const films = await openFilms(4, () => '192.0.2.1');
    const fifth = await from('192.0.2.1', '/api/image/film.webm');
    expect(fifth.statusCode).toBe(429);
    expect((await from('192.0.2.1', '/api/image/a.pdf')).statusCode).toBe(200);
    await provider.close();
    await Promise.allSettled(films);
  }, 60_000);

  it('leaves connections for the documents of others, however many are sent', async () => {
    const films = await openFilms(40, (at) => `192.0.2.${at}`);
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, at) => from(`198.51.100.${at}`, '/api/image/a.pdf')),
    );
    expect(answers.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
    await provider.close();
    await Promise.allSettled(films);
  }, 60_000);
});
