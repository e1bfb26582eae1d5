import { beyond, expect, test } from './support/test';
import {
  closeOverlays,
  expectSameDocument,
  follow,
  headingOf,
  markDocument,
  open,
  openHome,
} from './support/visit';

test('a link of the menu changes the page, in the same document, and its heading takes the focus', async ({
  page,
}) => {
  await open(page, '/News');
  await markDocument(page);
  await follow(page, 'Information', 'Circular');
  await expect(headingOf(page)).toHaveText('Circular');
  await expect(headingOf(page)).toBeFocused();
  await expect(page).toHaveURL('/Circular');
  await expect(page).toHaveTitle("Circular - St. Aelred's Convent School, Kanakpur");
  await expect(page.locator('head')).toHaveAttribute('data-address', '/Circular');
  await expectSameDocument(page);
});

test('a link within a page of text does so too', async ({ page }) => {
  await open(page, '/OurMotto');
  await markDocument(page);
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  await expect(page).toHaveURL('/home');
  await expect(page.locator('head')).toHaveAttribute('data-address', '/home');
  await expectSameDocument(page);
});

test('going back returns to where the page was left, and a new page begins at its top', async ({ page }) => {
  await openHome(page);
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'Photo Gallery' }).scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(500);
  await page.getByRole('main').getByRole('link', { name: 'Photo Gallery' }).click();
  await expect(headingOf(page)).toHaveText('Photo Gallery');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);

  await page.goBack();
  await expect(headingOf(page)).toHaveText(/^Welcome/);
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(left);

  await page.goForward();
  await expect(headingOf(page)).toHaveText('Photo Gallery');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expectSameDocument(page);
});

test('a link to the page that is shown leads to its top, without another entry in the history', async ({
  page,
}) => {
  await openHome(page);
  await markDocument(page);
  await page.getByRole('main').getByRole('link', { name: 'Photo Gallery' }).scrollIntoViewIfNeeded();
  const entries = await page.evaluate(() => history.length);
  const name = page.getByRole('banner').getByRole('link', { name: /^St\. Aelred/ });
  await name.dispatchEvent('click');
  await expect.poll(() => page.evaluate(() => scrollY)).toBe(0);
  await expect(headingOf(page)).toBeFocused();
  expect(await page.evaluate(() => history.length)).toBe(entries);
  await expectSameDocument(page);
});

test(
  'the blocks of the home page are all there however the visitor comes to it',
  beyond(),
  async ({ page }) => {
    await open(page, '/News');
    await markDocument(page);
    await page
      .getByRole('banner')
      .getByRole('link', { name: /^St\. Aelred/ })
      .focus();
    await page.keyboard.press('Enter');
    await expect(headingOf(page)).toHaveText(/^Welcome/);
    await page.keyboard.press('Escape');
    for (const name of ['Latest News', 'Latest Events', 'Birthdays', 'Photo Gallery']) {
      await expect(page.getByRole('main').getByRole('heading', { name })).toBeVisible();
    }
    await expectSameDocument(page);
  },
);

test('/ and /home are the same page', beyond(), async ({ page }) => {
  const seen: { title: string; text: string | null }[] = [];
  for (const path of ['/', '/home']) {
    await open(page, path);
    if (path === '/') await closeOverlays(page, path);
    await expect(page.getByRole('dialog')).toHaveCount(0);
    seen.push({ title: await page.title(), text: await page.getByRole('main').textContent() });
  }
  const [first, second] = seen;
  expect(first?.title).toMatch(/^Home - /);
  expect(first?.text).toContain('Welcome');
  expect(second).toEqual(first);
});
