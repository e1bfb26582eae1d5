import { expect, type Page } from '@playwright/test';

/** Opens a page as somebody who means to use it, and waits until its scripts have taken it over. */
export async function open(page: Page, address: string): Promise<void> {
  await page.goto(address);
  await hydrate(page);
}

/** Points at the search until the page is hydrated: a static page waits for a visitor who needs code. */
export async function hydrate(page: Page): Promise<void> {
  const search = page.locator('form[action$="/Search"]').first();
  await expect
    .poll(
      async () => {
        await search.dispatchEvent('pointerover');
        return page.locator('[data-prerendered]').count();
      },
      { intervals: [50] },
    )
    .toBe(0);
  await expectHydrated(page);
}

export async function expectHydrated(page: Page): Promise<void> {
  await expect(page.locator('#content')).toBeVisible();
  await expect(page.locator('[data-prerendered]')).toHaveCount(0);
}

/** Opens the home page and closes the notices that come with it. */
export async function openHome(page: Page): Promise<void> {
  await open(page, '/home');
  const notices = noticesOf(page);
  await expect(notices).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(notices).toBeHidden();
}

export function noticesOf(page: Page) {
  return page.getByRole('dialog', { name: 'Notices' });
}

export function introOf(page: Page) {
  return page.getByRole('dialog', { name: 'Introduction to the school' });
}

/** Leaves a mark on the document, which a reload would wipe out. */
export async function markDocument(page: Page): Promise<void> {
  await page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

export async function expectSameDocument(page: Page): Promise<void> {
  await expect(page.locator('html[data-marked]')).toHaveCount(1);
}

/** Closes what lies over the page: the intro on `/`, then the notices of the home page. */
export async function closeOverlays(page: Page, path: string): Promise<void> {
  if (path === '/') await introOf(page).getByRole('button', { name: 'Close' }).click();
  if (path === '/' || path === '/home') await noticesOf(page).getByRole('button', { name: 'Close' }).click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
}

/** Holds requests back until the gate is opened, by default those for the site's scripts. */
export async function gate(page: Page, files = '**/assets/**/*.js'): Promise<{ open: () => void }> {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  await page.route(files, async (route) => {
    await opened;
    await route.continue();
  });
  return { open };
}

/** Goes to a page of a menu group, as a visitor with a mouse does. */
export async function follow(page: Page, group: string, label: string): Promise<void> {
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText(group, { exact: true }).click();
  await menu.getByRole('link', { name: label }).click();
}

export function headingOf(page: Page) {
  return page.getByRole('heading', { level: 1 });
}
