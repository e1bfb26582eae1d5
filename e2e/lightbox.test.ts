import { pauseAnimations } from './support/animations';
import {
  album,
  expectPhotoAt,
  lightboxOf,
  openPhoto,
  photos,
  picture,
  tool,
  zoomOf,
} from './support/lightbox';
import { beyond, expect, test } from './support/test';
import { open } from './support/visit';

test('arrows change the slide, round the ends and however far it is zoomed', async ({ page }) => {
  await openPhoto(page, 2);
  await page.keyboard.press('ArrowLeft');
  await expectPhotoAt(page, 1);
  await page.keyboard.press('ArrowLeft');
  await expectPhotoAt(page, album.photos);
  await page.keyboard.press('ArrowRight');
  await expectPhotoAt(page, 1);
  await tool(page, 'Zoom in').click();
  await tool(page, 'Zoom in').click();
  await expect.poll(() => zoomOf(page)).toBeGreaterThan(2);
  await page.keyboard.press('ArrowRight');
  await expectPhotoAt(page, 2);
  await expect.poll(() => zoomOf(page)).toBe(1);
});

test('a change of slide takes about half a second', beyond(), async ({ page }) => {
  await openPhoto(page, 1);
  await pauseAnimations(page);
  await page.keyboard.press('ArrowRight');
  const durations = () =>
    page.evaluate(() => document.getAnimations().map(({ effect }) => effect?.getTiming().duration));
  await expect.poll(durations).toContain(480);
});

test('the keyboard, Back and pressing beside the picture close it, and the focus comes back', async ({
  page,
}) => {
  const ways = [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => tool(page, 'Close').click(),
    () => page.mouse.click(15, 150),
  ];
  await open(page, album.path);
  const address = page.url();
  for (const close of ways) {
    await photos(page).nth(3).click();
    await expectPhotoAt(page, 4);
    await close();
    await expect(lightboxOf(page)).toHaveCount(0);
    await expect(page).toHaveURL(address);
    await expect(photos(page).nth(3)).toBeFocused();
  }
});

test('a drag of more than two pixels is no press', beyond(), async ({ page }) => {
  await openPhoto(page, 4);
  await page.mouse.move(15, 150);
  await page.mouse.down();
  await page.mouse.move(19, 150);
  await page.mouse.up();
  await expect(lightboxOf(page)).toBeVisible();
});

test('an achievement’s pictures stand still behind it', beyond(), async ({ page }) => {
  await page.clock.install();
  await open(page, '/Achievements');
  await photos(page).first().press('Enter');
  await expectPhotoAt(page, 1);
  const places = () =>
    page
      .locator('[aria-roledescription="carousel"]')
      .first()
      .locator('[aria-roledescription="slide"]')
      .evaluateAll((slides) => slides.map((slide) => Math.round(slide.getBoundingClientRect().x)).join());
  await page.clock.runFor(1_000);
  const before = await places();
  await page.clock.runFor(9_000);
  expect(await places()).toBe(before);
});

test('an event’s picture opens large, and an achievement’s', beyond(), async ({ page }) => {
  await openPhoto(page, 2, '/Events');
  await expect(lightboxOf(page).getByRole('complementary')).toContainText('2 of 13');
  await page.keyboard.press('Escape');
  await openPhoto(page, 1, '/Achievements');
  await expect(lightboxOf(page)).toHaveAttribute('aria-label', 'Our Achievements');
});

test('the rooms of the school open large', beyond(), async ({ page }) => {
  await openPhoto(page, 2, '/Infrastructure');
  await expect(lightboxOf(page)).toHaveAttribute('aria-label', 'School Infrastructure');
  await expect(lightboxOf(page).getByRole('complementary')).toContainText('Examination Room');
  await page.keyboard.press('Escape');
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(photos(page).nth(1)).toBeFocused();
});

test('a change of slide is announced', beyond(), async ({ page }) => {
  await openPhoto(page, 1);
  const slides = lightboxOf(page).getByRole('region', { name: /^Annual Day 2026/ });
  await expect(slides).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('ArrowRight');
  await expectPhotoAt(page, 2);
  await expect(picture(page)).toHaveAccessibleName(/photo 2 of 24$/);
});
