import type { Locator, Page } from '@playwright/test';

import { expectAccessible } from './support/axe';
import { album, lightboxOf, photos, tool } from './support/lightbox';
import { withWorker } from './support/offline';
import { expect, test } from './support/test';
import { hydrate } from './support/visit';

/** Names under which a browser stores something of the site. */
async function storedNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ]);
}

/** The names that the page Privacy does not list. */
async function unlisted(page: Page, stored: readonly string[]): Promise<string[]> {
  await page.goto('/Privacy');
  const table = page.getByRole('table', { name: 'Stored on your device' });
  const listed = await table.getByRole('row').locator(':is(td, th):first-child').allInnerTexts();
  const isListed = (name: string) =>
    listed.some((each) => each === name || (each.endsWith('…') && name.startsWith(each.slice(0, -1))));
  return stored.filter((name) => !isListed(name));
}

test.describe('with the service worker', () => {
  test.use(withWorker);

  test('lists all that a browser stores after a visit of several pages', async ({ page, context }) => {
    for (const path of ['/home', '/Circular', '/PhotoGallery', '/OurHistory', '/News']) {
      await page.goto(path);
      await hydrate(page);
    }
    await expect.poll(() => storedNames(page)).toContain('school-2-pages');
    await expect.poll(() => storedNames(page)).toContain('workbox-expiration');
    const stored = await storedNames(page);
    expect(stored).toContain('school.notices.seen');
    expect(await context.cookies()).toEqual([]);

    expect(await unlisted(page, stored)).toEqual([]);
  });

  test('lists what a browser stores after a choice of display and of a class', async ({ page, context }) => {
    await page.goto('/Circular');
    await page.getByRole('button', { name: 'Display' }).click();
    await page.getByLabel('Dark').check();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('combobox', { name: 'Class' }).selectOption('II');
    await expect.poll(() => page.evaluate(() => localStorage.length)).toBe(1);
    const cookies = (await context.cookies()).map(({ name }) => name);
    expect(cookies).toHaveLength(1);
    expect(await unlisted(page, [...cookies, ...(await storedNames(page))])).toEqual([]);
  });
});

/** Counts the taps of a visit. */
function countTaps() {
  let count = 0;
  return {
    tap: async (target: Locator) => {
      count += 1;
      await target.click();
    },
    count: () => count,
  };
}

test('a picture of an album is two taps from the letter to the school, on a phone', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto(album.path);
  await hydrate(page);
  const { tap, count } = countTaps();
  await tap(photos(page).first());
  await tap(tool(page, 'Show information'));
  const letter = lightboxOf(page).getByRole('link', { name: 'Ask to remove this picture' });
  await expect(letter).toBeInViewport();
  await expect(letter).toHaveAttribute('href', /^mailto:office@staelreds\.example\?subject=/);
  expect(count()).toBeLessThanOrEqual(2);
});

for (const width of [360, 1280]) {
  test(`leads at ${width} px in two taps to whom to ask about a picture, and to a child’s rights`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/OurHistory');
    const { tap, count } = countTaps();
    await tap(page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }));
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
    await expect(page.getByRole('link', { name: 'office@staelreds.example' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rights of your child and you' })).toBeVisible();
    expect(count()).toBeLessThanOrEqual(2);
    await expectAccessible(page, `${width} px`);
  });
}
