import { album, expectPhotoAt, lightboxOf, openPhoto, photos, picture } from './support/lightbox';
import { beyond, expect, test } from './support/test';
import { open } from './support/visit';

test('its code comes with the first picture that is pointed at, and weighs at most 27 KB', async ({
  page,
}) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('lightbox-viewer'))
      sizes.push(request.sizes().then((all) => all.responseBodySize));
  });
  await open(page, album.path);
  await page.waitForLoadState('networkidle');
  expect(sizes).toHaveLength(0);
  await photos(page).nth(1).hover();
  await expect.poll(() => sizes.length).toBe(1);
  const [size = 0] = await Promise.all(sizes);
  expect(size).toBeGreaterThan(10_000);
  expect(size).toBeLessThanOrEqual(27_000);
});

test('its code comes with the first picture that is focused', beyond(), async ({ page }) => {
  await open(page, album.path);
  const arriving = page.waitForRequest(/lightbox-viewer/);
  await photos(page).nth(1).focus();
  await arriving;
});

test.describe('a picture that fails', () => {
  test.use({ expectedErrors: /could not be loaded|Failed to load resource/ });

  test('says so and is reported, and the others go on', async ({ page }) => {
    const reported = page.waitForEvent('console', (message) =>
      message.text().includes('could not be loaded'),
    );
    await page.route('**/annual-day-2026/02.webp*', (route) => route.abort());
    await openPhoto(page, 2);
    await expect(lightboxOf(page).getByText('This picture could not be loaded.')).toBeVisible();
    expect((await reported).text()).toContain('/api/image/gallery/annual-day-2026/02.webp');
    await page.keyboard.press('ArrowRight');
    await expectPhotoAt(page, 3);
    await expect(picture(page)).toBeVisible();
  });
});

test('opening it fifty times leaves no more than 5 % in memory', beyond(), async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await open(page, album.path);
  const devtools = await page.context().newCDPSession(page);
  const openAndClose = async () => {
    await photos(page).nth(2).click();
    await expect(lightboxOf(page)).toBeVisible();
    await expect(picture(page)).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(lightboxOf(page)).toHaveCount(0);
  };
  const heap = async () => {
    for (let rounds = 0; rounds < 3; rounds += 1) await devtools.send('HeapProfiler.collectGarbage');
    const { usedSize } = await devtools.send('Runtime.getHeapUsage');
    return usedSize;
  };
  // until then the browser itself takes memory for compiling what is used often
  for (let times = 0; times < 50; times += 1) await openAndClose();
  const before = await heap();
  for (let times = 0; times < 50; times += 1) await openAndClose();
  expect((await heap()) / before).toBeLessThanOrEqual(1.05);
});

test('while a picture is on its way its thumbnail stands in for it', beyond(), async ({ page }) => {
  let send: () => void = () => undefined;
  const wanted = new Promise<void>((resolve) => (send = resolve));
  await page.route(/02\.webp\?w=(960|1280)$/, async (route) => {
    await wanted;
    await route.continue();
  });
  await open(page, album.path);
  await photos(page).nth(1).click();
  const impression = lightboxOf(page).locator('.yarl__slide_current .lightboxImpression');
  await expect(impression).toBeVisible();
  send();
  await expect(picture(page)).toBeVisible();
  await expect(impression).toBeHidden();
});
