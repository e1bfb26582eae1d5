import { readFileSync } from 'node:fs';
import path from 'node:path';

import { expectPhotoAt, lightboxOf, openPhoto, picture, tool } from './support/lightbox';
import { contentFolder } from './support/sample';
import { siteOver } from './support/site-over';
import { beyond, expect, test } from './support/test';

const sample = readFileSync(path.join(contentFolder, 'files/gallery/annual-day-2026/01.webp'));

test.use({ expectedErrors: /youtube-nocookie|player\.vimeo|Failed to load resource|could not be loaded/ });

const site = siteOver(() => {
  const films = ['films/run.mp4', 'https://youtu.be/kNp7sXq2Aa1', 'gallery/1.webp'];
  const odd = ['100%.jpg', 'March, 5 & 6 #1+2=3;a:b@c$d?.jpg', 'programme.pdf'];
  const record = { _id: '1', title: 'Films', description: '', date: '2026-05-01', attachments: films };
  return {
    'subGallery?id=1': [record],
    'subGallery?id=2': [{ ...record, attachments: [...films, 'https://vimeo.com/123456'] }],
    'subGallery?id=3': [{ ...record, title: 'Odd names', attachments: odd }],
  };
});

test.describe('films among the pictures', () => {
  test('nothing is asked of another site before the visitor starts its film', async ({ page }) => {
    const requested: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('youtube')) requested.push(request.url());
    });
    await page.route('https://www.youtube-nocookie.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A player</title>' }),
    );
    await openPhoto(page, 2, `${site.url()}/SubGallery?id=1`);
    expect(requested).toEqual([]);
    await tool(page, 'Play: Films').click();
    await expect(lightboxOf(page).locator('iframe')).toHaveAttribute('title', 'Films');
    await expect
      .poll(() => requested)
      .toEqual(['https://www.youtube-nocookie.com/embed/kNp7sXq2Aa1?autoplay=1']);
    // the keys are still the lightbox's own
    expect(await lightboxOf(page).evaluate((view) => view.contains(document.activeElement))).toBe(true);
    await tool(page, 'Next').click();
    await expectPhotoAt(page, 3);
    await expect(lightboxOf(page).locator('iframe')).toHaveCount(0);
  });

  test('a film of the school plays in its place', beyond(), async ({ page }) => {
    await openPhoto(page, 1, `${site.url()}/SubGallery?id=1`);
    await expect(lightboxOf(page).locator('video')).toHaveAttribute('src', '/api/image/films/run.mp4');
    await expect(picture(page)).toHaveCount(0);
  });

  test('keeps its own arrows, and leaves the tools for pictures alone', beyond(), async ({ page }) => {
    await openPhoto(page, 1, `${site.url()}/SubGallery?id=1`);
    for (const name of ['Zoom in', 'Magnifier']) {
      await expect(tool(page, name)).toBeDisabled();
    }
    const film = lightboxOf(page).locator('video');
    await film.focus();
    await page.keyboard.press('ArrowRight');
    await expect(film).toBeFocused();
    await tool(page, 'Next').press('Enter');
    await expectPhotoAt(page, 2);
  });

  test('starts by a press that slips a little, and says which one it is', beyond(), async ({ page }) => {
    await page.route('https://player.vimeo.com/**', (route) =>
      route.fulfill({ contentType: 'text/html', body: '<title>A player</title>' }),
    );
    await openPhoto(page, 2, `${site.url()}/SubGallery?id=2`);
    await expect(tool(page, 'Play: Films, film 1 of 2')).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expectPhotoAt(page, 3);
    await page.keyboard.press('ArrowRight');
    await expectPhotoAt(page, 4);
    const box = await tool(page, 'Play: Films, film 2 of 2').boundingBox();
    if (!box) throw new Error('the button is not to be seen');
    await page.mouse.move(box.x + 20, box.y + 20);
    await page.mouse.down();
    await page.mouse.move(box.x + 24, box.y + 20);
    await page.mouse.up();
    await expect(lightboxOf(page).locator('iframe')).toHaveAttribute('src', /^https:\/\/player\.vimeo\.com/);
  });
});

test.describe('pictures of an album from a provider', () => {
  test('are shown whatever marks their names have, and documents are no pictures', async ({ page }) => {
    const requested = new Set<string>();
    await page.route('**/api/image/**', (route) => {
      const { pathname } = new URL(route.request().url());
      if (pathname.endsWith('.jpg')) requested.add(pathname);
      return route.fulfill({ contentType: 'image/webp', body: sample });
    });
    await openPhoto(page, 1, `${site.url()}/SubGallery?id=3`);
    await expect(picture(page)).toBeVisible();
    await page.keyboard.press('ArrowRight');
    await expectPhotoAt(page, 2);
    await expect(lightboxOf(page).getByRole('complementary')).toContainText('2 of 2');
    await tool(page, 'Magnifier').click();
    await page.mouse.move(400, 400);
    await expect(lightboxOf(page).locator('.lightboxGlass')).toBeVisible();
    await expect(picture(page)).toBeVisible();
    expect([...requested].sort()).toEqual([
      '/api/image/100%25.jpg',
      '/api/image/March%2C%205%20%26%206%20%231%2B2%3D3%3Ba%3Ab%40c%24d%3F.jpg',
    ]);
  });

  test('are two in the row of thumbnails where there are two', beyond(), async ({ page }) => {
    await page.route('**/api/image/**', (route) =>
      route.fulfill({ contentType: 'image/webp', body: sample }),
    );
    await openPhoto(page, 1, `${site.url()}/SubGallery?id=3`);
    const thumbnails = lightboxOf(page).getByRole('navigation', { name: 'Thumbnails' });
    await expect(thumbnails.getByRole('button')).toHaveCount(2);
  });
});
