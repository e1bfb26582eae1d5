/** @jest-environment node */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { type SectionServer, startSectionServer } from './section-server';

const folder = mkdtempSync(path.join(tmpdir(), 'section-'));
let server: SectionServer;

beforeAll(async () => {
  writeBuild('mf-gallery.111111111111.js', ['mf-gallery.222222222222.css']);
  server = await startSectionServer({ port: 0, folders: { '@school/mf-gallery': folder } });
});
afterAll(() => {
  server.stop();
  rmSync(folder, { recursive: true });
});

function writeBuild(entry: string, css: string[]): void {
  for (const file of [entry, ...css]) writeFileSync(path.join(folder, file), `/* ${file} */`);
  writeFileSync(path.join(folder, 'secret.txt'), 'secret');
  const manifest = { imports: { '@school/mf-gallery': entry }, css };
  writeFileSync(path.join(folder, 'manifest.json'), JSON.stringify(manifest));
}

const get = (address: string, headers = {}) => fetch(server.url + address, { headers });

it('serves the newest entry and its style under one address each', async () => {
  const { url } = server.offerOf('@school/mf-gallery');
  expect(url).toBe(`${server.url}/mf-gallery/mf-gallery.js`);
  expect(await (await fetch(url)).text()).toBe('/* mf-gallery.111111111111.js */');
  expect(await (await get('/mf-gallery/mf-gallery.css')).text()).toBe('/* mf-gallery.222222222222.css */');
  writeBuild('mf-gallery.333333333333.js', []);
  expect(await (await fetch(url)).text()).toBe('/* mf-gallery.333333333333.js */');
  const styles = await get('/mf-gallery/mf-gallery.css');
  expect([styles.status, await styles.text()]).toEqual([200, '']);
});

it('is read by pages of this machine, and by no other site', async () => {
  const allowed = async (origin: string) =>
    (await get('/mf-gallery/mf-gallery.js', { origin })).headers.get('access-control-allow-origin');
  expect(await allowed('http://127.0.0.1:8080')).toBe('http://127.0.0.1:8080');
  expect(await allowed('http://localhost:8080')).toBe('http://localhost:8080');
  expect(await allowed('https://elsewhere.example')).toBeNull();
  expect(await allowed('http://127.0.0.1.elsewhere.example')).toBeNull();
});

it.each([
  '/mf-home/mf-home.js',
  '/mf-gallery/secret.txt',
  '/mf-gallery/..%2fpackage.js',
  '/mf-gallery/none.js',
  '/',
])('has nothing at %s', async (address) => {
  expect((await get(address)).status).toBe(404);
});

it('tells open pages of builds', async () => {
  const events = await get('/events');
  const reader = events.body?.getReader();
  server.announce({ name: '@school/mf-gallery', problem: 'two\nlines' });
  const part = await reader?.read();
  expect(Buffer.from(part?.value ?? []).toString()).toBe(
    'data: {"name":"@school/mf-gallery","problem":"two\\nlines"}\n\n',
  );
  await reader?.cancel();
});
