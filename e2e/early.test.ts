import { circulars, from } from './support/sample';
import { expect, test } from './support/test';
import { expectHydrated, gate } from './support/visit';

test('years and words chosen before the scripts arrive are kept', async ({ page }) => {
  const scripts = await gate(page);
  await page.goto('/Circular', { waitUntil: 'commit' });
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2025');
  await expect(page.getByText(`Total Circulars: ${from('2026', circulars()).length}`)).toBeVisible();
  scripts.open();
  await expectHydrated(page);
  await expect(page.getByText(`Total Circulars: ${from('2025', circulars()).length}`)).toBeVisible();
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('2025');
});

test('links work before the scripts arrive', async ({ page }) => {
  await gate(page);
  await page.goto('/News', { waitUntil: 'commit' });
  const breadcrumb = page.getByRole('navigation', { name: 'Breadcrumb' });
  await breadcrumb.getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome/);
});

test.describe('the first press of a button', () => {
  test.use({ hasTouch: true, expectedErrors: /www\.openstreetmap\.org/ });

  test('stops all motion, though it came ahead of the code', async ({ page }) => {
    await page.addInitScript(() => sessionStorage.setItem('school.notices.seen', 'yes'));
    const scripts = await gate(page, '**/assets/shared-deps/*.js');
    await page.goto('/home');
    const button = page.getByRole('button', { name: 'Pause all motion' });
    await button.click();
    await expect(button).toHaveAttribute('data-captured');
    scripts.open();
    await expect(button).toHaveAttribute('aria-pressed', 'true');
    await expect(button).not.toHaveAttribute('data-captured');
    await expectHydrated(page);
    await expect(button).toHaveAttribute('aria-pressed', 'true');
  });

  test('shows more of a list once, with and without the code', async ({ page }) => {
    const scripts = await gate(page);
    await page.goto('/Circular?year=All', { waitUntil: 'commit' });
    const more = page.getByRole('button', { name: 'Show More' });
    await expect(page.getByRole('article')).toHaveCount(24);
    await more.click();
    await expect(page).toHaveURL(/shown=48/);
    scripts.open();
    await expectHydrated(page);
    await expect(page.getByRole('article')).toHaveCount(48);
  });
});
