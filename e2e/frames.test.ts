import type { Page } from '@playwright/test';

import { leave, liveCarousel, movingParts } from './support/carousel';
import { pages } from './support/pages';
import { countPaints } from './support/paints';
import { expect, test } from './support/test';
import { closeOverlays, open, openHome } from './support/visit';

/** A carousel turns once or twice in this time. */
const QUIET_MS = 3_000;
const MAX_PAINTS = 10;

/** Pages with a carousel in view. */
const moving = ['/', '/home', '/Achievements'];

for (const { path } of pages) {
  test(`${path} is not painted while nobody acts`, { tag: '@all' }, async ({ page }) => {
    await open(page, path);
    await closeOverlays(page, path);
    await page.waitForLoadState('networkidle');
    if (moving.includes(path)) await turnRound(page);
    // a busy machine delivers pictures and idle work late: then a later three seconds are quiet
    await expect(async () =>
      expect(await countPaints(page, () => quietSeconds(page))).toBeLessThanOrEqual(MAX_PAINTS),
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
  expect(await countPaints(page, () => quietSeconds(page))).toBe(0);
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
async function quietSeconds(page: Page): Promise<void> {
  await page.evaluate((ms) => new Promise((resolve) => setTimeout(resolve, ms)), QUIET_MS);
}
