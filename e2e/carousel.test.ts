import type { Locator, Page } from '@playwright/test';

import { pauseAnimations } from './support/animations';
import { expect, test } from './support/test';
import { expectHydrated, gate, openHome } from './support/visit';

const DELAY_MS = 2_000;
const SPEED_MS = 500;
const STEP_MS = 100;

test.describe('a carousel', () => {
  test.beforeEach(async ({ page }) => {
    await page.clock.install();
    await openHome(page);
  });

  test('moves on every two seconds', async ({ page }) => {
    const banners = await liveCarousel(page, 'Our school in pictures');
    const first = await justMoved(page, banners);
    await page.clock.runFor(DELAY_MS);
    await expectShown(banners, [next(first, 7)]);
    await page.clock.runFor(DELAY_MS);
    await expectShown(banners, [next(next(first, 7), 7)]);
  });

  test('begins anew after its last slide', async ({ page }) => {
    const banners = await liveCarousel(page, 'Our school in pictures');
    const first = await justMoved(page, banners);
    await page.clock.runFor(7 * DELAY_MS);
    await expectShown(banners, [first]);
  });

  test('stands still while the visitor points at it', async ({ page }) => {
    const banners = await liveCarousel(page, 'Our school in pictures');
    await banners.getByRole('group').first().locator('..').hover();
    const first = await standStill(page, banners);
    await page.clock.runFor(5 * DELAY_MS);
    await expectShown(banners, [first]);
    await page.mouse.move(1, 1);
    await page.clock.runFor(DELAY_MS + SPEED_MS);
    await expectShown(banners, [next(first, 7)]);
  });

  test('stands still while the keyboard is in it', async ({ page }) => {
    const banners = await liveCarousel(page, 'Our school in pictures');
    await banners.getByRole('button', { name: 'Next slide' }).focus();
    const first = await standStill(page, banners);
    await page.clock.runFor(5 * DELAY_MS);
    await expectShown(banners, [first]);
  });

  test('turns by its buttons and by the arrow keys', async ({ page }) => {
    const banners = await liveCarousel(page, 'Our school in pictures');
    const nextSlide = banners.getByRole('button', { name: 'Next slide' });
    await nextSlide.focus();
    const first = await standStill(page, banners);
    await nextSlide.press('Enter');
    await page.clock.runFor(2 * SPEED_MS);
    await expectShown(banners, [next(first, 7)]);
    await page.keyboard.press('ArrowRight');
    await page.clock.runFor(2 * SPEED_MS);
    await expectShown(banners, [next(next(first, 7), 7)]);
    await page.keyboard.press('ArrowLeft');
    await page.clock.runFor(2 * SPEED_MS);
    await banners.getByRole('button', { name: 'Previous slide' }).press('Enter');
    await page.clock.runFor(2 * SPEED_MS);
    await expectShown(banners, [first]);
  });

  test('goes one slide at a time, though the page is laid out anew meanwhile', async ({ page }) => {
    const banners = await liveCarousel(page, 'Our school in pictures');
    await banners.getByRole('button', { name: 'Next slide' }).focus();
    const first = await standStill(page, banners);
    await pauseAnimations(page);
    for (let turns = 0; turns < 7; turns += 1) {
      await page.keyboard.press('ArrowLeft');
      await layOutAnew(banners);
    }
    await moveOn(banners, SPEED_MS);
    await expectShown(banners, [first]);
    for (let turns = 0; turns < 8; turns += 1) {
      await page.keyboard.press('ArrowRight');
      await layOutAnew(banners);
    }
    await moveOn(banners, SPEED_MS);
    await expectShown(banners, [next(first, 7)]);
  });

  test('is stopped by its button and started again', async ({ page }) => {
    const banners = await liveCarousel(page, 'Our school in pictures');
    await banners.getByRole('button', { name: 'Stop automatic rotation' }).click();
    await leave(page);
    const first = await standStill(page, banners);
    await page.clock.runFor(5 * DELAY_MS);
    await expectShown(banners, [first]);
    await banners.getByRole('button', { name: 'Start automatic rotation' }).click();
    await leave(page);
    await page.clock.runFor(DELAY_MS + SPEED_MS);
    await expectShown(banners, [next(first, 7)]);
  });

  test('stops with everything else that moves by one switch', async ({ page }) => {
    const banners = await liveCarousel(page, 'Our school in pictures');
    await page.getByRole('button', { name: 'Pause all motion' }).click();
    await leave(page);
    await expect(page.getByRole('button', { name: 'Pause all motion', pressed: true })).toBeVisible();
    await banners.scrollIntoViewIfNeeded();
    await expect(banners.getByRole('button', { name: 'Start automatic rotation' })).toBeVisible();
    const first = await standStill(page, banners);
    await page.clock.runFor(5 * DELAY_MS);
    await expectShown(banners, [first]);
    expect(await movingParts(page)).toBe(0);

    await page.getByRole('button', { name: 'Pause all motion' }).click();
    await banners.scrollIntoViewIfNeeded();
    await leave(page);
    await page.clock.runFor(DELAY_MS + SPEED_MS);
    await expectShown(banners, [next(first, 7)]);
  });
});

test('the highlights stand still by a button of their own, and while the visitor is at them', async ({
  page,
}) => {
  await openHome(page);
  const strip = page.getByRole('region', { name: 'Highlights' });
  const link = strip.getByRole('link').first();
  const isMoving = () =>
    strip.evaluate((section) =>
      section.getAnimations({ subtree: true }).some(({ playState }) => playState === 'running'),
    );
  await expect.poll(isMoving).toBe(true);
  await strip.getByRole('button', { name: 'Stop automatic scrolling' }).click();
  await leave(page);
  await expect.poll(isMoving).toBe(false);
  await strip.getByRole('button', { name: 'Start automatic scrolling' }).click();
  await expect.poll(isMoving).toBe(true);

  await link.focus();
  await expect.poll(isMoving).toBe(false);
  await strip.hover({ position: { x: 200, y: 20 } });
  await leave(page);
  await expect.poll(isMoving).toBe(true);
  await strip.hover({ position: { x: 200, y: 20 } });
  await expect.poll(isMoving).toBe(false);

  await page.getByRole('button', { name: 'Pause all motion' }).click();
  await leave(page);
  await expect.poll(isMoving).toBe(false);
  await strip.getByRole('button', { name: 'Start automatic scrolling' }).click();
  await expect.poll(isMoving).toBe(true);
});

test('a press of Next that comes before the code turns it once', async ({ page }) => {
  await page.addInitScript(() => sessionStorage.setItem('school.notices.seen', 'yes'));
  await page.emulateMedia({ reducedMotion: 'reduce' });
  const code = await gate(page, '**/assets/shared-deps/*.js');
  await page.goto('/home');
  const banners = carouselOf(page, 'Our school in pictures');
  const nextSlide = banners.getByRole('button', { name: 'Next slide' });
  await expectShown(banners, [1]);
  await nextSlide.click();
  await expect(nextSlide).toHaveAttribute('data-captured');
  code.open();
  await expectShown(banners, [2]);
  await expectHydrated(page);
  await nextSlide.click();
  await expectShown(banners, [3]);
});

test('nothing moves for a visitor who wants no motion', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.clock.install();
  await openHome(page);
  const banners = await liveCarousel(page, 'Our school in pictures');
  const first = await standStill(page, banners);
  await page.clock.runFor(5 * DELAY_MS);
  await expectShown(banners, [first]);
  expect(await movingParts(page)).toBe(0);
});

for (const { width, shown } of [
  { width: 1280, shown: 2 },
  { width: 1025, shown: 2 },
  { width: 1024, shown: 1 },
  { width: 1000, shown: 1 },
  { width: 992, shown: 2 },
  { width: 800, shown: 2 },
  { width: 768, shown: 2 },
  { width: 767, shown: 1 },
  { width: 600, shown: 1 },
  { width: 360, shown: 1 },
]) {
  test(`at ${width} pixels news, events and birthdays show ${shown}, achievers one`, async ({ page }) => {
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.setViewportSize({ width, height: 800 });
    await page.goto('/home');
    for (const name of ['Latest News', 'Latest Events', 'Birthdays']) {
      await expect.poll(() => shownSlides(carouselOf(page, name))).toHaveLength(shown);
    }
    for (const name of ['Class X Achievers', 'Class XII Achievers', 'Our school in pictures']) {
      await expect.poll(() => shownSlides(carouselOf(page, name))).toHaveLength(1);
    }
  });
}

function carouselOf(page: Page, label: string): Locator {
  return page.locator(`[aria-roledescription="carousel"][aria-label="${label}"]`);
}

/** A carousel in view that is attached to its rotation. */
async function liveCarousel(page: Page, label: string): Promise<Locator> {
  const carousel = carouselOf(page, label);
  await carousel.scrollIntoViewIfNeeded();
  await leave(page);
  await expect(carousel.locator('[data-moved-by="script"]')).toHaveCount(1);
  return carousel;
}

/** Moves the pointer and the focus to where nothing happens. */
async function leave(page: Page): Promise<void> {
  await page.mouse.move(1, 1);
  await page.evaluate(() => document.activeElement instanceof HTMLElement && document.activeElement.blur());
}

/** Stops the clock, and tells which slide stands still. */
async function standStill(page: Page, carousel: Locator): Promise<number> {
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  return settled(page, carousel);
}

/** Stops the clock just after a slide has come to its place, and tells which. */
async function justMoved(page: Page, carousel: Locator): Promise<number> {
  const before = await standStill(page, carousel);
  const start = await positionsOf(carousel);
  while ((await positionsOf(carousel)) === start) await page.clock.runFor(STEP_MS);
  const after = await settled(page, carousel);
  expect(after).toBe(next(before, 7));
  return after;
}

/** Waits, while the page's clock stands still, until the slides are in their places; answers the first in view. */
async function settled(page: Page, carousel: Locator): Promise<number> {
  let first: number | undefined;
  await expect(async () => {
    const before = await positionsOf(carousel);
    await page.waitForTimeout(STEP_MS);
    expect(await positionsOf(carousel)).toBe(before);
    expect(await turnedFor(carousel)).toBe(0);
    [first] = await shownSlides(carousel);
    expect(first).toBeDefined();
  }).toPass();
  return first ?? NaN;
}

/** Has the page laid out anew while the slides are on their way, and painted. */
async function layOutAnew(carousel: Locator): Promise<void> {
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
async function moveOn(carousel: Locator, ms: number): Promise<void> {
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

/** Since when the slides that moved last have been on their way (milliseconds, at least 1); 0 where none is. */
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

async function expectShown(carousel: Locator, numbers: readonly number[]): Promise<void> {
  await expect.poll(() => shownSlides(carousel)).toEqual(numbers);
}

/** Numbers of the slides whose middle is to be seen. */
async function shownSlides(carousel: Locator): Promise<number[]> {
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

function next(slide: number, count: number): number {
  return (slide % count) + 1;
}

/** How many animations of the page's own style are running. */
async function movingParts(page: Page): Promise<number> {
  return page.evaluate(
    () => document.getAnimations().filter(({ playState }) => playState === 'running').length,
  );
}
