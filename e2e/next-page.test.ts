import { chromium } from '@playwright/test';

import { routes } from '../team/src/local/all-routes';
import { chromiumArgs, ensureChromium } from '../team/src/workspace/chromium';
import { album } from './support/lightbox';
import { beyond, expect, test } from './support/test';
import { noticesOf } from './support/visit';

test('a page that is rendered ahead opens and starts nothing before it is shown', async ({ page }) => {
  await page.addInitScript(() => {
    const seen = { isAhead: true, started: 0 };
    for (const name of ['setTimeout', 'setInterval', 'requestIdleCallback'] as const) {
      const start = window[name] as (...args: unknown[]) => number;
      const counted = (...args: unknown[]) => {
        seen.started += 1;
        return start(...args);
      };
      Object.assign(window, { [name]: counted });
    }
    Object.defineProperty(document, 'prerendering', { get: () => seen.isAhead });
    Object.assign(window, { seen });
  });
  const seen = () => page.evaluate(() => (window as unknown as { seen: { started: number } }).seen.started);
  await page.goto('/home', { waitUntil: 'networkidle' });
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(page.locator('html[data-boot]')).toHaveCount(0);
  expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
  expect(await seen()).toBe(0);

  await page.evaluate(() => {
    Object.assign((window as unknown as { seen: object }).seen, { isAhead: false });
    document.dispatchEvent(new Event('prerenderingchange'));
  });
  await expect(noticesOf(page)).toBeVisible();
  await expect(page.locator('html[data-boot]')).toHaveCount(1);
});

test('Chromium fetches a page while its link is pointed at', beyond(), async ({ page }) => {
  await page.goto('/OurMotto', { waitUntil: 'networkidle' });
  const fetched = page.waitForRequest((request) => request.headers()['sec-purpose'] === 'prefetch');
  await page.getByRole('contentinfo').getByRole('link', { name: 'Alumni' }).hover();
  expect(new URL((await fetched).url()).pathname).toBe('/Alumni');
});

// on wide screens Chromium keeps no page in which its viewer of PDFs is open
test('every page comes back to a phone as it was left', beyond(), async ({ site }) => {
  const browser = await chromium.launch({
    executablePath: await ensureChromium(),
    args: chromiumArgs,
    ignoreDefaultArgs: ['--disable-back-forward-cache'],
  });
  const page = await browser.newPage({ viewport: { width: 360, height: 740 } });
  // an album without an id is missing, and no browser keeps a page that says so
  for (const path of routes.map((route) => route.path.replace('/SubGallery', album.path))) {
    await page.goto(site.url + path);
    await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
    await page.goto(`${site.url}/offline`);
    await page.evaluate(() => history.back());
    await expect(page, path).toHaveURL(site.url + path);
    await expect(page.locator('html[data-marked]'), path).toHaveCount(1);
  }
  await browser.close();
});
