import type { Page } from '@playwright/test';

import { leave, liveCarousel, movingParts } from './support/carousel';
import { pages } from './support/pages';
import { countPaints } from './support/paints';
import { expect, test } from './support/test';
import { closeOverlays, open, openHome } from './support/visit';

/** Pages with a carousel in view, which turns once or twice in this time. */
const moving = ['/', '/home', '/Achievements'];
const MOVING_MS = 3_000;
const STILL_MS = 1_500;
const MAX_PAINTS_A_SECOND = 10 / 3;

for (const { path } of pages) {
  test(`${path} is not painted while nobody acts`, { tag: '@all' }, async ({ page }) => {
    await open(page, path);
    await closeOverlays(page, path);
    await page.waitForLoadState('networkidle');
    const isMoving = moving.includes(path);
    if (isMoving) await turnRound(page);
    const ms = isMoving ? MOVING_MS : STILL_MS;
    // a busy machine delivers pictures and idle work late: then later seconds are quiet
    await expect(async () =>
      expect(await countPaints(page, () => wait(page, ms))).toBeLessThanOrEqual(
        (MAX_PAINTS_A_SECOND * ms) / 1_000,
      ),
    ).toPass({ timeout: 20_000 });
  });
}

test('the strip of highlights moves without the main thread', { tag: '@all' }, async ({ page }) => {
  await openHome(page);
  const banners = await liveCarousel(page, 'Our school in pictures');
  await banners.getByRole('button', { name: 'Stop automatic rotation' }).click();
  await leave(page);
  await page.getByRole('region', { name: 'Highlights' }).scrollIntoViewIfNeeded();
  // the registration notice has blinked
  await expect.poll(() => movingParts(page)).toBe(1);
  expect(await countPaints(page, () => wait(page, MOVING_MS))).toBe(0);
});

/** Shows each slide once, as pictures that come are painted, and leaves the carousel to itself. */
async function turnRound(page: Page): Promise<void> {
  const carousel = page.locator('main [aria-roledescription="carousel"]').first();
  for (const slide of await carousel.getByRole('group').all()) {
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await expect(slide.locator('img').last()).toHaveJSProperty('complete', true);
  }
  await leave(page);
}

/** The time is what is tested: the browser's compositor has no other clock. */
async function wait(page: Page, ms: number): Promise<void> {
  await page.evaluate((time) => new Promise((resolve) => setTimeout(resolve, time)), ms);
}
