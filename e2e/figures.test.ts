import { beyond, expect, test } from './support/test';

test.describe('figures', () => {
  // as they come from the server
  test.use({ javaScriptEnabled: false });

  test('Topper pages have the one year 2024', async ({ page }) => {
    for (const path of ['/ToppersICSE', '/ToppersISC']) {
      await page.goto(path);
      await expect(page.getByRole('combobox', { name: 'Year' }).getByRole('option')).toHaveText(['2024']);
    }
  });

  test('lists offer All and the months from Jan to Dec', async ({ page }) => {
    const months = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
    for (const path of ['/News', '/Events', '/PhotoGallery']) {
      await page.goto(path);
      const options = page.getByRole('combobox', { name: 'Month' }).getByRole('option');
      await expect(options).toHaveText(['All', ...months]);
    }
  });

  test(
    'dates of an album are day/month/year, those of e-books have the long name of the month',
    beyond(),
    async ({ page }) => {
      await page.goto('/SubGallery?id=album-annual-day-2026');
      await expect(page.getByRole('main')).toContainText('Event Date18/11/2026Last Update18/11/2026');
      await page.goto('/EBook');
      for (const date of await page.locator('article time').allTextContents()) {
        expect(date).toMatch(
          /^(January|February|March|April|May|June|July|August|September|October|November|December) \d{1,2}, \d{4}$/,
        );
      }
    },
  );
});
