import {
  DELAY_MS,
  expectShown,
  leave,
  liveCarousel,
  movingParts,
  next,
  SPEED_MS,
  standStill,
} from './support/carousel';
import { beyond, expect, test } from './support/test';
import { openHome } from './support/visit';

test('a carousel stops with everything else that moves by one switch', async ({ page }) => {
  await page.clock.install();
  await openHome(page);
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

test(
  'the highlights stand still by a button of their own, and while the visitor is at them',
  beyond(),
  async ({ page }) => {
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
  },
);

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
