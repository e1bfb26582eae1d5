import type { Page } from '@playwright/test';

import { widthOf } from './support/fit';
import { pages } from './support/pages';
import { expect, test } from './support/test';
import { closeOverlays, open } from './support/visit';

for (const { path } of pages) {
  test(`${path} with text twice as large loses nothing and never scrolls sideways`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await open(page, path);
    await closeOverlays(page, path);
    await doubleText(page);
    for (const width of [360, 640, 1280]) {
      await page.setViewportSize({ width, height: 740 });
      await expect.poll(() => widthOf(page), `${width} pixels`).toBe(width);
      await expect.poll(() => cutOff(page), `${width} pixels`).toEqual([]);
    }
  });
}

test('the name of the school and the menu button never overlap, however large the text', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/News');
  const name = page.getByRole('banner').getByRole('link', { name: /^St\. Aelred/ });
  const button = page.getByRole('button', { name: 'Menu', exact: true });
  for (const percent of [100, 120, 135, 150, 175, 200]) {
    await page.evaluate((size) => (document.documentElement.style.fontSize = size), `${percent}%`);
    await expect(button).toBeInViewport({ ratio: 1 });
    await expect.poll(async () => overlap(await name.boundingBox(), await button.boundingBox())).toBe(false);
  }
});

test('the menu of a narrow screen can be scrolled to its end', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 256 });
  await open(page, '/News');
  await page.getByRole('button', { name: 'Menu', exact: true }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  const schoolLife = page.getByRole('navigation', { name: 'School life' });
  for (const last of [menu.getByText('Career'), schoolLife.getByRole('link', { name: 'Circulars' })]) {
    await last.scrollIntoViewIfNeeded();
    await expect(last).toBeInViewport();
  }
});

/** As a visitor does who sets the browser's text to 200%. */
async function doubleText(page: Page): Promise<void> {
  await page.evaluate(() => {
    const { style } = document.documentElement;
    style.fontSize = `${2 * parseFloat(getComputedStyle(document.documentElement).fontSize)}px`;
  });
}

/** What sticks out of the screen or of a box that hides it, besides strips that are meant to move. */
async function cutOff(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const seen = [...document.querySelectorAll('header *, main *, footer *')].filter(
      (each) =>
        each.closest('[aria-roledescription="carousel"], [aria-label="Highlights"], [popover]') === null &&
        each.getBoundingClientRect().width > 2,
    );
    const isOutside = (each: Element) => {
      const { left, right } = each.getBoundingClientRect();
      return left < -1 || right > innerWidth + 1;
    };
    const isCut = (each: Element) =>
      getComputedStyle(each).overflowX !== 'visible' && each.scrollWidth > each.clientWidth + 1;
    return seen.filter((each) => isOutside(each) || isCut(each)).map((each) => each.outerHTML.slice(0, 120));
  });
}

interface Box {
  x: number;
  y: number;
  width: number;
  height: number;
}

function overlap(one: Box | null, other: Box | null): boolean {
  if (!one || !other) return true;
  return (
    one.x < other.x + other.width &&
    other.x < one.x + one.width &&
    one.y < other.y + other.height &&
    other.y < one.y + one.height
  );
}
