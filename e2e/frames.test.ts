import type { Browser, Page } from '@playwright/test';

import { leave, liveCarousel, movingParts } from './support/carousel';
import { pages } from './support/pages';
import { countPaints } from './support/paints';
import { beyond, expect, test } from './support/test';
import { closeOverlays, open, openHome } from './support/visit';

/** A carousel turns once or twice in this time. */
const QUIET_MS = 3_000;
const MAX_PAINTS = 10;

/** Pages with a carousel in view. */
const moving = ['/', '/home', '/Achievements'];
const still = pages.map(({ path }) => path).filter((path) => !moving.includes(path));
/** Pages are opened one after another, and are quiet side by side. */
const SIDE_BY_SIDE = 6;

for (const path of moving) {
  test(`${path} is not painted while nobody acts`, beyond(), async ({ page, browser }) => {
    await openQuiet(page, path);
    await turnRound(page);
    await expectNoPaints(browser);
  });
}

for (let at = 0; at < still.length; at += SIDE_BY_SIDE) {
  const paths = still.slice(at, at + SIDE_BY_SIDE);
  test(
    `nothing is painted while nobody acts: ${paths.join(', ')}`,
    beyond(),
    async ({ browser, openBeside }) => {
      for (const path of paths) await openQuiet(await openBeside(), path);
      await expectNoPaints(browser);
    },
  );
}

test('the strip of highlights moves without the main thread', beyond(), async ({ page, browser }) => {
  await openHome(page);
  const banners = await liveCarousel(page, 'Our school in pictures');
  await banners.getByRole('button', { name: 'Stop automatic rotation' }).click();
  await leave(page);
  await page.getByRole('region', { name: 'Highlights' }).scrollIntoViewIfNeeded();
  // the registration notice has blinked
  await expect.poll(() => movingParts(page)).toBe(1);
  expect(await countPaints(browser, QUIET_MS)).toBe(0);
});

async function openQuiet(page: Page, path: string): Promise<void> {
  await open(page, path);
  await closeOverlays(page, path);
  await page.waitForLoadState('networkidle');
}

/** A busy machine delivers pictures and idle work late: then a later three seconds are quiet. */
async function expectNoPaints(browser: Browser): Promise<void> {
  await expect(async () =>
    expect(await countPaints(browser, QUIET_MS)).toBeLessThanOrEqual(MAX_PAINTS),
  ).toPass();
}

/** Shows each slide once, as pictures that come are painted, and leaves the carousel to itself. */
async function turnRound(page: Page): Promise<void> {
  const carousel = page.locator('main [aria-roledescription="carousel"]').first();
  for (const slide of await carousel.getByRole('group').all()) {
    await carousel.getByRole('button', { name: 'Next slide' }).click();
    await expect(slide.locator('img')).toHaveJSProperty('complete', true);
  }
  await leave(page);
}
