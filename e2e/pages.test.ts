import { pages, spellings } from './support/pages';
import { sample } from './support/sample';
import { beyond, expect, test } from './support/test';
import { noticesOf, openHome } from './support/visit';

test('every page is found whatever the case of its letters', async ({ request }) => {
  for (const { path } of pages) {
    const [pathname = '', query] = path.split('?');
    for (const spelling of [pathname.toUpperCase(), pathname.toLowerCase()]) {
      const response = await request.get(query === undefined ? spelling : `${spelling}?${query}`);
      expect(response.status(), spelling).toBe(200);
      expect(await response.text(), spelling).toContain(`data-prerendered="${pathname}"`);
    }
  }
});

test('other spellings lead to their page, which the menu marks', async ({ page }) => {
  for (const { path, page: meant } of spellings) {
    const { heading = '' } = pages.find((each) => each.path === meant) ?? {};
    await page.goto(path);
    await expect(page.locator('h1')).toHaveText(heading);
    await expect(page.locator('nav[aria-label="Main"] [aria-current="page"]')).toHaveAttribute('href', meant);
  }
});

test('where the browser may remember nothing, pages live, lists are narrowed, and notices open once', async ({
  page,
}) => {
  await page.addInitScript(() =>
    Object.defineProperty(window, 'sessionStorage', {
      get: () => {
        throw new DOMException('Access is denied for this document.', 'SecurityError');
      },
    }),
  );
  await openHome(page);
  await page.getByRole('main').getByRole('link', { name: 'Latest News' }).click();
  await expect(page.locator('h1')).toHaveText('News');
  await page.getByRole('combobox', { name: 'Year' }).selectOption('All');
  await expect(page.getByText(`Total News: ${sample('news').length}`)).toBeVisible();
  await page.goBack();
  await expect(page.locator('h1')).toHaveText(/^Welcome/);
  await expect(page.getByRole('button', { name: 'Notices' })).toBeVisible();
  await expect(noticesOf(page)).toBeHidden();
});

test('the footer has its quick links in order', beyond(), async ({ page }) => {
  await page.goto('/News');
  const links = page
    .locator('footer div')
    .filter({ has: page.getByRole('heading', { name: 'Quick links' }) });
  await expect(links.last().getByRole('link')).toHaveText([
    'Portal Help',
    'ERP Software',
    'Transfer Certificate',
    'Alumni',
  ]);
});

test.describe('at an address without a page', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('the error screen says so and leads home', async ({ page }) => {
    const response = await page.goto('/NoSuchPage');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByText('404 Not Found')).toBeVisible();
    await expect(page.getByText('There is no page at this address.')).toBeVisible();
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/home');
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText(/^Welcome to /);
  });
});

test.describe('at an address that is misspelt', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('the error screen names the page that was meant, and the five most wanted', async ({ page }) => {
    await page.goto('/Calender');
    const meant = page.getByRole('navigation', { name: 'Did you mean' });
    await expect(meant.getByRole('link')).toHaveText(['Calendar']);
    const wanted = page.getByRole('navigation', { name: 'Most visitors look for' });
    await expect(wanted.getByRole('link')).toHaveCount(5);
    await meant.getByRole('link', { name: 'Calendar' }).click();
    await expect(page).toHaveURL('/Calendar');
    await expect(page.locator('h1')).toHaveText('Calendar');
  });
});
