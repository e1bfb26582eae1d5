import { beyond, expect, test } from './support/test';
import { expectSameDocument, introOf, markDocument, noticesOf, open } from './support/visit';

const MORNING = new Date('2026-11-21T09:00:00Z').getTime();

test('the intro plays over / alone, muted and with captions, its Close button focused', async ({ page }) => {
  await open(page, '/');
  const intro = introOf(page);
  await expect(intro).toBeVisible();
  await expect(intro.getByRole('button', { name: 'Close' })).toBeFocused();
  const film = intro.locator('video');
  await expect(film).toBeVisible();
  await expect(film).toHaveJSProperty('muted', true);
  await expect(film.locator('track[kind="captions"][srclang="en"]')).toHaveCount(1);
  await expect.poll(() => film.evaluate((video: HTMLVideoElement) => video.currentTime)).toBeGreaterThan(0);
  await intro.getByRole('button', { name: 'Close' }).click();
  await expect(intro).toHaveCount(0);
});

test('the intro comes again at each arrival on /', beyond(), async ({ page }) => {
  const intro = introOf(page);
  await open(page, '/');
  await intro.getByRole('button', { name: 'Close' }).click();
  await noticesOf(page).getByRole('button', { name: 'Close' }).click();
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'Latest News' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
  await page.goBack();
  await expect(intro).toBeVisible();
  await expectSameDocument(page);

  await open(page, '/');
  await expect(intro).toBeVisible();
});

test('the intro goes away by itself after 150 seconds', async ({ page }) => {
  await page.clock.install({ time: MORNING });
  await open(page, '/');
  await expect(introOf(page)).toBeVisible();
  const shown = await page.evaluate(() => Date.now());
  await page.clock.pauseAt(MORNING + 149_000);
  await expect(introOf(page)).toBeVisible();
  await page.clock.pauseAt(shown + 151_000);
  await expect(introOf(page)).toHaveCount(0);
});

test('who wants no motion sees a still picture', beyond(), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, '/');
  const intro = introOf(page);
  await expect(intro.getByRole('img')).toBeVisible();
  await expect(intro.locator('video')).toHaveCount(0);
});
