import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync, symlinkSync } from 'node:fs';
import { get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';

import { openFolderApp } from '../testing/gateway-app';
import { createQuietLog } from '../testing/quiet-log';
import { copySchool, schoolCode, type SchoolFolder } from '../testing/school-folder';

const pdf = 'documents/prospectus.pdf';
let school: SchoolFolder;
let service: Awaited<ReturnType<typeof openFolderApp>>;
let bytes: Buffer;
let id: string;

beforeAll(async () => {
  school = copySchool();
  bytes = readFileSync(join(school.folder, 'files', pdf));
  id = `${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}.pdf`;
  school.edit('profile.json', (profile: object) => ({ ...profile, childData: 'full' }));
  school.write('files/.hidden.pdf', 'hidden');
  school.write('files/page.html', '<script>alert(1)</script>');
  school.write('files/empty.txt', '');
  school.write('files/शुल्क "नया".pdf', 'x');
  mkdirSync(join(school.folder, 'outside'));
  school.write('outside/secret.pdf', 'secret');
  symlinkSync(join(school.folder, 'profile.json'), join(school.folder, 'files/out.json'));
  symlinkSync(join(school.folder, 'outside'), join(school.folder, 'files/outside'));
  symlinkSync('prospectus.pdf', join(school.folder, 'files/documents/latest.pdf'));
  service = await openFolderApp({ folder: school.folder, schoolCode, log: createQuietLog() });
  await service.app.listen({ host: '127.0.0.1', port: 0 });
});
afterAll(async () => {
  await service.app.close();
  school.remove();
});

/** The file as its folder gives it, before the site looks at its kind. */
async function fetchFile(path: string, headers: Record<string, string> = {}, method = 'GET') {
  const { signal } = new AbortController();
  const response = await service.content.host.answer(`/api/image${path}`, { method, headers, signal });
  const rawPayload = Buffer.from(await response.arrayBuffer());
  const sent: Record<string, string | undefined> = Object.fromEntries(response.headers);
  return { statusCode: response.status, headers: sent, rawPayload, body: String(rawPayload) };
}

it.each([
  ['pictures/boat.webp', 'image/webp'],
  ['pictures/boat.avif', 'image/avif'],
  ['pictures/boat.jpg', 'image/jpeg'],
  ['pictures/boat.png', 'image/png'],
  ['pictures/boat.svg', 'image/svg+xml'],
  ['favicon.ico', 'image/x-icon'],
  ['film/tide.mp4', 'video/mp4'],
  ['film/tide.webm', 'video/webm'],
  ['film/tide.vtt', 'text/vtt; charset=utf-8'],
  ['documents/prospectus.pdf', 'application/pdf'],
  ['documents/Monsoon%20hours.PDF', 'application/pdf'],
  ['page.html', 'application/octet-stream'],
])('serves %s as %s', async (path, type) => {
  const answer = await fetchFile(`/${path}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers).toMatchObject({ 'content-type': type });
  expect(answer.rawPayload).toEqual(readFileSync(join(school.folder, 'files', decodeURIComponent(path))));
});

it('lets a path be asked for again and a content id be kept for ever', async () => {
  const byPath = await fetchFile(`/${pdf}`);
  const byId = await fetchFile(`/${id}`);
  expect(byPath.headers['cache-control']).toBe('public, no-cache');
  expect(byId.headers['cache-control']).toBe('public, max-age=31536000, immutable');
  expect(byId.headers['etag']).toBe(byPath.headers['etag']);
  expect(byId.rawPayload).toEqual(bytes);
});

it('names the file to save', async () => {
  expect((await fetchFile(`/${id}`)).headers['content-disposition']).toMatch(/^inline; filename="\w+\.pdf"$/);
  const answer = await fetchFile(`/${encodeURIComponent('शुल्क "नया".pdf')}`);
  expect(answer.statusCode).toBe(200);
  expect(answer.headers['content-disposition']).toBe(
    `inline; filename="_____ _____.pdf"; filename*=UTF-8''${encodeURIComponent('शुल्क "नया".pdf')}`,
  );
});

it('answers 304 by tag and by date', async () => {
  const { etag, 'last-modified': date } = (await fetchFile(`/${pdf}`)).headers;
  for (const headers of [{ 'if-none-match': String(etag) }, { 'if-modified-since': String(date) }]) {
    const answer = await fetchFile(`/${pdf}`, headers);
    expect([answer.statusCode, answer.body, answer.headers['etag']]).toEqual([304, '', etag]);
  }
});

describe('ranges', () => {
  it.each([
    ['bytes=0-4', 0, 5],
    ['bytes=5-', 5, undefined],
    ['bytes=-7', -7, undefined],
  ])('%s', async (range, start, end) => {
    const answer = await fetchFile(`/${pdf}`, { range });
    const part = bytes.subarray(start, end);
    expect(answer.statusCode).toBe(206);
    expect(answer.rawPayload).toEqual(part);
    const first = start < 0 ? bytes.length + start : start;
    expect(answer.headers).toMatchObject({
      'content-length': String(part.length),
      'content-range': `bytes ${first}-${first + part.length - 1}/${bytes.length}`,
    });
  });

  it('answers 416 past the end', async () => {
    const answer = await fetchFile(`/${pdf}`, { range: 'bytes=999999-' });
    expect([answer.statusCode, answer.body]).toEqual([416, '']);
    expect(answer.headers['content-range']).toBe(`bytes */${bytes.length}`);
  });
});

it('answers HEAD with the length alone', async () => {
  for (const path of [`/${pdf}`, `?url=${pdf}`]) {
    const answer = await fetchFile(path, {}, 'HEAD');
    expect([answer.statusCode, answer.body]).toEqual([200, '']);
    expect(answer.headers).toMatchObject({
      'content-length': String(bytes.length),
      'accept-ranges': 'bytes',
    });
  }
});

it('serves an empty file', async () => {
  const answer = await fetchFile('/empty.txt');
  expect([answer.statusCode, answer.headers['content-length']]).toEqual([200, '0']);
});

it('follows a link inside of the folder', async () => {
  expect((await fetchFile('/documents/latest.pdf')).rawPayload).toEqual(bytes);
});

describe('?url=', () => {
  const byUrl = (url: string) => fetchFile(`?url=${encodeURIComponent(url)}`);

  it('takes a path and an id, and no address', async () => {
    for (const url of [pdf, id]) expect([url, (await byUrl(url)).statusCode]).toEqual([url, 200]);
    const others = [`https://other.example/api/image/${pdf}`, `/api/image/${pdf}`, `/files/${pdf}`];
    others.push('/api/image/../../profile.json', 'file:///etc/passwd', 'javascript:alert(1)', '/\\x');
    for (const url of others) expect([url, (await byUrl(url)).statusCode]).toEqual([url, 404]);
  });

  it('names what is missing', async () => {
    const missing = await service.app.inject('/api/image');
    expect(missing.json()).toEqual({ error: 'url is missing' });
    expect(await rawStatus('/api/image?url=')).toBe(400);
  });
});

/** The status of a path that is sent as it stands, where `inject` would tidy it. */
function rawStatus(path: string): Promise<number | undefined> {
  const { port } = service.app.server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent: false }, (answer) => {
      answer.resume();
      resolve(answer.statusCode);
    }).on('error', reject);
  });
}

it.each([
  '/../profile.json',
  '/documents/../../profile.json',
  '/..%2fprofile.json',
  '/%2e%2e/profile.json',
  '/%2e%2e%2fprofile.json',
  '/%252e%252e%252fprofile.json',
  '/..%5cprofile.json',
  '/documents/../favicon.ico',
  '/./favicon.ico',
  '//favicon.ico',
  '/%2Fetc/passwd',
  '//etc/passwd',
  '/favicon.ico%00',
  '/favicon.ico%00.pdf',
  '/.hidden.pdf',
  '/out.json',
  '/outside/secret.pdf',
  '/certificates/nilo.jpg',
  '/../certificates/nilo.jpg',
  '/documents',
  '/documents/',
  '/',
  '/%E0%A4%A',
  '/constructor',
  '/__proto__',
  `/${'a'.repeat(2000)}`,
  '?url=../profile.json',
  '?url=..%2Fprofile.json',
  '?url=/etc/passwd',
  '?url=a&url=b',
  '?url=.hidden.pdf',
  '?url=outside/secret.pdf',
])('finds nothing at %s', async (path) => {
  expect([400, 404]).toContain(await rawStatus(`/api/image${path}`));
});

it('gives up a file whose visitor has gone meanwhile, and goes on', async () => {
  const request = { method: 'GET', headers: {}, signal: AbortSignal.abort() };
  const response = await service.content.host.answer(`/api/image/${pdf}`, request);
  await expect(response.arrayBuffer()).rejects.toThrow('aborted');
  expect((await fetchFile(`/${pdf}`)).statusCode).toBe(200);
});
