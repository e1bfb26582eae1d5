/** @jest-environment node */
import { readFileSync } from 'node:fs';
import path from 'node:path';

import { signPreview } from '@school/release/preview-link';
import type { ReleaseFile } from '@school/release/release-file';

import { startTestSite, type TestSite } from './testing/test-site';

const secret = 'a secret of thirty-two characters';
let site: TestSite;
beforeEach(async () => {
  site = await startTestSite();
  const env = { SCHOOL_LINK_SECRET: secret, SCHOOL_TRUSTED_PROXIES: '127.0.0.1' };
  await site.restart({ SCHOOL_API_URL: site.provider.url, ...env });
});
afterEach(() => site.remove());

const until = async (isSo: () => boolean | Promise<boolean>) => {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 50));
};
/** Begins a candidate of the section of circulars, and waits until the server knows it. */
const tryOut = async (percent?: number) => {
  const candidate = site.deployed.tryOut('mf-information.2.js', percent);
  const address = `/preview?version=${signPreview(secret, candidate)}`;
  await until(async () =>
    percent === undefined ? (await site.request(address)).status === 303 : (await healthOf()).canary !== null,
  );
  return { candidate, address };
};
const healthOf = async () =>
  (await (await site.request('/healthz')).json()) as {
    canary: { failed: number; alive: number } | null;
    autoRollback: { why: string } | null;
  };
/** A visit by its number: which version its pages are of, and their headers. */
const visit = async (number: number, address = '/Circular') => {
  const headers = { 'x-forwarded-for': `192.0.2.${number}` };
  const response = await site.request(address, { headers });
  const html = await response.text();
  const [, version] = /mf-information\.(\d)\.js"/.exec(html) ?? [];
  return { headers: response.headers, html, version, number };
};
const visits = async () => Promise.all(Array.from({ length: 60 }, (_, number) => visit(number)));
const report = (number: number, outcome: string, init: RequestInit = {}) =>
  site.request(`/report/mf-information@mf-information-2/${outcome}`, {
    method: 'POST',
    ...init,
    headers: { 'x-forwarded-for': `192.0.2.${number}`, ...(init.headers as Record<string, string>) },
  });

describe('a preview', () => {
  const open = async (address: string) => {
    const response = await site.request(address);
    return { response, cookie: response.headers.get('set-cookie')?.split(';')[0] ?? '' };
  };

  it('is the whole site with the version in it, for the one who has its address', async () => {
    const { address } = await tryOut();
    const { response, cookie } = await open(address);
    expect(response.headers.get('location')).toBe('/Circular');
    expect(response.headers.get('set-cookie')).toMatch(/; Path=\/; HttpOnly; SameSite=Lax$/);
    for (const time of ['first', 'second']) {
      expect([time, (await visit(1)).version]).toEqual([time, '1']);
      const page = await site.request('/Circular', { headers: { cookie } });
      const html = await page.text();
      expect(html).toContain('mf-information.2.js');
      expect(html).toContain('Preview of mf-information mf-information-2');
      expect(page.headers.get('cache-control')).toBe('private, no-store');
      expect(page.headers.get('x-robots-tag')).toBe('noindex');
    }
    expect((await site.request('/nope', { headers: { cookie } })).headers.get('x-robots-tag')).toBe(
      'noindex',
    );
  });

  it('can be left', async () => {
    await tryOut();
    const left = await site.request('/preview');
    expect([left.status, left.headers.get('location')]).toEqual([303, '/home']);
    expect(left.headers.get('set-cookie')).toContain('preview=; Max-Age=0');
  });

  it('opens for nobody with another signature, and ends with its record', async () => {
    const { address } = await tryOut();
    expect((await site.request(`${address.slice(0, -2)}xx`)).status).toBe(404);
    const { cookie } = await open(address);
    site.deployed.moveTo('mf-information.3.js');
    site.deployed.tryOut('mf-information.4.js');
    await until(async () => (await site.request(address)).status === 404);
    const page = await site.request('/Circular', { headers: { cookie } });
    expect(await page.text()).toContain('mf-information.3.js');
    expect(page.headers.get('x-robots-tag')).toBeNull();
  });

  it('says nothing of a link that has ended or was withdrawn, as of one that never was', async () => {
    const { candidate, address } = await tryOut();
    const ended = signPreview(secret, { ...candidate, until: Date.now() });
    const withdrawn = signPreview(secret, { ...candidate, until: candidate.until - 1 });
    const never = await site.textOf('/preview?version=nothing');
    for (const signed of [ended, withdrawn]) {
      const response = await site.request(`/preview?version=${signed}`);
      expect([response.status, await response.text()]).toEqual([404, never]);
      const page = await site.request('/Circular', { headers: { cookie: `preview=${signed}` } });
      expect(page.headers.has('x-robots-tag')).toBe(false);
    }
    expect((await site.request(address)).status).toBe(303);
  });

  it('has a map of sections of its own, which its import map names', async () => {
    const { address } = await tryOut();
    const { cookie } = await open(address);
    const html = await (await site.request('/Circular', { headers: { cookie } })).text();
    const own = /"\/sections\.json":"([^"]+)"/.exec(html)?.[1] ?? '';
    expect(await site.textOf(own)).toContain('mf-information.2.js');
    expect(await site.textOf('/sections.json')).toContain('mf-information.1.js');
    expect((await site.request('/sections.json?release=0000')).status).toBe(404);
  });
});

describe('a canary', () => {
  it('is for some visits, and each of them stays with its version', async () => {
    await tryOut(50);
    const first = await visits();
    const chosen = first.filter(({ version }) => version === '2');
    expect(chosen.length).toBeGreaterThan(10);
    expect(chosen.length).toBeLessThan(50);
    expect((await visits()).map(({ version }) => version)).toEqual(first.map(({ version }) => version));
  });

  it('keeps its documents, and those of the live version meanwhile, out of shared caches', async () => {
    expect((await visit(1)).headers.get('cache-control')).toBe('no-cache');
    await tryOut(50);
    for (const { headers } of await visits()) expect(headers.get('cache-control')).toBe('private, no-cache');
  });

  it('is watched by a script of its documents alone', async () => {
    await tryOut(50);
    for (const { version, html, headers } of await visits()) {
      const isWatched = html.includes('data-report="/report/mf-information@mf-information-2"');
      expect([version, isWatched]).toEqual([version, version === '2']);
      if (isWatched) expect(headers.get('content-security-policy')?.match(/sha256-/g)).toHaveLength(4);
    }
  });

  it('is taken back when its section fails for many, and healthz, metrics and the log say so', async () => {
    const { candidate } = await tryOut(50);
    const chosen = (await visits()).filter(({ version }) => version === '2');
    for (const { number } of chosen.slice(0, 4)) await report(number, 'failed');
    expect(await healthOf()).toMatchObject({ canary: { failed: 4 }, autoRollback: null });
    expect(await site.textOf('/metrics')).toContain(
      'school_canary_visitors{package="mf-information",version="mf-information-2",outcome="failed"} 4\n',
    );
    await report(chosen[4]?.number ?? 0, 'failed');
    expect((await visits()).filter(({ version }) => version === '2')).toEqual([]);
    await until(async () => (await healthOf()).autoRollback !== null);
    expect(await healthOf()).toMatchObject({
      canary: null,
      autoRollback: { version: candidate.version, why: 'it failed for 5 of 5 visitors' },
    });
    expect(site.log.problems).toEqual([
      'the canary mf-information mf-information-2 is taken back: it failed for 5 of 5 visitors',
    ]);
    const file = readFileSync(path.join(site.deployed.folder, 'release.json'), 'utf8');
    expect((JSON.parse(file) as ReleaseFile).canary).toBeUndefined();
  });

  it('believes no report of visits without it, of other sites, or of another version', async () => {
    await tryOut(50);
    const all = await visits();
    const [first] = all.filter(({ version }) => version === '2');
    for (const { number, version } of all) {
      if (version === '1') await report(number, 'failed');
      else await report(number, 'failed', { headers: { 'sec-fetch-site': 'cross-site' } });
    }
    const number = first?.number ?? 0;
    await report(number, 'strange');
    await site.request('/report/mf-home@home-1/failed', { method: 'POST' });
    expect((await report(number, 'failed', { body: 'x'.repeat(10) })).status).toBe(400);
    expect(await healthOf()).toMatchObject({ canary: { alive: 0, failed: 0 } });
    expect((await report(number, 'alive')).status).toBe(204);
    expect(await healthOf()).toMatchObject({ canary: { alive: 1, failed: 0 } });
  });

  it('counts a page that fails on the server, with its section and version', async () => {
    await tryOut(50);
    site.provider.answer(() => [{ _id: '1', category: 'Circular', title: 'boom' }]);
    await visits();
    await until(async () => (await healthOf()).autoRollback !== null);
    expect(await healthOf()).toMatchObject({
      errors: expect.arrayContaining([
        expect.objectContaining({ section: 'mf-information', version: 'mf-information-2' }),
      ]) as unknown,
    });
    expect(await site.textOf('/metrics')).toMatch(
      /school_section_errors_total\{section="mf-information",version="mf-information-2"\} \d/,
    );
  });
});
