import type { Page } from '@playwright/test';

import { expectCards, expectTotal } from './support/lists';
import { albums, circulars, from, sample } from './support/sample';
import { siteOver } from './support/site-over';
import { beyond, expect, test } from './support/test';
import { open } from './support/visit';

const narrowed = [
  { path: '/News', noun: 'News', records: sample('news') },
  { path: '/Circular', noun: 'Circulars', records: circulars() },
  { path: '/PhotoGallery', noun: 'Categories', records: albums() },
];
const lists = [...narrowed, { path: '/Events', noun: 'Events', records: sample('events') }];

for (const { path, noun, records } of lists) {
  test(
    `${path} begins with the current year, newest first, and offers all its years`,
    beyond(path !== '/Circular'),
    async ({ page }) => {
      const ofYear = from('2026', records);
      await open(page, path);
      await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('2026');
      await expect(page.getByRole('combobox', { name: 'Month' })).toHaveValue('All');
      await expectTotal(page, noun, ofYear.length);
      await expectCards(page, ofYear);
      const days = await daysOf(page);
      const coming = path === '/Events' ? days.filter((day) => day >= '2026-11-21').length : 0;
      expect(days.slice(0, coming)).toEqual(days.slice(0, coming).sort());
      expect(days.slice(coming)).toEqual(days.slice(coming).sort().reverse());
      const years = page.getByRole('combobox', { name: 'Year' }).getByRole('option');
      await expect(years).toHaveText(['All', '2026', '2025', '2024', '2023']);
    },
  );

  test(`${path} follows the choice of year and month`, beyond(path !== '/PhotoGallery'), async ({ page }) => {
    await open(page, path);
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2025');
    await expectTotal(page, noun, from('2025', records).length);
    await expectCards(page, from('2025', records));

    await page.getByRole('combobox', { name: 'Month' }).selectOption('Nov');
    await expectTotal(page, noun, from('2025-11', records).length);
    await expectCards(page, from('2025-11', records));

    await page.getByRole('combobox', { name: 'Month' }).selectOption('All');
    await page.getByRole('combobox', { name: 'Year' }).selectOption('All');
    await expectTotal(page, noun, records.length);
  });
}

for (const { path, noun, records } of narrowed) {
  test(
    `${path} is narrowed while the visitor types, whatever the case`,
    beyond(path !== '/News'),
    async ({ page }) => {
      const [first] = from('2026', records);
      if (!first) throw new Error(`${path} has no records of 2026`);
      const text = first.title.slice(0, 12).toUpperCase();
      const matching = from('2026', records).filter(({ title }) => title.toUpperCase().includes(text));
      await open(page, path);
      await page.getByRole('searchbox', { name: 'Search', exact: true }).pressSequentially(text);
      await expectTotal(page, noun, matching.length);
      await expectCards(page, matching);

      await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('no such title');
      await expectTotal(page, noun, 0);
      await expect(page.getByRole('article')).toHaveCount(1);

      await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('');
      await expectTotal(page, noun, from('2026', records).length);
    },
  );
}

test('a long list shows 24 cards, and Show More 24 more each time', async ({ page }) => {
  const all = sample('news');
  await open(page, '/News');
  await page.getByRole('combobox', { name: 'Year' }).selectOption('All');
  await expectTotal(page, 'News', all.length);
  const cards = page.getByRole('article');
  const more = page.getByRole('button', { name: 'Show More' });
  await expect(cards).toHaveCount(24);
  await more.click();
  await expect(cards).toHaveCount(48);
  await more.click();
  await expect(cards).toHaveCount(all.length);
  await expect(more).toHaveCount(0);
  await expectTotal(page, 'News', all.length);
});

test('Show More leads to the first new card, says how many there are, and scrolls nothing', async ({
  page,
}) => {
  const total = sample('news').length;
  await open(page, '/News?year=All');
  const cards = page.getByRole('article');
  const more = page.getByRole('button', { name: 'Show More' });
  await more.scrollIntoViewIfNeeded();
  const scrolled = await page.evaluate(() => scrollY);
  await more.click();
  await expect(cards.nth(24)).toBeFocused();
  await expect(cards.nth(24)).toBeInViewport();
  await expect(page.getByRole('status').filter({ hasText: `24 more, 48 of ${total}` })).toBeAttached();
  expect(await page.evaluate(() => scrollY)).toBe(scrolled);
  await more.press('Enter');
  await expect(cards).toHaveCount(total);
  await expect(cards.nth(48)).toBeFocused();
});

test('Enter in the search box leaves the list as it is', beyond(), async ({ page }) => {
  await open(page, '/News');
  await page.getByRole('combobox', { name: 'Year' }).selectOption('All');
  await expect(page.getByRole('article')).toHaveCount(24);
  await page.getByRole('searchbox', { name: 'Search', exact: true }).press('Enter');
  await expect(page.getByRole('article')).toHaveCount(24);
  await expect(page).toHaveURL('/News?year=All');
});

test.describe('of a school that has nothing for this year yet', () => {
  const record = { _id: 'old', title: 'From last year', description: '', attachments: [], images: [] };
  const site = siteOver(() => ({
    'news/all': [{ ...record, fromDate: '2025-05-01' }],
    'events/All': [{ ...record, date: '2025-05-01', time: '09:00', venue: 'Hall' }],
    'circular/all': [{ ...record, date: '2025-05-01', category: 'Circular' }],
    'gallery/All': [{ ...record, date: '2025-05-01', category: 'PhotoGallery' }],
  }));

  const placeholders = [
    { path: '/News', texts: ['News Title', 'DD.MM.YYYY', 'Stay Tuned For More Updates'] },
    { path: '/Events', texts: ['Event Title', /00:00.+DD\.MM\.YYYY.+School/, 'Stay Tuned For More Updates'] },
    { path: '/Circular', texts: ['Circular Title', 'DD.MM.YYYY', 'Stay Tuned For More Updates'] },
    { path: '/PhotoGallery', texts: [/^Message from /] },
  ];
  for (const { path, texts } of placeholders) {
    test(`${path} shows its placeholder and a way to all years`, beyond(), async ({ page }) => {
      await open(page, site.url() + path);
      await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('2026');
      await expect(page.getByRole('article')).toHaveCount(1);
      for (const text of texts) await expect(page.getByRole('article').getByText(text)).toBeVisible();
      // it is there although there is no more
      if (path === '/Events') await expect(page.getByRole('button', { name: 'Show More' })).toBeDisabled();
      await page.getByRole('link', { name: 'Show all years' }).click();
      await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('All');
      await expect(page.getByRole('heading', { name: 'From last year' })).toBeVisible();
      await expect(page.getByRole('link', { name: 'Show all years' })).toHaveCount(0);
    });
  }
});

/** The days on the cards, from the first card to the last. */
async function daysOf(page: Page): Promise<string[]> {
  return page
    .locator('article time')
    .evaluateAll((all) => all.map((time) => (time as HTMLTimeElement).dateTime));
}
