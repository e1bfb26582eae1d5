import { expect, test } from './support/test';
import { expectHydrated, gate } from './support/visit';

test.use({ expectedErrors: /Failed to load resource|Failed to fetch dynamically imported module/ });

test('a press while the code is on its way is answered without another page', async ({ page }) => {
  const posts: string[] = [];
  page.on('request', (request) => request.method() === 'POST' && posts.push(request.url()));
  const code = await gate(page, '**/assets/shared-deps/react.*.js');
  await page.goto('/TC');
  await expect(page.locator('html[data-boot]')).toHaveCount(1);
  await page.getByLabel('Name').fill('Nilo Barrow');
  const button = page.getByRole('button', { name: 'VIEW DETAILS' });
  await button.click();
  await expect(button).toHaveAttribute('data-captured');
  code.open();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
  await expectHydrated(page);
  await expect(page.getByLabel('Name')).toHaveValue('Nilo Barrow');
  await expect(page.getByLabel('Admission Number')).toHaveAttribute('aria-invalid', 'true');
  await expect(page.getByLabel('Name')).toHaveAttribute('aria-invalid', 'false');
  expect(posts).toEqual([]);
});

test('a press whose code has failed is the browser’s', async ({ page }) => {
  await page.route('**/assets/shared-deps/react.*.js', (route) => route.abort());
  await page.goto('/TC');
  await page.getByRole('button', { name: 'VIEW DETAILS' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
  await page.getByRole('button', { name: 'VIEW DETAILS' }).click();
  await expect(page.getByRole('alert')).toHaveText('Please fill in all fields');
});
