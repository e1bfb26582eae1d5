import type { Page } from '@playwright/test';

import { expect, test } from './support/test';
import { introOf, noticesOf, open, pages } from './support/visit';

/** Phones, and a 1280 pixel wide screen at 400% and 200%. */
const widths = [360, 320, 640];

for (const { path } of pages) {
  test(`${path} never scrolls sideways, on phones and enlarged`, async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    await open(page, path);
    await closeOverlays(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: width === 640 ? 360 : 256 });
      expect(await widthOf(page), `${width} pixels`).toBe(width);
      expect(await tooWide(page), `${width} pixels`).toEqual([]);
    }
  });
}

test('text that a visitor makes twice as large does not scroll sideways', async ({ page }) => {
  await page.setViewportSize({ width: 640, height: 740 });
  for (const path of ['/News', '/Events', '/PhotoGallery', '/OurSchool']) {
    await open(page, path);
    await page.evaluate(() => (document.documentElement.style.fontSize = '200%'));
    expect(await widthOf(page), path).toBe(640);
  }
});

test('the menu of a narrow screen can be scrolled to its end', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/News');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const last = page.getByRole('navigation', { name: 'Main' }).getByText('Career');
  await last.scrollIntoViewIfNeeded();
  await expect(last).toBeInViewport();
});

async function closeOverlays(page: Page, path: string): Promise<void> {
  if (path === '/') await introOf(page).getByRole('button', { name: 'Close' }).click();
  if (path === '/' || path === '/home') await noticesOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

async function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));
}

/** Text that sticks out of the screen, where it is not in a strip that is meant to move. */
async function tooWide(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isInStrip = (element: Element) =>
      element.closest('[aria-roledescription="carousel"], [aria-label="Highlights"], table') !== null;
    return [...document.querySelectorAll('main :is(h1, h2, h3, p, a, button, img, select, input, li)')]
      .filter((element) => !isInStrip(element))
      .filter((element) => element.getBoundingClientRect().right > innerWidth + 1)
      .map((element) => element.outerHTML.slice(0, 120));
  });
}
