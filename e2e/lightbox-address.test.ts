import { album, expectPhotoAt, lightboxOf, photos } from './support/lightbox';
import { beyond, expect, test } from './support/test';
import { expectHydrated, gate, open } from './support/visit';

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

test('an address that names a picture where there is none is cleaned, and the keys are the page’s', async ({
  page,
}) => {
  await page.goto('/Events?year=2020#photo=1');
  await expect(page).toHaveURL(/\?year=2020$/);
  const search = page.getByRole('searchbox', { name: 'Search', exact: true });
  await search.fill('ab');
  await search.press('ArrowLeft');
  await page.keyboard.type('c');
  await expect(search).toHaveValue('acb');
});

test(
  'after a press that the browser itself followed, one step back leaves the page',
  beyond(),
  async ({ page }) => {
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
  },
);

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
