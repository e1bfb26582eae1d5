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
import { expect, test } from './support/test';
import { gate, expectHydrated, open } from './support/visit';

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

test('the buttons change the slide too', async ({ page }) => {
  await openPhoto(page, 2);
  await tool(page, 'Next').click();
  await expectPhotoAt(page, 3);
  await tool(page, 'Previous').click();
  await expectPhotoAt(page, 2);
});

test('a change of slide takes about half a second', async ({ page }) => {
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

test('a drag of more than two pixels is no press', async ({ page }) => {
  await openPhoto(page, 4);
  await page.mouse.move(15, 150);
  await page.mouse.down();
  await page.mouse.move(19, 150);
  await page.mouse.up();
  await expect(lightboxOf(page)).toBeVisible();
});

test('its address opens it, and going back leaves to where the visitor came from', async ({ page }) => {
  await page.goto('/PhotoGallery');
  await page.goto(`${album.path}#photo=7`);
  await expectPhotoAt(page, 7);
  await page.keyboard.press('Escape');
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/id=album-annual-day-2026$/);
  await expect(photos(page).nth(6)).toBeFocused();
  await page.goBack();
  await expect(page).toHaveURL(/\/PhotoGallery$/);
});

test('an address beyond the last picture opens the last', async ({ page }) => {
  await page.goto(`${album.path}#photo=99`);
  await expectPhotoAt(page, album.photos);
  await page.keyboard.press('Escape');
  await expect(photos(page).last()).toBeFocused();
});

test('an address that names a picture where there is none is cleaned, and the keys are the page’s', async ({
  page,
}) => {
  await page.goto('/Events?year=2020#photo=1');
  await expect(page).toHaveURL(/\?year=2020$/);
  const search = page.getByRole('searchbox', { name: 'Search' });
  await search.fill('ab');
  await search.press('ArrowLeft');
  await page.keyboard.type('c');
  await expect(search).toHaveValue('acb');
});

test('a press that comes before the page lives is not lost', async ({ page }) => {
  await page.goto(album.path, { waitUntil: 'commit' });
  await photos(page).nth(4).click();
  await expectPhotoAt(page, 5);
});

test('after a press that the browser itself followed, one step back leaves the page', async ({ page }) => {
  await page.goto('/PhotoGallery');
  const scripts = await gate(page);
  await page.goto(album.path, { waitUntil: 'commit' });
  await photos(page).nth(4).press('Enter');
  await expect(page).toHaveURL(/#photo=5$/);
  scripts.open();
  await expectPhotoAt(page, 5);
  await page.keyboard.press('Escape');
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(/id=album-annual-day-2026$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/PhotoGallery$/);
});

test('an event’s picture is found again by its address, whatever year was chosen', async ({ page }) => {
  await open(page, '/Events');
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2024');
  await expect(page.getByText('Total Events: 9')).toBeVisible();
  await photos(page)
    .nth(2)
    .evaluate((photo) => photo.setAttribute('data-marked', ''));
  await photos(page).nth(2).press('Enter');
  await expectPhotoAt(page, 3);
  const about = lightboxOf(page).getByRole('complementary');
  const title = await about.getByRole('heading').textContent();
  await expect(page).toHaveURL(/\?year=2024#photo=3$/);
  await page.keyboard.press('Escape');
  await expect(page.locator('[data-marked]')).toBeFocused();
  await photos(page).nth(2).click();
  await expectPhotoAt(page, 3);
  await page.reload();
  await expectPhotoAt(page, 3);
  await expect(about.getByRole('heading')).toHaveText(title ?? '');
  await expect(about).toContainText('3 of 9');
  await page.keyboard.press('Escape');
  await expect(lightboxOf(page)).toHaveCount(0);
  await expectHydrated(page);
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('2024');
});

test('an achievement’s pictures stand still behind it', async ({ page }) => {
  await page.clock.install();
  await open(page, '/Achievements');
  await photos(page).nth(1).press('Enter');
  await expectPhotoAt(page, 2);
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

test('its code comes with the first picture that is pointed at, and weighs at most 27 KB', async ({
  page,
}) => {
  const sizes: Promise<number>[] = [];
  page.on('requestfinished', (request) => {
    if (request.url().includes('lightbox-viewer'))
      sizes.push(request.sizes().then((all) => all.responseBodySize));
  });
  await open(page, album.path);
  await page.waitForTimeout(500);
  expect(sizes).toHaveLength(0);
  await photos(page).nth(1).hover();
  await expect.poll(() => sizes.length).toBe(1);
  const [size = 0] = await Promise.all(sizes);
  expect(size).toBeGreaterThan(10_000);
  expect(size).toBeLessThanOrEqual(27_000);
});

test('its code comes with the first picture that is focused', async ({ page }) => {
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

test('opening it fifty times leaves no more than 5 % in memory', async ({ page }) => {
  test.setTimeout(120_000);
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

test('an event’s picture opens large, and an achievement’s', async ({ page }) => {
  await openPhoto(page, 2, '/Events');
  await expect(lightboxOf(page).getByRole('complementary')).toContainText('2 of 13');
  await page.keyboard.press('Escape');
  await openPhoto(page, 1, '/Achievements');
  await expect(lightboxOf(page)).toHaveAttribute('aria-label', 'Our Achievements');
});

test('the rooms of the school open large', async ({ page }) => {
  await openPhoto(page, 2, '/Infrastructure');
  await expect(lightboxOf(page)).toHaveAttribute('aria-label', 'School Infrastructure');
  await expect(lightboxOf(page).getByRole('complementary')).toContainText('Examination Room');
  await page.keyboard.press('Escape');
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(photos(page).nth(1)).toBeFocused();
});

test('a change of slide is announced', async ({ page }) => {
  await openPhoto(page, 1);
  const slides = lightboxOf(page).getByRole('region', { name: /^Annual Day 2026/ });
  await expect(slides).toHaveAttribute('aria-live', 'polite');
  await page.keyboard.press('ArrowRight');
  await expectPhotoAt(page, 2);
  await expect(picture(page)).toHaveAccessibleName(/photo 2 of 24$/);
});

test('while a picture is on its way its thumbnail stands in for it', async ({ page }) => {
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
