import { expect, type Locator, type Page } from '@playwright/test';

/** Time between two slides, and that of a slide's way (milliseconds). */
export const DELAY_MS = 2_000;
export const SPEED_MS = 500;
const STEP_MS = 100;

export function carouselOf(page: Page, label: string): Locator {
  return page.locator(`[aria-roledescription="carousel"][aria-label="${label}"]`);
}

/** A carousel in view that is attached to its rotation. */
export async function liveCarousel(page: Page, label: string): Promise<Locator> {
  const carousel = carouselOf(page, label);
  await carousel.scrollIntoViewIfNeeded();
  await leave(page);
  await expect(carousel.locator('[data-moved-by="script"]')).toHaveCount(1);
  return carousel;
}

/** Moves the pointer and the focus to where nothing happens. */
export async function leave(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** Stops the clock, and tells which slide stands still. */
export async function standStill(page: Page, carousel: Locator): Promise<number> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  return settled(carousel);
}

/** Stops the clock just after a slide has come to its place, and tells which. */
export async function justMoved(page: Page, carousel: Locator): Promise<number> {
  const before = await standStill(page, carousel);
  const start = await positionsOf(carousel);
  await expect(async () => {
    await page.clock.runFor(STEP_MS);
    expect(await positionsOf(carousel)).not.toBe(start);
  }).toPass({ intervals: [0] });
  const after = await settled(carousel);
  expect(after).toBe(next(before, 7));
  return after;
}

/**
 * Waits, while the page's clock stands still, until the slides are in their places; answers the first in
 * view.
 */
async function settled(carousel: Locator): Promise<number> {
  let first: number | undefined;
  let before = await positionsOf(carousel);
  await expect(async () => {
    const last = before;
    before = await positionsOf(carousel);
    expect(before).toBe(last);
    expect(await turnedFor(carousel)).toBe(0);
    [first] = await shownSlides(carousel);
    expect(first).toBeDefined();
  }).toPass();
  return first ?? NaN;
}

/** Has the page laid out anew while the slides are on their way, and painted. */
export async function layOutAnew(carousel: Locator): Promise<void> {
  await expect.poll(() => turnedFor(carousel)).toBe(1);
  await moveOn(carousel, SPEED_MS / 5);
  await carousel
    .getByRole('group')
    .first()
    .evaluate(async (slide: HTMLElement) => {
      slide.style.paddingTop = slide.style.paddingTop === '1px' ? '2px' : '1px';
      for (let frames = 0; frames < 2; frames += 1) {
        await new Promise<void>((resolve) => {
          const observer = new ResizeObserver(() => {
            observer.disconnect();
            resolve();
          });
          observer.observe(slide);
        });
      }
    });
  await moveOn(carousel, SPEED_MS / 3);
}

/** Brings the slides on by a time, and to their places where it is over. */
export async function moveOn(carousel: Locator, ms: number): Promise<void> {
  await carousel.evaluate(
    (section, { ms, end }) => {
      for (const animation of section.getAnimations({ subtree: true })) {
        animation.currentTime = Number(animation.currentTime) + ms;
        if (animation.currentTime >= end) animation.finish();
      }
    },
    { ms, end: SPEED_MS },
  );
}

/**
 * Since when the slides that moved last have been on their way (milliseconds, at least 1); 0 where none is.
 */
async function turnedFor(carousel: Locator): Promise<number> {
  return carousel.evaluate((section) => {
    const moves = section.getAnimations({ subtree: true });
    const times = moves.map(({ currentTime }) => Math.max(1, Number(currentTime)));
    return times.length === 0 ? 0 : Math.min(...times);
  });
}

async function positionsOf(carousel: Locator): Promise<string> {
  return carousel
    .getByRole('group', { includeHidden: true })
    .evaluateAll((slides) => slides.map((slide) => slide.getBoundingClientRect().x).join());
}

export async function expectShown(carousel: Locator, numbers: readonly number[]): Promise<void> {
  await expect.poll(() => shownSlides(carousel)).toEqual(numbers);
}

/** Numbers of the slides whose middle is to be seen. */
export async function shownSlides(carousel: Locator): Promise<number[]> {
  return carousel.evaluate((section) => {
    const { left, right } = section.getBoundingClientRect();
    const slides = [...section.querySelectorAll('[aria-roledescription="slide"]')];
    return slides.flatMap((slide, at) => {
      const box = slide.getBoundingClientRect();
      const middle = (box.left + box.right) / 2;
      return middle > left && middle < right ? [at + 1] : [];
    });
  });
}

export function next(slide: number, count: number): number {
  return (slide % count) + 1;
}

/** How many animations of the page's own style are running. */
export async function movingParts(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
}
