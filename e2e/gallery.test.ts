import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe';
import { album, expectPhotoAt, openPhoto, photos, zoomOf } from './support/lightbox';
import { albums, from } from './support/sample';
import { shiftOf } from './support/shift';
import { beyond, expect, test } from './support/test';
import { open } from './support/visit';

test('leads from the gallery into an album and back', async ({ page }) => {
  const [first] = from('2026', albums());
  await open(page, '/PhotoGallery');
  await page.getByRole('link', { name: `View More of ${first?.title ?? ''}` }).click();
  await expect(page.getByRole('heading', { level: 1, name: first?.title ?? '' })).toBeVisible();
  await expect(page).toHaveTitle(new RegExp(`^${first?.title ?? ''} - `));
  await expect(photos(page)).toHaveCount(first?.attachments.length ?? 0);
  await page.getByRole('link', { name: 'Go Back' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'Photo Gallery' })).toBeVisible();
});

test('leads into an album by its cover too', beyond(), async ({ page }) => {
  const [first] = from('2026', albums());
  await open(page, '/PhotoGallery');
  const box = await page.getByRole('article').first().locator('img').boundingBox();
  await page.mouse.click((box?.x ?? 0) + 100, (box?.y ?? 0) + 100);
  await expect(page.getByRole('heading', { level: 1, name: first?.title ?? '' })).toBeVisible();
});

test.describe('without script', () => {
  test.use({ javaScriptEnabled: false });

  test('an album shows its pictures, and makes large the one that is pressed', async ({ page }) => {
    await page.goto(album.path);
    await expect(photos(page)).toHaveCount(album.photos);
    const third = photos(page).nth(2);
    const before = await third.boundingBox();
    await third.click();
    await expect(page).toHaveURL(/#photo=3$/);
    expect((await third.boundingBox())?.width).toBeGreaterThan(3 * (before?.width ?? Infinity));
  });
});

test('an album that is not there says so with status 404', async ({ request }) => {
  for (const query of ['?id=no-such-album', '', '?id=', `?id=${'a'.repeat(201)}`]) {
    const response = await request.get(`/SubGallery${query}`);
    expect(response.status(), query).toBe(404);
    const html = await response.text();
    expect(html, query).toContain('There is no such album');
    expect(html, query).toContain('See all albums');
  }
});

test('one achievement is open at a time, the newest first', async ({ page }) => {
  await open(page, '/Achievements');
  const items = page.locator('#content details[name]');
  await expect(items.nth(0)).toHaveAttribute('open');
  await items.nth(1).locator('summary').click();
  await expect(items.nth(1)).toHaveAttribute('open');
  await expect(items.nth(0)).not.toHaveAttribute('open');
});

test('an album weighs at most 400 KB on a phone, and nothing of it moves while its pictures come', async ({
  page,
}) => {
  await page.setViewportSize({ width: 360, height: 740 });
  let bytes = 0;
  page.on('requestfinished', (request) => {
    void request.sizes().then(({ responseBodySize }) => (bytes += responseBodySize));
  });
  // compressed forms are made in the background
  await page.request.get(album.path);
  await page.goto(album.path, { waitUntil: 'networkidle' });
  // as long as it is not scrolled
  expect(bytes).toBeGreaterThan(50_000);
  expect(bytes).toBeLessThanOrEqual(400_000);
  expect(await page.evaluate(shiftOf)).toBeLessThan(0.01);
});

test.describe('a picture that is missing', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  test('is said to be so in its place', async ({ page }) => {
    await page.route('**/annual-day-2026/02.webp*', (route) => route.abort());
    await page.goto(album.path);
    const missing = photos(page).nth(1).locator('img');
    const words = () => missing.evaluate((image) => getComputedStyle(image, '::after').content);
    await expect.poll(words).toContain('Picture missing');
    expect((await missing.boundingBox())?.width).toBeGreaterThan(100);
  });
});

test('the lightbox is accessible', async ({ page }) => {
  await openPhoto(page, 2);
  await expectAccessible(page, 'lightbox');
});

test.describe('by touch', () => {
  test.use({ hasTouch: true, isMobile: true, viewport: { width: 360, height: 740 } });

  test('a swipe changes the slide and two fingers zoom', async ({ page }) => {
    await page.goto(album.path);
    await photos(page).nth(1).tap();
    await expectPhotoAt(page, 2);
    await swipe(page, 300, 40);
    await expectPhotoAt(page, 3);
    await swipe(page, 60, 320);
    await expectPhotoAt(page, 2);
    await pinch(page);
    await expect.poll(() => zoomOf(page)).toBeGreaterThan(1.2);
  });
});

async function swipe(page: Page, fromX: number, toX: number): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', x?: number) =>
    devtools.send('Input.dispatchTouchEvent', { type, touchPoints: x === undefined ? [] : [{ x, y: 380 }] });
  await touch('touchStart', fromX);
  for (let step = 1; step <= 8; step += 1) await touch('touchMove', fromX + ((toX - fromX) * step) / 8);
  await touch('touchEnd');
}

async function pinch(page: Page): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const touch = (type: 'touchStart' | 'touchMove' | 'touchEnd', apart?: number) =>
    devtools.send('Input.dispatchTouchEvent', {
      type,
      touchPoints:
        apart === undefined
          ? []
          : [
              { x: 180 - apart, y: 380, id: 1 },
              { x: 180 + apart, y: 380, id: 2 },
            ],
    });
  await touch('touchStart', 30);
  for (let apart = 35; apart <= 90; apart += 5) await touch('touchMove', apart);
  await touch('touchEnd');
}
