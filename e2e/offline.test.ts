import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { type Gateway, startGateway } from './support/gateway';
import { asOf, expectKept, keptPages, withWorker } from './support/offline';
import { contentFolder } from './support/sample';
import { type Site, startSite } from './support/site';
import { beyond, expect, test } from './support/test';
import { copyRelease } from './support/versions';
import { expectHydrated, open } from './support/visit';

test.use(withWorker);

/** Opens pages as somebody who has a network, until the device has them and those of each day. */
async function visit(page: Page, ...addresses: string[]): Promise<void> {
  for (const address of addresses) {
    await open(page, address);
    await expectKept(page, address.replace(/^http:\/\/[^/]+/, ''));
  }
  await expectKept(page, '/contactus');
}

test('a page that was opened, circulars and contact open without a network; others say so', async ({
  page,
  context,
}) => {
  await visit(page, '/Admission');
  await context.setOffline(true);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Admission/);
  await expect(asOf(page)).toBeVisible();

  await page.goto('/Circular');
  await expect(page.locator('main article').first()).toBeVisible();
  await expect(asOf(page)).toBeVisible();

  await page.goto('/OurHistory');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on your device');
  const kept = page.getByRole('navigation', { name: 'On this device' });
  await expect(kept.getByRole('link')).toContainText(['Admission']);
  await kept.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Contact/);
  await expect(asOf(page)).toBeVisible();
});

test('pages in Hindi open without a network, and others say so in Hindi', async ({ page, context }) => {
  await open(page, '/hi/News');
  await expectKept(page, '/hi/news', '/hi/contactus', '/hi/offline');
  await context.setOffline(true);

  await page.reload();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('समाचार');
  await expectHydrated(page);
  await expect(page.getByRole('status').filter({ hasText: /^\d\d:\d\d तक की जानकारी/ })).toBeVisible();
  await page.goto('/hi/OurHistory');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/यह पृष्ठ .* नहीं है$/);
  await page.getByRole('navigation', { name: 'इस उपकरण पर' }).getByRole('link', { name: 'संपर्क करें' }).click();
  await expect(page).toHaveURL('/hi/contactus');
});

const all = beyond();
const heading = (page: Page) => page.getByRole('heading', { level: 1 });
const releaseOf = (page: Page) => page.locator('#content').getAttribute('data-release');

test('ten pages and a document open without a network, one from another', all, async ({ page, context }) => {
  const addresses = ['/News', '/Events', '/Uniform', '/Conduct', '/OurMotto', '/Infrastructure'];
  await visit(page, ...addresses, '/PhotoGallery', '/SubGallery?id=album-annual-day-2026');
  await page.goto('/Circular');
  const file = await page.locator('main a[href$=".pdf"]').first().getAttribute('href');
  await page.goto(`${file}`);
  const isKept = () => page.evaluate(async (name) => (await caches.match(name)) !== undefined, `${file}`);
  await page.goto('/home');
  await expect.poll(isKept).toBe(true);
  await context.setOffline(true);

  for (const address of [...addresses, '/Calendar', '/ContactUs']) {
    await open(page, address);
    await expect(asOf(page)).toBeVisible();
  }
  await page.getByRole('contentinfo').getByRole('link', { name: 'Circulars' }).click();
  await expect(heading(page)).toHaveText('Circular');
  await expect(asOf(page)).toBeVisible();
  const read = (name: string) => fetch(name).then(async (answer) => (await answer.blob()).size);
  expect(await page.evaluate(read, `${file}`)).toBeGreaterThan(1_000);
});

test('a page is today’s where there is a network, also after one without', all, async ({ page, context }) => {
  await visit(page, '/News');
  await context.setOffline(true);
  await page.reload();
  await expect(asOf(page)).toBeVisible();
  await context.setOffline(false);
  await page.reload();
  await expect(heading(page)).toHaveText('News');
  await expect(asOf(page)).toHaveCount(0);
});

test('neither the certificate nor the search is kept', all, async ({ page }) => {
  await open(page, '/TC');
  await open(page, '/Search?q=fees');
  await visit(page, '/Uniform');
  const kept = await page.evaluate(async () => {
    const names = await caches.keys();
    const keys = await Promise.all(names.map(async (name) => (await caches.open(name)).keys()));
    return keys.flat().map(({ url }) => new URL(url).pathname.toLowerCase());
  });
  expect(kept.filter((path) => /^\/(?:tc|search|api\/tc|api\/search)/.test(path))).toEqual([]);
});

test('a page opens where the browser refuses the storage', all, async ({ page, context }) => {
  const session = await context.newCDPSession(page);
  const origin = new URL((await page.goto('/Uniform'))?.url() ?? '').origin;
  await session.send('Storage.overrideQuotaForOrigin', { origin, quotaSize: 1 });
  for (const address of ['/News', '/Circular', '/OurMotto']) {
    await open(page, address);
    await page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
  }
  await expect(heading(page)).toHaveText('Our Motto');
  expect(await keptPages(page)).toEqual([]);
});

test.describe('sites that come and go', () => {
  let gateway: Gateway;
  let site: Site;
  test.beforeEach(async () => {
    gateway = await startGateway();
  });
  test.afterEach(async () => {
    await gateway.close();
    await site.stop();
  });

  test('pages of two releases each bring their own code', all, async ({ page, context }) => {
    const release = copyRelease();
    site = await startSite({ SCHOOL_RELEASE: release.folder });
    gateway.lead(site.url);
    await visit(page, `${gateway.url}/Uniform`);
    const first = await releaseOf(page);
    const change = { from: 'Transfer Certificate', to: 'Certificate of Transfer' };
    await release.deploy('mf-information', change);
    await expect(async () => {
      await open(page, `${gateway.url}/Admission`);
      expect(await releaseOf(page)).not.toBe(first);
    }).toPass();
    await expectKept(page, '/Admission');

    await context.setOffline(true);
    const seen: (string | null)[] = [];
    for (const address of ['/Uniform', '/Admission', '/Circular']) {
      await open(page, gateway.url + address);
      await expect(asOf(page)).toBeVisible();
      seen.push(await releaseOf(page));
    }
    expect(seen[0]).toBe(first);
    expect(seen[1]).not.toBe(first);
    release.remove();
  });

  test('another worker and release take over beside an open page', all, async ({ page, context }) => {
    const release = copyRelease();
    site = await startSite({ SCHOOL_RELEASE: release.folder });
    gateway.lead(site.url);
    await visit(page, `${gateway.url}/Circular`);
    const first = await releaseOf(page);
    await release.deploy('mf-information', { from: 'Transfer Certificate', to: 'Certificate of Transfer' });
    gateway.changeWorker((script) => script.replaceAll(/\d(?=-(?:pages|assets|files)`)/g, '9'));

    const next = await context.newPage();
    await expect(async () => {
      await open(next, `${gateway.url}/Admission`);
      expect(await releaseOf(next)).not.toBe(first);
    }).toPass();
    const caches9 = ['school-9-pages', 'school-9-assets', 'school-9-files', 'school-policy-full'];
    await expect.poll(() => next.evaluate(() => caches.keys())).toEqual(expect.arrayContaining(caches9));
    expect(await next.evaluate(() => caches.keys())).toHaveLength(caches9.length);

    await page.getByRole('contentinfo').getByRole('link', { name: 'Uniform' }).click();
    await expect(heading(page)).toHaveText('Uniform');
    await expectHydrated(page);
    await expectKept(page, '/uniform', '/offline');
    await expectKept(page, '/admission');
    const releases = await page.evaluate(async () => {
      const cache = await caches.open('school-9-pages');
      const pages = await Promise.all(
        (await cache.keys()).map(async (key) => (await cache.match(key))?.text()),
      );
      return pages.map((html) => /data-release="([^"]+)"/.exec(html ?? '')?.[1]);
    });
    expect(releases).not.toContain(first);
    release.remove();
  });

  test('a device drops what it keeps once a child has said no', all, async ({ page, context }) => {
    const folder = mkdtempSync(path.join(tmpdir(), 'school-'));
    cpSync(contentFolder, folder, { recursive: true });
    site = await startSite({ SCHOOL_CONTENT: folder });
    gateway.lead(site.url);
    const album = '/SubGallery?id=album-annual-day-2026';
    await visit(page, gateway.url + album);
    const [pupil = { name: '' }] = JSON.parse(
      readFileSync(path.join(folder, 'records/topper.json'), 'utf8'),
    ) as { name: string }[];
    writeFileSync(path.join(folder, 'withheld.json'), JSON.stringify({ names: [pupil.name] }));
    await expect(async () => {
      await open(page, `${gateway.url}/Uniform`);
      await expect(page.locator('#content')).toHaveAttribute('data-policy', /^full-\w+$/);
    }).toPass();
    await expectKept(page, '/uniform', '/offline');
    expect((await keptPages(page)).join()).not.toContain('album-annual-day');
    await context.setOffline(true);
    await page.goto(gateway.url + album);
    await expect(heading(page)).toHaveText('This page is not on your device');
    rmSync(folder, { recursive: true });
  });

  test('a server that is killed leaves the pages that were opened', all, async ({ page }) => {
    site = await startSite();
    gateway.lead(site.url);
    await visit(page, `${gateway.url}/Admission`);
    // a proxy whose server has died, and a host that has died
    await site.stop();
    for (const behind of [site.url, undefined]) {
      gateway.lead(behind);
      await page.goto(`${gateway.url}/Admission`);
      await expect(asOf(page)).toBeVisible();
      await page.getByRole('contentinfo').getByRole('link', { name: 'Circulars' }).click();
      await expect(heading(page)).toHaveText('Circular');
      await expect(asOf(page)).toBeVisible();
    }
  });

  test('a maintenance page during the first visit is kept as no code', all, async ({ page, context }) => {
    site = await startSite();
    gateway.lead(site.url);
    gateway.maintain('soon');
    await page.goto(`${gateway.url}/News`);
    gateway.maintain('now');
    await expect.poll(gateway.wrongAnswers).toBeGreaterThan(0);
    gateway.maintain('no');
    await visit(page, `${gateway.url}/Circular`);
    await context.setOffline(true);
    await page.reload();
    await expect(asOf(page)).toBeVisible();
    await expectHydrated(page);
    await page.getByRole('combobox', { name: 'Year' }).selectOption('All');
    await expect(page.locator('main article').first()).toBeVisible();
  });

  test('the kill switch removes the worker and what it kept, within one visit', all, async ({ page }) => {
    site = await startSite();
    gateway.lead(site.url);
    await visit(page, `${gateway.url}/Admission`);
    await site.stop();
    site = await startSite({ SCHOOL_OFFLINE: 'off' });
    gateway.lead(site.url);
    await page.goto(`${gateway.url}/News`);
    const left = () =>
      page.evaluate(async () => [
        ...(await caches.keys()),
        ...(await navigator.serviceWorker.getRegistrations()).map(({ scope }) => scope),
      ]);
    await expect.poll(left).toEqual([]);
    gateway.lead(undefined);
    await expect(page.goto(`${gateway.url}/Admission`)).rejects.toThrow('ERR_EMPTY_RESPONSE');
  });
});
