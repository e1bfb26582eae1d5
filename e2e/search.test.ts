import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe';
import { expectFits } from './support/fit';
import { beyond, expect, test } from './support/test';
import { hydrate, open } from './support/visit';

const field = (page: Page) => page.getByRole('searchbox', { name: 'Search the site' });

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('finds the text of a paper from any page, and narrows the results', async ({ page }) => {
    const paper = page.getByRole('link', { name: 'Precautions against dengue' });
    // papers are read in the background after the start
    await expect(async () => {
      await page.goto('/OurSchool');
      await page.getByRole('searchbox', { name: 'Search the site' }).fill('dengue');
      await page.keyboard.press('Enter');
      await expect(paper).toHaveAttribute('href', /\.pdf#page=1$/, { timeout: 2_000 });
    }).toPass();
    await page.goto('/Search?q=winter+uniform');
    await page.getByRole('link', { name: /^Circulars, \d/ }).click();
    await expect(page).toHaveURL(/kind=circular/);
    await expect(page.getByRole('heading', { name: 'Pages' })).toHaveCount(0);
  });
});

test('offers results as one types, by keyboard alone', async ({ page }) => {
  await open(page, '/OurSchool');
  await page.keyboard.press('/');
  await expect(page.locator('#site-search')).toBeFocused();
  await page.keyboard.type('unifrom');
  await expect(page.getByRole('listbox', { name: 'Suggestions' })).toBeVisible();
  await expect(field(page)).toHaveValue('unifrom');
  await expectAccessible(page, 'light');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/Uniform/);
});

for (const moment of ['before', 'after'] as const) {
  test(
    `offers results on its own page, ${moment} its code is here`,
    beyond(moment === 'before'),
    async ({ page }) => {
      await page.goto('/Search');
      if (moment === 'after') await hydrate(page);
      await page.locator('#search').pressSequentially('unifor', { delay: 60 });
      await expect(page.getByRole('option', { name: /^Uniform\s*Page$/ })).toBeVisible();
      await page.locator('#search').press('m');
      await expect(page.getByRole('option', { name: /^All \d+ results/ })).toHaveAttribute(
        'href',
        /q=uniform$/,
      );
    },
  );
}

test('on a phone the sign of the search leads into its field', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await open(page, '/OurSchool');
  await page.getByRole('link', { name: 'Search', exact: true }).click();
  await expect(page.locator('#search')).toBeFocused();
  await page.keyboard.type('fee for class V');
  await page.keyboard.press('Enter');
  await expect(page.getByText('Class V: Rs 5700 a quarter.')).toBeInViewport();
  // papers are read in the background after the start
  await expect(async () => {
    await page.reload();
    const paper = page.getByRole('link', { name: 'Admission: Fee structure' });
    await expect(paper).toBeInViewport({ timeout: 2_000 });
  }).toPass();
  await expectAccessible(page, 'results on a phone');
  await expectFits(page);
});

test('leads to all results, and back', async ({ page }) => {
  await open(page, '/OurSchool');
  await page.locator('#site-search').fill('fee');
  await page.getByRole('option', { name: /^All \d+ results/ }).click();
  const heading = page.getByRole('heading', { name: 'Best matches' });
  await expect(heading).toBeVisible();
  const list = page.locator('ol', { has: page.getByRole('link', { name: 'Fee structure' }) }).first();
  const [above, below] = await Promise.all([heading.boundingBox(), list.boundingBox()]);
  expect((below?.y ?? 0) - (above?.y ?? 0) - (above?.height ?? 0)).toBeGreaterThan(4);
  await expect(page.getByRole('link', { name: 'Fees of 2026-2027' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('heading', { level: 1, name: 'Our School' })).toBeVisible();
});
