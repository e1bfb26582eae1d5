/** @jest-environment node */
import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Loaded, RenderRequest, SectionModule } from '@school/shared-deps';
import type { FastifyInstance } from 'fastify';
import { createElement } from 'react';

import { buildSite } from './app';
import { readConfig } from './config';
import { startProvider, type Provider } from './testing/provider';
import { createQuietLog, type QuietLog } from './testing/quiet-log';
import { createReleaseFolder, type ReleaseFolder } from './testing/release-folder';

const root = path.resolve(__dirname, '../../..');
const testSchool = path.join(root, 'content-service/test-content/rivermouth');

let content: string;
let deployed: ReleaseFolder;
let provider: Provider;
let site: FastifyInstance;
let log: QuietLog;
let url: string;
let rendered: RenderRequest[];

/** A section that lists the titles of the records it was given. */
const render = (request: RenderRequest) => {
  rendered.push(request);
  const titles = Object.entries(request.seed)
    .filter(([key]) => !key.startsWith('words/'))
    .flatMap(([, { records }]) =>
      (records as Loaded<{ title: string }>['records']).map(({ title }) => title),
    );
  if (titles.includes('boom')) throw new Error('boom');
  const element = createElement('p', {}, `${request.path} shows ${titles.join(', ') || 'nothing'}`);
  return Promise.resolve({ element, title: 'A page', stop: () => undefined });
};

beforeEach(async () => {
  content = mkdtempSync(path.join(tmpdir(), 'content-'));
  cpSync(testSchool, content, { recursive: true });
  deployed = createReleaseFolder();
  provider = await startProvider((_request, reply) =>
    reply.header('cache-control', 'max-age=0').send([{ _id: '1', category: 'Circular', title: 'Fees' }]),
  );
  log = createQuietLog();
  rendered = [];
  await start();
});
afterEach(async () => {
  await site.close();
  await provider.close();
  deployed.remove();
  rmSync(content, { recursive: true });
});

async function start(env: NodeJS.ProcessEnv = { SCHOOL_API_URL: provider.url }) {
  const config = readConfig({ SCHOOL_CODE: 'RIVERMOUTH', SCHOOL_CONTENT: content, ...env }, root);
  const section = { render, identifierPrefix: 'test-' } as unknown as SectionModule;
  const loadSection = () => Promise.resolve(section);
  site = await buildSite({
    config,
    root,
    releaseFolder: deployed.folder,
    log,
    loadSection,
    timeoutMs: 1_500,
  });
  url = await site.listen({ host: '127.0.0.1', port: 0 });
}

const ask = (address: string, init: RequestInit = {}) =>
  fetch(url + address, { redirect: 'manual', ...init });
const textOf = async (address: string) => (await ask(address)).text();
const wait = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));
/** Asks again and again, as long as a test may take. */
const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await wait(50);
};

it('shows a page with its records already in it', async () => {
  const response = await ask('/Circular');
  const html = await response.text();
  expect(response.headers.get('content-type')).toBe('text/html; charset=utf-8');
  expect(html).toContain('data-prerendered="/Circular"><p>/Circular shows Fees</p>');
  const [, data = ''] = /id="page-data">(.*?)<\/script>/.exec(html) ?? [];
  expect(JSON.parse(data)).toMatchObject({
    site: { code: 'RIVERMOUTH', timeZone: 'Asia/Kolkata', paths: ['/home', '/Circular', '/SubGallery'] },
    seed: { 'circular/all': { records: [{ title: 'Fees' }] } },
  });
});

it('shows the home page under both of its paths, whatever their case', async () => {
  expect(await textOf('/')).toContain('data-prerendered="/"');
  expect(await textOf('/home')).toContain('data-prerendered="/home"');
  expect(await textOf('/HOME')).toContain('data-prerendered="/home"');
  for (const path of ['/', '/home', '/HOME']) {
    expect(await textOf(path)).toContain('<link rel="canonical" href="/home"/>');
  }
});

it('fetches the first banner ahead', async () => {
  expect(await textOf('/home')).toMatch(/<link rel="preload" as="image" href="\/api\/image\/pictures\//);
});

it('leads an address with a slash at its end to the one without', async () => {
  const response = await ask('/Circular/?a=1');
  expect([response.status, response.headers.get('location')]).toEqual([301, '/Circular?a=1']);
  expect((await ask('//provider.example/')).status).toBe(404);
});

it('shows the error screen where there is no page', async () => {
  for (const address of ['/nope', '/nope/', '/words/nope.json']) {
    const response = await ask(address);
    const html = await response.text();
    expect(response.status).toBe(404);
    expect(html).toContain('Unexpected Application Error!');
    expect(html).toContain('404 Not Found');
  }
  expect((await ask('/%E0%A4%A')).status).toBe(400);
});

it('shows the error screen, and logs why, when a page cannot be rendered', async () => {
  provider.answer(() => [{ category: 'Circular', title: 'boom' }]);
  const response = await ask('/Circular');
  expect(response.status).toBe(500);
  expect(await response.text()).toContain('500 Internal Server Error');
  expect(log.problems).toContain('/Circular cannot be rendered');
});

it('drops a malformed record, tells of it once and shows the others', async () => {
  provider.answer((_request, reply) =>
    reply.header('cache-control', 'max-age=60').send([{ title: 'Fees' }, { title: 7 }]),
  );
  expect(await textOf('/Circular')).toContain('shows Fees');
  await wait(1_050);
  await textOf('/Circular');
  expect(log.problems).toEqual([expect.stringContaining('circular/all: record 2 dropped')]);
});

it('shows a page without its records when the provider is late, and with them when they have come', async () => {
  let arrive: () => void = () => undefined;
  const arrived = new Promise<void>((resolve) => (arrive = resolve));
  provider.answer(() => arrived.then(() => [{ title: 'Late' }]));
  expect(await textOf('/Circular')).toContain('shows nothing');
  arrive();
  await until(async () => (await textOf('/Circular')).includes('shows Late'));
});

it('renders a page again only when something in it has changed', async () => {
  const first = await ask('/Circular');
  await wait(1_050);
  const tag = first.headers.get('etag') ?? '';
  expect((await ask('/Circular', { headers: { 'if-none-match': tag } })).status).toBe(304);
  expect(rendered).toHaveLength(1);
  provider.answer(() => [{ title: 'Another' }]);
  await wait(1_050);
  expect(await textOf('/Circular')).toContain('shows Another');
  expect(rendered).toHaveLength(2);
});

it('gives an album by its id, whatever else the address says', async () => {
  provider.answer(() => ({ title: 'Boat day', attachments: [] }));
  const html = await textOf('/subgallery?utm=x&id=boat-day');
  expect(html).toContain('shows Boat day');
  expect(html).toContain('<link rel="canonical" href="/SubGallery?id=boat-day"/>');
  expect(rendered[0]).toMatchObject({ search: '?id=boat-day', seed: { 'subGallery/boat-day': {} } });
  expect(await textOf('/SubGallery')).toContain('shows nothing');
});

it('answers HEAD as GET without the body, and other methods not at all', async () => {
  await ask('/Circular');
  const head = await ask('/Circular', { method: 'HEAD' });
  expect([head.status, await head.text()]).toEqual([200, '']);
  expect(Number(head.headers.get('content-length'))).toBeGreaterThan(500);
  const post = await ask('/Circular', { method: 'POST' });
  expect([post.status, post.headers.get('allow')]).toEqual([405, 'GET, HEAD']);
});

it('answers calls of the API with JSON, whatever is wrong with them', async () => {
  const answers = [
    [await ask('/api/nope'), 404, 'not found'],
    [await ask('/api/nope', { method: 'POST' }), 405, 'this method is not allowed here'],
    [await ask('/api/news/RIVERMOUTH', { method: 'DELETE' }), 405, 'this method is not allowed here'],
    [await ask('/api/%E0%A4%A'), 400, 'the address cannot be read'],
  ] as const;
  for (const [response, status, error] of answers) {
    expect([response.status, await response.json()]).toEqual([status, { error }]);
    expect(response.headers.get('x-content-type-options')).toBe('nosniff');
  }
});

it.each([
  '/home',
  '/nope',
  '/api/news/RIVERMOUTH',
  '/assets/mf-home/mf-home.1.js',
  '/words/home.json',
  '/healthz',
])('sends the security headers with %s', async (address) => {
  for (const time of ['first', 'second']) {
    const { headers } = await ask(address);
    expect([time, headers.get('x-content-type-options')]).toEqual([time, 'nosniff']);
    expect(headers.get('content-security-policy')).toContain("default-src 'none'");
    expect(headers.get('referrer-policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('permissions-policy')).toContain('camera=()');
  }
});

it('takes over what the school and its teams change while it runs', async () => {
  await ask('/home');
  const file = path.join(content, 'profile.json');
  const profile = JSON.parse(readFileSync(file, 'utf8')) as object;
  writeFileSync(file, JSON.stringify({ ...profile, name: 'Rivermouth Anew' }));
  deployed.moveTo('mf-information.2.js');
  await until(async () => (await textOf('/home')).includes('Rivermouth Anew'));
  await until(async () => (await textOf('/home')).includes('mf-information.2.js'));
  const html = await textOf('/home');
  expect(html).toContain('/assets/mf-information/mf-information.2.js');
});

it('serves words, the map of sections, health and robots', async () => {
  const words = await ask('/words/home.json');
  expect(words.headers.get('cache-control')).toBe('public, max-age=60');
  expect(await words.json()).toHaveProperty('banners');
  expect(await (await ask('/sections.json')).json()).toMatchObject({
    sections: [{ name: '@school/mf-home' }, {}],
  });
  expect(await (await ask('/healthz')).json()).toMatchObject({
    status: 'ok',
    provider: { isAnswering: null },
  });
  expect(await textOf('/robots.txt')).toContain('Disallow: /api/');
  expect((await ask('/favicon.ico')).status).toBe(204);
  expect((await ask('/assets/none.js')).status).toBe(404);
});

it("shows the content folder's own records when no provider is named", async () => {
  await site.close();
  await start({});
  expect(await textOf('/Circular')).toContain('/Circular shows');
  expect((await ask('/api/topper/RIVERMOUTH')).status).toBe(200);
  expect((await ask('/api/image/pictures/boat.svg')).headers.get('content-type')).toContain('image/svg+xml');
  expect(provider.requests).toEqual([]);
});

it('answers what is being asked before it ends', async () => {
  provider.answer(() => wait(300).then(() => [{ title: 'Just in time' }]));
  const answer = textOf('/Circular');
  await until(() => provider.requests.length > 0);
  await site.close();
  expect(await answer).toContain('shows Just in time');
  await start();
});
