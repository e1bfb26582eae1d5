import type { Locator, Page } from '@playwright/test';

import { beyond, expect, test } from './support/test';
import { expectSameDocument, markDocument, open } from './support/visit';

const MAX_STOPS = 40;

test('the first stop of the keyboard leads past the header', beyond(), async ({ page }) => {
  await open(page, '/News');
  await page.keyboard.press('Tab');
  const skip = page.getByRole('link', { name: 'Skip to content' });
  await expect(skip).toBeFocused();
  await expect(skip).toBeInViewport();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('main')).toBeFocused();
});

test('the keyboard goes through the header, opens a group and follows its link', async ({ page }) => {
  await open(page, '/News');
  await markDocument(page);
  const menu = page.getByRole('navigation', { name: 'Main' });
  await tabTo(page, page.getByRole('banner').getByRole('link', { name: 'Login' }));
  await tabTo(page, menu.locator('summary', { hasText: 'Information' }));
  await page.keyboard.press('Enter');
  const link = menu.getByRole('link', { name: 'Circular' });
  await expect(link).toBeVisible();
  await tabTo(page, link);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Circular');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(link).toBeHidden();
  await expectSameDocument(page);
});

test('every stop of the keyboard can be seen', async ({ page }) => {
  await open(page, '/Circular');
  for (let stop = 0; stop < 25; stop += 1) {
    await page.keyboard.press('Tab');
    const focused = page.locator(':focus');
    await expect(focused).toBeInViewport();
    const isOutlined = await focused.evaluate((element) =>
      [null, '::after'].some((part) => {
        const { outlineStyle, outlineWidth } = getComputedStyle(element, part);
        return outlineStyle !== 'none' && outlineWidth !== '0px';
      }),
    );
    expect(isOutlined, await focused.evaluate((element) => element.outerHTML.slice(0, 120))).toBe(true);
  }
});

test('one group of the menu is open at a time, and Escape closes it', async ({ page }) => {
  await open(page, '/News');
  const menu = page.getByRole('navigation', { name: 'Main' });
  const about = menu.locator('summary', { hasText: 'About Us' });
  await about.press('Enter');
  await expect(menu.getByRole('link', { name: 'Our School' })).toBeVisible();
  await menu.locator('summary', { hasText: 'Gallery' }).press('Enter');
  await expect(menu.getByRole('link', { name: 'Photo Gallery' })).toBeVisible();
  await expect(menu.getByRole('link', { name: 'Our School' })).toBeHidden();
  await page.keyboard.press('Escape');
  await expect(menu.getByRole('link', { name: 'Photo Gallery' })).toBeHidden();
  await expect(menu.locator('summary', { hasText: 'Gallery' })).toBeFocused();
});

test('a press beside the menu closes its group', beyond(), async ({ page }) => {
  await open(page, '/News');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('About Us').click();
  await expect(menu.getByRole('link', { name: 'Our School' })).toBeVisible();
  await page.getByText(/^Total /).click();
  await expect(menu.getByRole('link', { name: 'Our School' })).toBeHidden();
});

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('the keyboard opens the drawer, follows a link, and the drawer is gone', async ({ page }) => {
    await open(page, '/News');
    await markDocument(page);
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    const menu = page.getByRole('navigation', { name: 'Main' });
    await expect(menu).toBeHidden();
    await tabTo(page, button);
    await page.keyboard.press('Enter');
    await expect(menu).toBeVisible();
    await tabTo(page, menu.locator('summary', { hasText: 'Gallery' }));
    await page.keyboard.press('Enter');
    await tabTo(page, menu.getByRole('link', { name: 'Photo Gallery' }));
    await page.keyboard.press('Enter');
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo Gallery');
    await expect(menu).toBeHidden();
    await expectSameDocument(page);
  });

  test('Escape closes the drawer and gives the focus back', async ({ page }) => {
    await open(page, '/News');
    const button = page.getByRole('button', { name: 'Menu', exact: true });
    await button.press('Enter');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
    await expect(button).toBeFocused();
  });

  test('the drawer has a button that closes it', beyond(), async ({ page }) => {
    await open(page, '/News');
    await page.getByRole('button', { name: 'Menu', exact: true }).click();
    await page.getByRole('button', { name: 'Close menu' }).click();
    await expect(page.getByRole('navigation', { name: 'Main' })).toBeHidden();
  });
});

/** Presses Tab until something has the focus. */
async function tabTo(page: Page, target: Locator): Promise<void> {
  for (let stop = 0; stop < MAX_STOPS; stop += 1) {
    await page.keyboard.press('Tab');
    if (await target.evaluate((element) => element === document.activeElement)) return;
  }
  throw new Error('the keyboard does not come there');
}
