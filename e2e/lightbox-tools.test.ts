import type { Locator } from '@playwright/test';

import { album, expectPhotoAt, lightboxOf, openPhoto, picture, slide, tool } from './support/lightbox';
import { beyond, expect, test } from './support/test';

test('the picture in view is shared by its address', beyond(), async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await page.addInitScript(() => Reflect.deleteProperty(Navigator.prototype, 'share'));
  await openPhoto(page, 4);
  await tool(page, 'Share').click();
  await expect(lightboxOf(page).getByRole('status')).toHaveText('The link to this picture is copied.');
  const shared = page.url().replace('#photo=4', '&photo=4');
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(shared);
  await expect(lightboxOf(page).getByRole('status')).toBeEmpty({ timeout: 8_000 });
});

test('Escape leaves full screen and does not close there', beyond(), async ({ page }) => {
  await openPhoto(page, 1);
  await tool(page, 'Enter Fullscreen').click();
  await expect(tool(page, 'Exit Fullscreen')).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement !== null)).toBe(true);
  await page.keyboard.press('Escape');
  await expect(tool(page, 'Enter Fullscreen')).toBeVisible();
  await expect(lightboxOf(page)).toBeVisible();
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
  await page.keyboard.press('Escape');
  await expect(lightboxOf(page)).toHaveCount(0);
});

test('full screen is left by its button, too, and by closing', beyond(), async ({ page }) => {
  await openPhoto(page, 1);
  await tool(page, 'Enter Fullscreen').click();
  await tool(page, 'Exit Fullscreen').click();
  await expect(tool(page, 'Enter Fullscreen')).toBeVisible();
  await tool(page, 'Enter Fullscreen').click();
  await expect(tool(page, 'Exit Fullscreen')).toBeVisible();
  await tool(page, 'Close').click();
  await expect(lightboxOf(page)).toHaveCount(0);
  expect(await page.evaluate(() => document.fullscreenElement)).toBeNull();
});

test(
  'the arrows stand beside the middle of the picture, the thumbnails below it',
  beyond(),
  async ({ page }) => {
    await openPhoto(page, 2);
    await expect(picture(page)).toBeVisible();
    const middle = async (what: Locator) => {
      const { x = 0, y = 0, width = 0, height = 0 } = (await what.boundingBox()) ?? {};
      return { x: x + width / 2, y: y + height / 2 };
    };
    const shown = await middle(picture(page));
    expect((await middle(tool(page, 'Next'))).y).toBeCloseTo(shown.y, -0.5);
    const current = lightboxOf(page).locator('nav [aria-current]');
    await expect.poll(async () => Math.abs((await middle(current)).x - shown.x)).toBeLessThan(3);
  },
);

test(
  'on a phone that lies on its side the information stands beside the picture',
  beyond(),
  async ({ page }) => {
    await page.setViewportSize({ width: 740, height: 360 });
    await openPhoto(page, 1);
    await tool(page, 'Show information').click();
    const information = lightboxOf(page).getByRole('complementary', { name: 'Information' });
    await expect(information).toBeVisible();
    const rightOf = async (what: Locator) => {
      const box = await what.boundingBox();
      return (box?.x ?? 0) + (box?.width ?? 0);
    };
    const left = (await information.boundingBox())?.x ?? 0;
    await expect.poll(() => rightOf(picture(page))).toBeLessThanOrEqual(left);
    expect(await rightOf(information)).toBe(740);
  },
);

test('the slideshow moves on every 1.7 seconds until it is paused', beyond(), async ({ page }) => {
  await page.clock.install();
  await openPhoto(page, 1);
  await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1_000));
  await tool(page, 'Play slideshow').click();
  for (const shown of [1, 2, 3]) {
    await expect(picture(page)).toBeVisible();
    await page.clock.runFor(1_500);
    await expectPhotoAt(page, shown);
    await page.clock.runFor(250);
    await expect(slide(page)).toHaveAttribute('aria-label', `${shown + 1} of ${album.photos}`);
  }
  await tool(page, 'Pause slideshow').click();
  await page.clock.runFor(5_000);
  await expectPhotoAt(page, 4);
});

test('thumbnails are shown and hidden, and lead to their pictures', beyond(), async ({ page }) => {
  await openPhoto(page, 1);
  const thumbnails = lightboxOf(page).getByRole('navigation', { name: 'Thumbnails' });
  await thumbnails.getByRole('button', { name: '4 of 24', exact: true }).click();
  await expectPhotoAt(page, 4);
  await tool(page, 'Hide thumbnails').click();
  await expect(thumbnails).toBeHidden();
  await tool(page, 'Show thumbnails').click();
  await expect(thumbnails).toBeVisible();
});

test('the magnifier follows the pointer over the picture, and nowhere else', beyond(), async ({ page }) => {
  await openPhoto(page, 1);
  await expect(tool(page, 'Magnifier')).toHaveAttribute('aria-pressed', 'false');
  await tool(page, 'Magnifier').click();
  await expect(tool(page, 'Magnifier')).toHaveAttribute('aria-pressed', 'true');
  const glass = lightboxOf(page).locator('.lightboxGlass');
  await page.mouse.move(400, 400);
  await expect(glass).toBeVisible();
  const middle = await glass.evaluate((lens) => {
    const { left, width } = lens.getBoundingClientRect();
    return left + width / 2;
  });
  expect(middle).toBeCloseTo(400, 0);
  await page.mouse.move(1200, 300);
  await expect(glass).toBeHidden();
  await tool(page, 'Magnifier').click();
  await expect(glass).toHaveCount(0);
});

test('the information is always open above 768 pixels and folded below', beyond(), async ({ page }) => {
  await page.setViewportSize({ width: 769, height: 800 });
  await openPhoto(page, 1);
  const information = lightboxOf(page).getByRole('complementary', { name: 'Information' });
  await expect(information).toBeVisible();
  await expect(information).toContainText('1 of 24');
  await expect(information).toContainText('18/11/2026');
  await expect(tool(page, 'Show information')).toBeHidden();
  const letter = information.getByRole('link', { name: 'Ask to remove this picture' });
  await expect(letter).toHaveAttribute('href', /^mailto:[^?]+\?subject=.*%26photo%3D1$/);
  await page.keyboard.press('ArrowRight');
  await expect(letter).toHaveAttribute('href', /%26photo%3D2$/);
  await page.keyboard.press('ArrowLeft');

  await page.setViewportSize({ width: 768, height: 800 });
  await expect(information).toBeHidden();
  await tool(page, 'Show information').click();
  await expect(information).toBeVisible();
  await tool(page, 'Hide information').click();
  await expect(information).toBeHidden();
});

test('on a phone every button has room for a thumb', beyond(), async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openPhoto(page, 1);
  for (const button of await lightboxOf(page).locator('.yarl__button:visible').all()) {
    const box = await button.boundingBox();
    expect(box?.width).toBeGreaterThanOrEqual(43.5);
    expect(box?.height).toBeGreaterThanOrEqual(43.5);
    expect(box?.x).toBeGreaterThanOrEqual(0);
    expect((box?.x ?? 0) + (box?.width ?? 0)).toBeLessThanOrEqual(360);
  }
});
