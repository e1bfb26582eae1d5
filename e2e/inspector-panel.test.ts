import type { Page } from '@playwright/test';

import { colourRules, expectAccessible } from './support/axe';
import { actorOf, chartOf, choose, openPanel, panelOf, showTab } from './support/inspector';
import { beyond, expect, test } from './support/test';
import { gate, noticesOf, open, openHome } from './support/visit';

test('nothing of the inspector is loaded before somebody asks for it', async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await openHome(page);
  expect(files.filter((file) => file.includes('inspect'))).toEqual([]);
  await openPanel(page);
  expect(files.some((file) => file.includes('inspect'))).toBe(true);
  await page.keyboard.press('Control+Shift+X');
  await expect(panelOf(page)).toHaveCount(0);
  await openPanel(page);
  await panelOf(page).getByRole('button', { name: 'Close', exact: true }).click();
  await expect(panelOf(page)).toHaveCount(0);
});

test('all of it works by keyboard', async ({ page }) => {
  await open(page, '/ContactUs');
  await openPanel(page);
  await actorOf(page, 'map').focus();
  await page.keyboard.press('Enter');
  await expect(chartOf(page, 'map')).toBeVisible();
  await panelOf(page).getByRole('radio', { name: 'Events' }).focus();
  await page.keyboard.press('ArrowRight');
  await expect(panelOf(page).getByRole('radio', { name: 'Context' })).toBeFocused();
  await panelOf(page).getByRole('searchbox', { name: 'State' }).fill('framed');
  await expect(chartOf(page, 'map').locator('[data-state="framed"]')).toHaveClass(/found/);
});

for (const width of [360, 768, 1280]) {
  test(`nobody is kept out of it: ${width} pixels`, beyond(), async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    await open(page, '/Events?inspect');
    await choose(page, 'list');
    await expectAccessibleInBoth(page, 'the chart');
    for (const tab of ['Events', 'Context', 'Send']) {
      await showTab(page, tab);
      await expectAccessibleInBoth(page, tab);
    }
    await expect(noticesOf(page)).toHaveCount(0);
  });
}

/** In both colour schemes. */
async function expectAccessibleInBoth(page: Page, what: string): Promise<void> {
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, `${what}, dark`);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, `${what}, light`, colourRules);
}

test(
  'its keys open it as the very first thing that happens on a page of words',
  beyond(),
  async ({ page }) => {
    const code = await gate(page);
    await page.goto('/OurMotto', { waitUntil: 'commit' });
    await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
    code.open();
    await expect(page.locator('html[data-boot]')).toHaveCount(1);
    await page.keyboard.press('Control+Shift+X');
    await expect(panelOf(page)).toBeVisible();
  },
);
