import type { Locator } from '@playwright/test';

import { lightboxOf, openPhoto, tool } from './support/lightbox';
import { middleOf, TARGET } from './support/reading';
import { beyond, expect, test } from './support/test';
import { noticesOf, open } from './support/visit';

const phone = { width: 360, height: 740 };

test.describe('targets', () => {
  test.use({ viewport: phone });

  test('a row of the disclosure with one link is that link', beyond(), async ({ page }) => {
    await page.goto('/MandatoryDisclosure');
    const rows = page
      .getByRole('main')
      .getByRole('row')
      .filter({ has: page.getByRole('link') });
    expect(await rows.count()).toBeGreaterThan(15);
    for (const row of await rows.all()) {
      await row.scrollIntoViewIfNeeded();
      const box = await row.boundingBox();
      expect(box?.height).toBeGreaterThanOrEqual(TARGET);
      const href = await row.getByRole('link').getAttribute('href');
      for (const place of [0.05, 0.5, 0.95]) expect(await linkAt(row, place)).toBe(href);
    }
  });
});

test('the results of the board stay tables on phones, without moving sideways', async ({ page }) => {
  await page.setViewportSize(phone);
  await page.goto('/MandatoryDisclosure');
  for (const name of ['Result of class X, 2019-2023', 'Result of class XII, 2019-2023']) {
    const table = page.getByRole('table', { name });
    await expect(table.getByRole('columnheader', { name: 'Pass percentage' })).toBeVisible();
    const [first] = await table.locator('tbody tr').all();
    const cells = await first?.locator('td:visible').all();
    const middles = await Promise.all((cells ?? []).map(middleOf));
    expect(Math.max(...middles) - Math.min(...middles)).toBeLessThan(1);
    const beyond = await table.evaluate(({ parentElement: box }) => box && box.scrollWidth - box.clientWidth);
    expect(beyond).toBe(0);
  }
});

test('a video has a play sign, and says where it opens', beyond(), async ({ page }) => {
  await page.goto('/VideoGallery');
  const card = page.getByRole('article').first();
  await expect(card.locator('svg')).toBeVisible();
  await expect(card.getByText('Video, opens youtube.com')).toBeVisible();
});

test('forced colours mark the page in the menu, its group and its place', async ({ page }) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await page.goto('/OurMotto');
  const group = page.locator('nav[aria-label="Main"] summary').filter({ hasText: 'About Us' });
  const aside = page.getByRole('navigation', { name: /^In this section/ }).getByText('Our Motto');
  for (const marked of [
    group,
    aside,
    page
      .getByRole('listitem')
      .filter({ hasText: /^Our Motto$/ })
      .first(),
  ]) {
    await expect(marked).toHaveCSS('outline-style', 'solid');
  }
  const other = page.locator('nav[aria-label="Main"] summary').filter({ hasText: 'Gallery' });
  await expect(other).toHaveCSS('outline-style', 'none');
});

test('pictures are a little darker in the dark', beyond(), async ({ page }) => {
  await page.goto('/OurSchool');
  const picture = page.getByRole('main').getByRole('img').first();
  await expect(picture).toHaveCSS('filter', 'none');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expect(picture).toHaveCSS('filter', /^brightness\(0\.\d+\)$/);
});

test('each notice says its place, and its links what they are of', beyond(), async ({ page }) => {
  await page.setViewportSize(phone);
  await open(page, '/home');
  const first = noticesOf(page).getByRole('group').first();
  await expect(first.getByText('1 of 4', { exact: true })).toBeVisible();
  const title = (await first.getByRole('heading').textContent()) ?? '';
  for (const name of [`Attachment ?: ${title} \\(PDF\\)`, `Click Here ?: ${title}`]) {
    await expect(first.getByRole('link', { name: new RegExp(`^${name}$`) })).toBeVisible();
  }
});

test.describe('a phone', () => {
  test.use({ viewport: phone, hasTouch: true, isMobile: true });

  test(
    'has the tools of the viewer in one row, with the count of the pictures',
    beyond(),
    async ({ page }) => {
      await openPhoto(page, 3);
      const tools = lightboxOf(page).locator('.yarl__toolbar .yarl__button:visible');
      await expect(tools).toHaveCount(8);
      const middles = await Promise.all((await tools.all()).map(middleOf));
      expect(new Set(middles).size).toBe(1);
      await expect(tool(page, 'Share')).toBeVisible();
      await expect(tool(page, 'Show information')).toHaveText('3/24');
      await tool(page, 'Next').tap();
      await expect(tool(page, 'Show information')).toHaveText('4/24');
    },
  );
});

/** Address of the link at a place of an element, from its left edge to its right one. */
function linkAt(element: Locator, place: number): Promise<string | null | undefined> {
  return element.evaluate((each, share) => {
    const { left, top, width, height } = each.getBoundingClientRect();
    const found = document.elementFromPoint(left + share * width, top + height / 2);
    return found?.closest('a')?.getAttribute('href');
  }, place);
}
