import { expect, test } from './support/test';
import { open, pages } from './support/visit';

for (const { path, heading } of pages) {
  test(`${path} shows one main heading, its title, and its landmarks`, async ({ page }) => {
    await open(page, path);
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(heading);
    await expect(page).toHaveTitle(/^.+ - St\. Aelred's Convent School, Kanakpur$/);
    for (const landmark of ['header', 'main', 'footer']) await expect(page.locator(landmark)).toHaveCount(1);
    await expect(page.locator('nav[aria-label="Main"]')).toHaveCount(1);
  });

  test(`${path} comes with a strict security policy`, async ({ request }) => {
    const response = await request.get(path);
    const policy = response.headers()['content-security-policy'] ?? '';
    expect(response.status()).toBe(200);
    expect(policy).toContain("default-src 'none'");
    expect(policy).toContain("require-trusted-types-for 'script'");
    expect(policy).not.toMatch(/unsafe-(inline|eval)/);
  });

  test(`${path} is found whatever the case of its letters`, async ({ page, request }) => {
    expect((await request.get(path.toUpperCase())).status()).toBe(200);
    await open(page, path.toLowerCase());
    await expect(page.getByRole('heading', { level: 1, includeHidden: true })).toHaveText(heading);
  });
}

test.describe('at an address without a page', () => {
  test.use({ expectedTrouble: /status of 404/ });

  test('the error screen says so and leads home', async ({ page }) => {
    const response = await page.goto('/NoSuchPage');
    expect(response?.status()).toBe(404);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Unexpected Application Error!');
    await expect(page.getByText('404 Not Found')).toBeVisible();
    await expect(page.getByText('There is no page at this address.')).toBeVisible();
    await page.mouse.move(1, 1);
    await expect.poll(() => page.evaluate(() => history.scrollRestoration)).toBe('manual');
    await page.getByRole('main').getByRole('link', { name: 'Go to the home page' }).click();
    await expect(page).toHaveURL('/home');
    await expect(page.getByText('Unexpected Application Error!')).toHaveCount(0);
    await expect(page.locator('h1')).toHaveText(/^Welcome to /);
  });
});

test('a slash at the end of an address does no harm', async ({ page }) => {
  await open(page, '/News/');
  await expect(page).toHaveURL('/News');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('News');
});
