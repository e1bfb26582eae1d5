import type { Page, Response } from '@playwright/test';

import { colourRules, expectAccessible } from './support/axe';
import { facts } from './support/facts';
import { expectFilledScreen, expectFits, expectFitsLargeText } from './support/fit';
import { pages, type SitePage } from './support/pages';
import { expectPapersPrinted } from './support/print';
import {
  expectCarefulLinks,
  expectLargeTargets,
  expectNamedCards,
  expectOneLineTrail,
} from './support/reading';
import { beyond, expect, test } from './support/test';
import { closeOverlays, hydrate } from './support/visit';

const school = "St. Aelred's Convent School, Kanakpur";
const phone = { width: 360, height: 740 };
const wide = { width: 1280, height: 900 };

test.use({ contextOptions: { reducedMotion: 'reduce' } });

/** Pages whose parts other pages have as well. */
const alike = [
  '/Admission',
  '/RulesRegulations',
  '/Evaluation',
  '/Conduct',
  '/OurMotto',
  '/DirectorMessage',
  '/OurHistory',
  '/ErpSoftware',
  '/Pphelp',
  '/ToppersISC',
  '/Infrastructure',
  '/Alumni',
  '/',
  '/News',
  '/EBook',
  '/VideoGallery',
  '/PhotoGallery',
  '/Curriculum',
  '/HolidayHomework',
  '/OurDedicatedTeachers',
];

const largeTextWidths = [640, wide.width];

// a page is opened once for everything that can be seen of it without an action
for (const each of pages) {
  const { path } = each;
  const isAlike = alike.includes(path);
  test(`${path} is itself, fits every screen, and keeps nobody out`, beyond(isAlike), async ({ page }) => {
    const response = await openAs(page, path);
    await test.step('its words, title, policy and place in the menus', () =>
      expectItself(page, each, response));
    await test.step('its names and links', async () => {
      await expectNamedCards(page);
      await expectCarefulLinks(page);
    });
    await test.step('contrast in light', () => expectAccessible(page, 'light', ['color-contrast']));
    await test.step('its first screen', () => expectFilledScreen(page, path));
    await test.step('narrow and low screens', () => expectFits(page));
    await page.setViewportSize(phone);
    await test.step('its trail and room for a thumb on a phone', async () => {
      if (each.trail) await expectOneLineTrail(page);
      await expectLargeTargets(page);
    });
    await page.emulateMedia({ colorScheme: 'dark' });
    await test.step('every rule on a phone, in dark', () => expectAccessible(page, 'phone, dark'));
    await test.step('its papers in print', () => expectPapersPrinted(page, path));
    await page.emulateMedia({ media: 'screen' });
    if (isAlike) await test.step('other screens and schemes', () => expectAccessibleElsewhere(page));
    await test.step('text twice as large', () =>
      expectFitsLargeText(page, [phone.width, ...(isAlike ? largeTextWidths : [])]));
  });

  if (isAlike) continue;
  test(`${path} keeps nobody out on any screen, and bears large text`, beyond(), async ({ page }) => {
    await openAs(page, path);
    await expectAccessibleElsewhere(page);
    await expectFitsLargeText(page, largeTextWidths);
  });
}

/** On the screens and in the schemes of which "every rule on a phone, in dark" is none. */
async function expectAccessibleElsewhere(page: Page): Promise<void> {
  await page.setViewportSize(wide);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, 'wide, light');
  await page.emulateMedia({ colorScheme: 'dark' });
  await expectAccessible(page, 'wide, dark', colourRules);
  await page.setViewportSize(phone);
  await page.emulateMedia({ colorScheme: 'light' });
  await expectAccessible(page, 'phone, light', colourRules);
}

/** Opens a page, waits for its scripts, and closes what lies over it. */
async function openAs(page: Page, path: string): Promise<Response | null> {
  const response = await page.goto(path);
  await hydrate(page);
  await closeOverlays(page, path);
  return response;
}

async function expectItself(page: Page, each: SitePage, response: Response | null): Promise<void> {
  const { path, heading, title = heading } = each;
  expect(response?.status()).toBe(200);
  expectStrictPolicy(response?.headers()['content-security-policy'] ?? '');
  await expect(page.locator('h1')).toHaveText(heading);
  await expect(page).toHaveTitle(`${String(title)} - ${school}`);
  for (const landmark of ['header', 'main', 'footer']) await expect(page.locator(landmark)).toHaveCount(1);
  await expectPlaceInMenus(page, each);
  const text = (await page.getByRole('main').innerText()).replace(/\s+/g, ' ');
  expect(facts[path]?.filter((fact) => !text.includes(fact)) ?? []).toEqual([]);
}

function expectStrictPolicy(policy: string): void {
  expect(policy).toContain("default-src 'none'");
  expect(policy).toContain("require-trusted-types-for 'script'");
  expect(policy).not.toMatch(/unsafe-(inline|eval)/);
}

/** Breadcrumb, menu and footer say where the page belongs. */
async function expectPlaceInMenus(
  page: Page,
  { path, trail, home, menu, group, footer }: SitePage,
): Promise<void> {
  const steps = page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('listitem');
  await expect(steps).toHaveText(trail ?? []);
  if (trail !== undefined) {
    await expect(steps.first().getByRole('link')).toHaveAttribute('href', home ?? '/home');
    await expect(steps.last()).toHaveAttribute('aria-current', 'page');
  }
  const current = page.locator('nav[aria-label="Main"] [aria-current="page"]');
  await expect(current).toHaveText(menu === undefined ? [] : [menu]);
  if (menu !== undefined) await expect(current).toHaveAttribute('href', path);
  if (group !== undefined) {
    const around = page.locator('nav[aria-label="Main"] details').filter({
      has: page.locator('[aria-current="page"]'),
    });
    await expect(around.locator('summary')).toHaveText(group);
  }
  if (footer !== undefined) await expect(page.locator(`footer a[href="${path}"]`)).toHaveText(footer);
}
