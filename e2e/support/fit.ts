import { expect, type Locator, type Page } from '@playwright/test';

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

/** With text twice as large nothing is cut off, and the page does not scroll sideways. */
export async function expectFitsLargeText(page: Page, widths: readonly number[]): Promise<void> {
  await doubleText(page);
  for (const width of widths) {
    await page.setViewportSize({ width, height: 740 });
    await expect.poll(() => widthOf(page), `${width} pixels`).toBe(width);
    await expect.poll(() => cutOff(page), `${width} pixels`).toEqual([]);
  }
}

/** The first content is in the first screen, and the page uses the width that it has. */
export async function expectFilledScreen(page: Page, path: string): Promise<void> {
  for (const size of [
    { width: 360, height: 740 },
    { width: 1280, height: 800 },
    { width: 1920, height: 1080 },
  ]) {
    await page.setViewportSize(size);
    await expect(firstContent(page, path), `${size.width} pixels`).toBeInViewport();
    if (size.width === 360) continue;
    await expect.poll(() => usedWidth(page), `${size.width} pixels`).toBeGreaterThan(0.85);
  }
}

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

/** What comes first below the title; on the home page its picture. */
function firstContent(page: Page, path: string): Locator {
  return page
    .locator(
      ['/', '/home'].includes(path) ? '[aria-label="Our school in pictures"] img' : 'main h1 ~ :not(nav)',
    )
    .first();
}

/** Share of the screen's width between the outermost text, controls and pictures of `main`. */
async function usedWidth(page: Page): Promise<number> {
  return page.evaluate(() => {
    const boxes = [...document.querySelectorAll('main :is(h1, h2, p, a, img, input, td, li)')]
      .map((each) => each.getBoundingClientRect())
      .filter(({ width }) => width > 2);
    const left = Math.max(0, Math.min(...boxes.map((box) => box.left)));
    const right = Math.min(innerWidth, Math.max(...boxes.map((box) => box.right)));
    return (right - left) / innerWidth;
  });
}
