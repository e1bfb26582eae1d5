import { isAccessible } from './support/axe';
import { pages } from './support/pages';
import { expect, test } from './support/test';
import { closeOverlays, introOf, noticesOf, open } from './support/visit';

// the site's own policy would keep axe-core out
test.use({ bypassCSP: true, contextOptions: { reducedMotion: 'reduce' } });

const widths = [360, 1280];
const colorSchemes = ['light', 'dark'] as const;

for (const { path } of pages.filter((page) => page.path !== '/')) {
  test(`${path} is accessible on phones and wide screens, light and dark`, async ({ page }) => {
    await open(page, path);
    await closeOverlays(page, path);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 900 });
      for (const colorScheme of colorSchemes) {
        await page.emulateMedia({ colorScheme });
        await isAccessible(page, `${width} pixels, ${colorScheme}`);
      }
    }
  });
}

for (const width of widths) {
  for (const colorScheme of colorSchemes) {
    test(`intro, notices and menu are accessible at ${width} pixels, ${colorScheme}`, async ({ page }) => {
      await page.setViewportSize({ width, height: 900 });
      await page.emulateMedia({ colorScheme });
      await open(page, '/');
      await expect(introOf(page)).toBeVisible();
      await isAccessible(page, 'intro');
      await page.keyboard.press('Escape');
      await expect(noticesOf(page)).toBeVisible();
      await isAccessible(page, 'notices');
      await page.keyboard.press('Escape');
      await expect(noticesOf(page)).toHaveCount(0);
      if (width < 993) await page.getByRole('button', { name: 'Menu', exact: true }).click();
      await page.getByRole('navigation', { name: 'Main' }).getByText('Gallery', { exact: true }).click();
      await expect(page.getByRole('link', { name: 'Photo Gallery' }).first()).toBeVisible();
      await isAccessible(page, 'menu');
    });
  }
}

test.describe('at an address without a page', () => {
  test.use({ expectedTrouble: /status of 404/ });

  test('the error screen is accessible', async ({ page }) => {
    await page.goto('/NoSuchPage');
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      await isAccessible(page, colorScheme);
    }
  });
});

test('placeholders and marked matches are accessible', async ({ page }) => {
  await open(page, '/Events');
  await page.getByRole('searchbox', { name: 'Search' }).fill('day');
  await expect(page.getByText(/\d+ events match/)).toBeVisible();
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await isAccessible(page, `marks, ${colorScheme}`);
  }
  await open(page, '/Circular');
  await page.getByRole('searchbox', { name: 'Search' }).fill('no such circular');
  await expect(page.getByText('Total Circulars: 0')).toBeVisible();
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await isAccessible(page, `placeholder, ${colorScheme}`);
  }
});
