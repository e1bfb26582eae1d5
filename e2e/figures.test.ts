import { rowOf } from './support/facts';
import { expect, test } from './support/test';
import { open } from './support/visit';

test.describe('figures', () => {
  // as they come from the server
  test.use({ javaScriptEnabled: false });

  test('each result of class X stands in its own table, and each of class XII', async ({ page }) => {
    await page.goto('/MandatoryDisclosure');
    for (const [name, results] of [
      ['Result of class X, 2019-2023', ['136/136', '138/136', '140/140', '160/160', '199/199']],
      ['Result of class XII, 2019-2023', ['123/112', '117/114', '137/137', '140/140', '149/149']],
    ] as const) {
      const rows = page.getByRole('table', { name }).locator('tbody tr');
      await expect(rows).toHaveCount(results.length);
      for (const [at, result] of results.entries()) {
        await expect(rows.nth(at)).toContainText(rowOf(2019 + at, result).replaceAll(' ', ''));
      }
    }
  });

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
    { tag: '@all' },
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

  test('the home page has seven banners and three albums', { tag: '@all' }, async ({ page }) => {
    await page.goto('/home');
    const banners = page.locator('[aria-roledescription="carousel"][aria-label="Our school in pictures"]');
    await expect(
      banners.locator('[aria-roledescription="slide"]:not([inert], [aria-hidden="true"])'),
    ).toHaveCount(7);
    const albums = page.locator('section', { has: page.locator('h2').getByText('Photo Gallery') });
    await expect(albums.getByRole('listitem')).toHaveCount(3);
  });

  test('holiday homework has sixteen classes', async ({ page }) => {
    await page.goto('/HolidayHomework');
    await expect(page.getByRole('article')).toHaveCount(16);
  });
});

test.describe('frames', () => {
  test.use({ viewport: { width: 1280, height: 900 }, expectedErrors: /www\.openstreetmap\.org/ });

  test('the frame of the map is 450 pixels high', { tag: '@all' }, async ({ page }) => {
    await page.route('https://www.openstreetmap.org/**', (route) => route.fulfill({ body: '' }));
    await open(page, '/ContactUs');
    await page.getByRole('button', { name: 'Show on OpenStreetMap' }).click();
    expect((await page.getByTitle('The school on OpenStreetMap').boundingBox())?.height).toBe(450);
  });

  test('the frame of the sample certificate is 500 pixels high', { tag: '@all' }, async ({ page }) => {
    await page.goto('/TC');
    expect((await page.getByTitle('Sample transfer certificate').boundingBox())?.height).toBe(500);
  });
});
