import { createHash } from 'node:crypto';

import type { Browser, BrowserContext, Page } from '@playwright/test';

import { abandon, promote } from '../release/src/deploy';
import { signPreview } from '../release/src/preview-link';
import { readLive } from '../release/src/release-file';
import { panelOf } from './support/inspector';
import { type Site, startSite } from './support/site';
import { expect, test } from './support/test';
import { author, copyRelease, type OwnRelease } from './support/versions';
import { expectHydrated, open } from './support/visit';

const secret = 'a secret of thirty-two characters';
/** The first version says "Videos", the second one "Films". */
const second = { from: 'total:"Videos"', to: 'total:"Films"' };
/** It renders on the server, and throws when a browser hydrates it. */
const broken = {
  from: 'total:"Videos"',
  to: 'total:(()=>{if(typeof document!=="undefined")throw new Error("the film is torn");return"Videos"})()',
};

let release: OwnRelease;
let site: Site;
test.beforeEach(async () => {
  release = copyRelease();
  site = await startSite({
    SCHOOL_RELEASE: release.folder,
    SCHOOL_LINK_SECRET: secret,
    SCHOOL_TRUSTED_PROXIES: '127.0.0.1',
  });
});
test.afterEach(async ({ page }) => {
  // what it still asks for is no error
  await page.close();
  await site.stop();
  release.remove();
});
test.use({ expectedErrors: /the film is torn|was rendered anew/ });

const deploy = (change: typeof second, percent?: number) =>
  release.deploy(
    'mf-gallery',
    change,
    percent === undefined ? { type: 'preview' } : { type: 'canary', percent },
  );
const addressOfPreview = () => {
  const [preview] = readLive(release.folder).previews ?? [];
  if (preview === undefined) throw new Error('there is no preview');
  return `/preview?version=${signPreview(secret, preview)}`;
};
const healthOf = async () =>
  (await (await fetch(`${site.url}/healthz`)).json()) as {
    canary: { version: string; alive: number; failed: number } | null;
    autoRollback: { version: string; why: string } | null;
    sections: Record<string, string>;
  };
const untilCanary = (version: string | undefined) =>
  expect.poll(async () => (await healthOf()).canary?.version).toBe(version);

/** A visit from an address of its own. */
function visitor(browser: Browser, number: number): Promise<BrowserContext> {
  return browser.newContext({ extraHTTPHeaders: { 'x-forwarded-for': `203.0.113.${number}` } });
}

/** Files of the section's code that the page of videos runs, with their hashes. */
async function filesOf(page: Page): Promise<string[]> {
  await open(page, `${site.url}/VideoGallery`);
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const own = addresses.filter((address) => /\/(?:mf|video)-gallery\.\w+\.js$/.test(address));
  const hashed = [...new Set(own)].map(async (address) => {
    const body = Buffer.from(await (await fetch(address)).arrayBuffer());
    return `${new URL(address).pathname} ${createHash('sha256').update(body).digest('hex')}`;
  });
  return (await Promise.all(hashed)).sort();
}

const expectVersion = (page: Page, noun: 'Videos' | 'Films') =>
  expect(page.locator('#content')).toContainText(new RegExp(`Total ${noun}`));

test('a preview is for those who have its address, and goes live with exactly its files', async ({
  browser,
  page,
}) => {
  const version = await deploy(second);
  const address = addressOfPreview();
  await expect.poll(async () => (await page.request.get(site.url + address)).status()).toBe(200);

  await page.goto(site.url + address);
  await expect(page).toHaveURL(`${site.url}/PhotoGallery`);
  await expect(page.getByRole('complementary', { name: 'Preview' })).toContainText(version);
  const previewed = await filesOf(page);
  await expectVersion(page, 'Films');
  const shown = await page.request.get(`${site.url}/VideoGallery`);
  expect(shown.headers()).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' });
  await page.getByRole('navigation', { name: 'Main' }).getByText('Gallery', { exact: true }).click();
  await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'Photo Gallery' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo Gallery');

  const others = await visitor(browser, 1);
  const other = await others.newPage();
  const live = await filesOf(other);
  await expectVersion(other, 'Videos');
  expect(live).toHaveLength(2);
  expect(live).not.toEqual(previewed);
  expect((await other.request.get(`${site.url}/VideoGallery`)).headers()).not.toHaveProperty('x-robots-tag');

  await promote(release.folder, 'mf-gallery', version, author);
  const entry = previewed.find((file) => file.includes('/mf-gallery.'))?.split(' ')[0];
  await expect.poll(async () => (await healthOf()).sections['@school/mf-gallery']).toBe(entry);
  expect(await filesOf(await others.newPage())).toEqual(previewed);
  await others.close();
});

test('a preview opens its statecharts, and ends when it is left', { tag: '@all' }, async ({ page }) => {
  await deploy(second);
  const address = addressOfPreview();
  await expect.poll(async () => (await page.request.get(site.url + address)).status()).toBe(200);
  await open(page, `${site.url}/VideoGallery`);
  await expectVersion(page, 'Films');
  await page.getByRole('link', { name: 'Show the statecharts' }).click();
  await expect(panelOf(page)).toBeVisible();
  await expectVersion(page, 'Films');
  await page.getByRole('link', { name: 'Leave the preview' }).click();
  await expect(page).toHaveURL(`${site.url}/home`);
  await page.goto(`${site.url}/VideoGallery`);
  await expectVersion(page, 'Videos');
  await expect(page.getByRole('complementary', { name: 'Preview' })).toHaveCount(0);
});

test(
  'a canary is for some visits, and each stays with its version over several pages',
  { tag: '@all' },
  async ({ browser }) => {
    const version = await deploy(second, 50);
    await untilCanary(version);
    const seen = new Set<string>();
    for (let number = 1; number <= 12 && seen.size < 2; number += 1) {
      const context = await visitor(browser, number);
      const page = await context.newPage();
      await open(page, `${site.url}/VideoGallery`);
      const noun = (await page.locator('#content').innerText()).includes('Total Films') ? 'Films' : 'Videos';
      if (!seen.has(noun)) {
        // by a link, by an address, and in a new tab
        await page.getByRole('link', { name: 'Home', exact: true }).first().click();
        await expect(page).toHaveURL(/\/home$/);
        await page.goBack();
        await expectVersion(page, noun);
        await page.reload();
        await expectVersion(page, noun);
        const tab = await context.newPage();
        await open(tab, `${site.url}/OurSchool`);
        await tab.goto(`${site.url}/VideoGallery`);
        await expectHydrated(tab);
        await expectVersion(tab, noun);
      }
      seen.add(noun);
      await context.close();
    }
    expect([...seen].sort()).toEqual(['Films', 'Videos']);
    expect((await healthOf()).canary).toMatchObject({ failed: 0 });
    expect((await healthOf()).canary?.alive).toBeGreaterThan(0);

    await abandon(release.folder, 'mf-gallery', author);
    await untilCanary(undefined);
    for (let number = 1; number <= 12; number += 1) {
      const headers = { 'x-forwarded-for': `203.0.113.${number}` };
      const page = await fetch(`${site.url}/VideoGallery`, { headers });
      expect(await page.text()).not.toContain('Total Films');
    }
  },
);

test(
  'a canary whose section throws while it is mounted is taken back',
  { tag: '@all' },
  async ({ browser }) => {
    test.setTimeout(90_000);
    const version = await deploy(broken, 50);
    await untilCanary(version);
    const failures = async () => (await healthOf()).canary?.failed ?? Infinity;
    for (let number = 1; number <= 30; number += 1) {
      const before = await failures();
      if (before === Infinity) break;
      const context = await visitor(browser, number);
      const page = await context.newPage();
      await page.goto(`${site.url}/VideoGallery`);
      if ((await page.locator('script[data-report]').count()) > 0) {
        // a page that fails is never hydrated: the mouse moves once its first script is there
        await expect(page.locator('html[data-boot]')).toHaveCount(1);
        await page.mouse.move(1, 1);
        await page.mouse.move(1, 200);
        await expect.poll(failures).toBeGreaterThan(before);
      }
      await context.close();
    }
    await expect
      .poll(async () => (await healthOf()).autoRollback)
      .toMatchObject({ version, why: 'it failed for 5 of 5 visitors' });
    await untilCanary(undefined);
  },
);
