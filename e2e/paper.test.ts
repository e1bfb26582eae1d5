import type { Page } from '@playwright/test';

import { expect, test } from './support/test';

const site = 'https://www.staelreds.example';

test.beforeEach(({ page }) => page.emulateMedia({ media: 'print' }));

test('a printed page begins with its address', async ({ page }) => {
  for (const address of ['/Calendar', '/News?year=2025']) {
    await page.goto(address);
    const line = page.locator('link[rel="canonical"]');
    await expect(line).toBeVisible();
    expect(await generatedText(page, 'link[rel="canonical"]')).toEqual([site + address]);
  }
  const name = page.getByRole('banner').getByText(/^St\. Aelred's Convent/);
  const [line, below] = await Promise.all([
    page.locator('link[rel="canonical"]').boundingBox(),
    name.boundingBox(),
  ]);
  expect(line?.y).toBeLessThan(below?.y ?? 0);
});

const papers: Record<string, string> = {
  '/Calendar': 'main details a[target="_blank"]',
  '/Circular': 'main article h2 a',
  '/EBook': 'main article h2 a',
  '/MandatoryDisclosure': 'main td a[target="_blank"][href^="/"]',
  '/TC': 'main a[target="_blank"]',
};
for (const [path, links] of Object.entries(papers)) {
  test(`the papers of ${path} are printed with their full addresses`, async ({ page }) => {
    await page.goto(path);
    const files = await page
      .locator(links)
      .evaluateAll((all) => all.map((each) => each.getAttribute('href') ?? ''));
    expect(files.length).toBeGreaterThan(0);
    const printed = await generatedText(page, links);
    for (const [at, file] of files.entries()) expect(printed[at]).toContain(site + file);
  });
}

test('a carousel is printed with six slides at most', async ({ page }) => {
  await page.goto('/home');
  const pictures = page.locator('[aria-label="Our school in pictures"]').getByRole('group');
  await expect(pictures).toHaveCount(6);
});

test('the sheet for the notice board fits on one A4', async ({ page }) => {
  await page.goto('/NoticeSheet');
  const pdf = await page.pdf({ preferCSSPageSize: true });
  expect(pdf.toString('latin1')).toContain('/Count 1');
});

/** What the styles write after elements. */
function generatedText(page: Page, selector: string): Promise<string[]> {
  return page
    .locator(selector)
    .evaluateAll((all) =>
      all.map((each) => getComputedStyle(each, '::after').content.replaceAll(/" "|"/g, '')),
    );
}
