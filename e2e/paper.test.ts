import { generatedText, site } from './support/print';
import { expect, test } from './support/test';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('a printed page begins with its address', async ({ page }) => {
  for (const address of ['/Calendar', '/News?year=2025']) {
    await page.goto(address);
    await expect(page.locator('head')).toBeVisible();
    expect(await generatedText(page, 'head')).toEqual([site + address]);
  }
  const name = page.getByRole('banner').getByText(/^St\. Aelred's Convent/);
  const [line, below] = await Promise.all([page.locator('head').boundingBox(), name.boundingBox()]);
  expect(line?.y).toBeLessThan(below?.y ?? 0);
});

test('a carousel is printed with six slides at most', async ({ page }) => {
  await page.goto('/home');
  const pictures = page.locator('[aria-label="Our school in pictures"]').getByRole('group');
  await expect(pictures).toHaveCount(6);
});
