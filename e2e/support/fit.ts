import { expect, type Page } from '@playwright/test';

/** Phones, and a 1280 pixel wide screen at 400% and 200%. */
const screens = [
  { width: 360, height: 740 },
  { width: 320, height: 256 },
  { width: 640, height: 360 },
];

/** The page never scrolls sideways, and no text sticks out of it, on phones and enlarged. */
export async function expectFits(page: Page): Promise<void> {
  for (const screen of screens) {
    await page.setViewportSize(screen);
    expect(await widthOf(page), `${screen.width} pixels`).toBe(screen.width);
    expect(await tooWide(page), `${screen.width} pixels`).toEqual([]);
  }
}

/** The width of the page, out of view too. */
export async function widthOf(page: Page): Promise<number> {
  return page.evaluate(() => Math.max(document.documentElement.scrollWidth, document.body.scrollWidth));
}

/** Text that sticks out of the screen, where it is not in a strip or a table that is meant to move. */
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
