import type { Page } from '@playwright/test';

import { circulars } from './support/sample';
import { shiftOf } from './support/shift';
import { beyond, expect, test } from './support/test';
import { open } from './support/visit';

const SINCE = '2026-11-10';
/** The pages of the lists, and the name of their entry in the menu. */
const pages = ['/Circular', '/News', '/PhotoGallery'];

for (const path of pages) {
  test(
    `${path} marks what is new since the last visit, until the visitor clears it`,
    beyond(path !== '/Circular'),
    async ({ page }) => {
      await page.goto(path);
      await rememberVisit(page);
      await open(page, path);
      const marked = page.locator('#content article[data-new]');
      await expect(marked).not.toHaveCount(0);
      for (const card of await marked.all()) expect(await dayOf(card)).not.toBeLessThan(Date.parse(SINCE));
      const entry = page.locator(`#site-menu a[href="${path}"]`).first();
      await expect(entry).toHaveAttribute('data-new', `${await marked.count()} new`);
      await expect(page.getByText(`${await marked.count()} new since your last visit`)).toBeInViewport();
      expect(await page.evaluate(shiftOf)).toBe(0);

      await page.getByRole('button', { name: 'Clear marks' }).click();
      await expect(page.locator('[data-new]')).toHaveCount(0);
      await open(page, path);
      await expect.poll(() => page.evaluate(() => localStorage.getItem('school.visit'))).toContain('known');
      await expect(page.locator('[data-new]')).toHaveCount(0);
    },
  );
}

test('marks follow a change of page, and can be turned off', { tag: '@all' }, async ({ page }) => {
  await page.goto('/home');
  await rememberVisit(page);
  await open(page, '/OurSchool');
  await expect(page.locator('#site-menu [data-new]')).not.toHaveCount(0);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Information', { exact: true }).click();
  await menu.getByRole('link', { name: /^Circular/ }).click();
  const isNew = circulars().filter(({ date = '' }) => date >= SINCE);
  await expect(page.locator('#content article[data-new]')).toHaveCount(isNew.length);
  await page.getByRole('button', { name: 'Do not mark' }).click();
  await expect(page.locator('[data-new]')).toHaveCount(0);
  expect(await page.evaluate(() => localStorage.getItem('school.visit'))).toBe('off');
  await page.getByRole('button', { name: 'Mark it' }).click();
  await expect(page.getByText('is not marked')).toHaveCount(0);
});

/** As if the browser had last been here some days ago, when the lists were empty. */
async function rememberVisit(page: Page): Promise<void> {
  const visit = JSON.stringify({ at: 0, day: SINCE, known: [] });
  await page.evaluate((text) => localStorage.setItem('school.visit', text), visit);
}

async function dayOf(card: ReturnType<Page['locator']>): Promise<number> {
  return Date.parse((await card.getByRole('time').getAttribute('datetime')) ?? '');
}
