import type { Page } from '@playwright/test';

import { albums, from, sample } from './support/sample';
import { beyond, expect, test } from './support/test';
import { expectSameDocument, markDocument, open } from './support/visit';

const year = (page: Page) => page.getByRole('combobox', { name: 'Year' });
const goBack = (page: Page) => page.getByRole('link', { name: 'Go Back' });
const scrolled = (page: Page) => page.evaluate(() => Math.round(scrollY));

/** Keeps with the document where it was scrolled to at the last click. */
async function noteScrollOfClicks(page: Page): Promise<void> {
  await page.evaluate(() =>
    addEventListener(
      'click',
      () => (document.documentElement.dataset['clickedAt'] = String(Math.round(scrollY))),
      true,
    ),
  );
}

/** Chooses a year, and scrolls to the last of its albums. */
async function leaveFromLastAlbum(page: Page): Promise<{ title: string; at: number }> {
  const ofYear = from('2025', albums());
  await open(page, '/PhotoGallery');
  await markDocument(page);
  await year(page).selectOption('2025');
  await expect(page).toHaveURL('/PhotoGallery?year=2025');
  await expect(page.getByRole('article')).toHaveCount(ofYear.length);
  const link = page
    .getByRole('article')
    .last()
    .getByRole('link', { name: /^View More/ });
  await link.scrollIntoViewIfNeeded();
  const title = await page.getByRole('article').last().getByRole('heading').innerText();
  await noteScrollOfClicks(page);
  await link.click();
  await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
  const at = await page.evaluate(() => Number(document.documentElement.dataset['clickedAt']));
  expect(at).toBeGreaterThan(100);
  return { title, at };
}

async function expectLastAlbum(page: Page, { title, at }: { title: string; at: number }): Promise<void> {
  await expect(page).toHaveURL('/PhotoGallery?year=2025');
  await expect(year(page)).toHaveValue('2025');
  await expect(page.getByRole('article').last().getByRole('heading', { name: title })).toBeInViewport();
  await expect.poll(() => scrolled(page)).toBe(at);
}

test.describe('on a phone', () => {
  test.use({ viewport: { width: 360, height: 740 } });

  test('Back leads to the list of albums as it was left', async ({ page }) => {
    const left = await leaveFromLastAlbum(page);
    await page.goBack();
    await expectLastAlbum(page, left);
    await expectSameDocument(page);
  });

  test('Go Back in an album leads there too', beyond(), async ({ page }) => {
    const left = await leaveFromLastAlbum(page);
    await goBack(page).click();
    await expectLastAlbum(page, left);
    await expectSameDocument(page);
    // it was a step back, not another page
    await page.goForward();
    await expect(page.getByRole('heading', { level: 1, name: left.title })).toBeVisible();
  });
});

test('Go Back leads to all albums for a visitor who came straight to one', beyond(), async ({ page }) => {
  await open(page, '/SubGallery?id=album-annual-day-2026');
  await goBack(page).click();
  await expect(page).toHaveURL('/PhotoGallery');
  await expect(page.getByRole('heading', { level: 1, name: 'Photo Gallery' })).toBeVisible();
});

test('a reload shows the list as it was, with what Show More had brought', async ({ page }) => {
  const all = sample('news');
  await open(page, '/News');
  await year(page).selectOption('All');
  await page.getByRole('button', { name: 'Show More' }).click();
  await expect(page.getByRole('article')).toHaveCount(48);
  await expect(page).toHaveURL('/News?year=All&shown=48');
  await page.reload();
  await expect(year(page)).toHaveValue('All');
  await expect(page.getByRole('article')).toHaveCount(48);
  await expect(page.getByText(`Total News: ${all.length}`)).toBeVisible();
});

test('what was typed is in the address a moment later, and the visitor types on undisturbed', async ({
  page,
}) => {
  await open(page, '/Circular?year=All');
  await markDocument(page);
  const search = page.getByRole('searchbox', { name: 'Search', exact: true });
  await search.pressSequentially('bus route', { delay: 30 });
  await expect(page).toHaveURL('/Circular?year=All&search=bus+route');
  await expect(search).toBeFocused();
  await expect(search).toHaveValue('bus route');
  await expectSameDocument(page);
  await search.fill('');
  await expect(page).toHaveURL('/Circular?year=All');
});

test('the menu leads to a fresh list, whatever was chosen in it before', beyond(), async ({ page }) => {
  await page.setViewportSize({ width: 1280, height: 740 });
  await open(page, '/Circular');
  await markDocument(page);
  await year(page).selectOption('2024');
  await expect(page).toHaveURL('/Circular?year=2024');
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Information', { exact: true }).click();
  await menu.getByRole('link', { name: 'Circular', exact: true }).click();
  await expect(page).toHaveURL('/Circular');
  await expect(year(page)).toHaveValue('2026');
  await expectSameDocument(page);
  await page.goBack();
  await expect(year(page)).toHaveValue('2024');
});

test('a list is shared as it is narrowed, and a record by its own address', beyond(), async ({ page }) => {
  await page.addInitScript(() => {
    Object.assign(navigator, { share: ({ url }: ShareData) => void (document.title = String(url)) });
  });
  const sharing = page.waitForResponse(/\/root-config\/later\./);
  await open(page, '/News');
  await year(page).selectOption('2024');
  await sharing;
  await page.getByRole('link', { name: 'Share this list' }).click();
  await expect(page).toHaveTitle(/\/News\?year=2024$/);
  await page
    .getByRole('link', { name: /^Share: / })
    .last()
    .click();
  await expect(page).toHaveTitle(/\/News\?news=[\w-]+$/);
  await page.goto(await page.title());
  await expect(page.getByRole('article').first().getByRole('time')).toContainText('2024');
});
