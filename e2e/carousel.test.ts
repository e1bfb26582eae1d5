import { pauseAnimations } from './support/animations';
import {
  carouselOf,
  DELAY_MS,
  expectShown,
  justMoved,
  layOutAnew,
  liveCarousel,
  moveOn,
  next,
  shownSlides,
  SPEED_MS,
  standStill,
} from './support/carousel';
import { beyond, expect, test } from './support/test';
import { expectHydrated, gate, openHome } from './support/visit';

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

  test('goes one slide at a time, though the page is laid out anew meanwhile', beyond(), async ({ page }) => {
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

test('news, events and birthdays show one or two by the width, achievers one', beyond(), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto('/home');
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
    await page.setViewportSize({ width, height: 800 });
    for (const name of ['Latest News', 'Latest Events', 'Birthdays']) {
      await expect.poll(() => shownSlides(carouselOf(page, name)), `${name}, ${width}`).toHaveLength(shown);
    }
    for (const name of ['Class X Achievers', 'Class XII Achievers', 'Our school in pictures']) {
      await expect.poll(() => shownSlides(carouselOf(page, name)), `${name}, ${width}`).toHaveLength(1);
    }
  }
});
