import type { Page } from '@playwright/test';

import { albums, circulars, from, sample, type SampleRecord } from './support/sample';
import { beyond, expect, test } from './support/test';

test.use({ javaScriptEnabled: false });

const lists = [
  { path: '/News', noun: 'News', records: sample('news') },
  { path: '/Events', noun: 'Events', records: sample('events') },
  { path: '/Circular', noun: 'Circulars', records: circulars() },
  { path: '/PhotoGallery', noun: 'Categories', records: albums() },
];

test('a circular is read where it is, without its PDF', async ({ page }) => {
  const read = page.getByRole('link', { name: 'Read here: Periodic Test-2 and pre-boards, December 2026' });
  // a server that has just started reads its PDFs after the first pages
  await expect(async () => {
    await page.goto('/Circular');
    await read.click();
    await expect(page.getByRole('article').first()).toContainText(
      'classes X and XII is written from 7 to 18',
      { timeout: 1_000 },
    );
  }).toPass();
});

for (const { path, noun, records } of lists) {
  test(
    `${path} shows the records of the year without a script`,
    beyond(path !== '/Circular'),
    async ({ page }) => {
      const ofYear = from('2026', records);
      await page.goto(path);
      await expect(page.getByText(`Total ${noun}: ${ofYear.length}`)).toBeVisible();
      await expect(page.getByRole('article')).toHaveCount(Math.min(24, ofYear.length));
      for (const title of titlesOf(ofYear.slice(0, 5))) await expect(cardOf(page, title)).toBeVisible();
    },
  );

  test(
    `${path} is narrowed by its form without a script`,
    beyond(path !== '/PhotoGallery'),
    async ({ page }) => {
      await page.goto(path);
      await page.getByRole('combobox', { name: 'Year' }).selectOption('2025');
      await page.getByRole('button', { name: 'Show', exact: true }).click();
      const ofYear = from('2025', records);
      await expect(page.getByText(`Total ${noun}: ${ofYear.length}`)).toBeVisible();
      await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('2025');
      for (const title of titlesOf(ofYear.slice(0, 5))) await expect(cardOf(page, title)).toBeVisible();
    },
  );
}

test('year, month and search together narrow the news without a script', beyond(), async ({ page }) => {
  const [news] = sample('news');
  if (!news?.fromDate) throw new Error('the sample school has no news');
  await page.goto('/News');
  await page.getByRole('combobox', { name: 'Year' }).selectOption(news.fromDate.slice(0, 4));
  await page.getByRole('combobox', { name: 'Month' }).selectOption('Nov');
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill(news.title.toUpperCase());
  await page.keyboard.press('Enter');
  await expect(page.getByText('Total News: 1')).toBeVisible();
  await expect(cardOf(page, news.title)).toBeVisible();
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue(
    news.title.toLowerCase(),
  );
});

test('Show More shows more without a script', beyond(), async ({ page }) => {
  const all = sample('news');
  await page.goto('/News?year=All');
  await expect(page.getByRole('article')).toHaveCount(24);
  await page.getByRole('button', { name: 'Show More' }).click();
  await expect(page.getByRole('article')).toHaveCount(48);
  await page.getByRole('button', { name: 'Show More' }).click();
  await expect(page.getByRole('article')).toHaveCount(all.length);
  await expect(page.getByText(`Total News: ${all.length}`)).toBeVisible();
});

test('the home page shows its blocks without a script', async ({ page }) => {
  await page.goto('/home');
  const main = page.getByRole('main');
  for (const name of ['Latest News', 'Latest Events', 'Birthdays', 'Photo Gallery']) {
    await expect(main.getByRole('heading', { name })).toBeVisible();
  }
  const [news] = sample('news');
  await expect(main.getByRole('heading', { name: news?.title ?? '' })).toBeVisible();
  await expect(
    main.getByRole('link', { name: sample('highlight')[0]?.description ?? '' }).first(),
  ).toBeVisible();
});

test('the menu opens and leads on without a script', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await page.goto('/News');
  await page.getByRole('button', { name: 'Menu' }).click();
  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByText('Information').click();
  await menu.getByRole('link', { name: 'Circular' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Circular');
});

function cardOf(page: Page, title: string) {
  return page.getByRole('article').filter({ has: page.getByRole('heading', { name: title, exact: true }) });
}

function titlesOf(records: readonly SampleRecord[]): string[] {
  return [...new Set(records.map(({ title }) => title))];
}
