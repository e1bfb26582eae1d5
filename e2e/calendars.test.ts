import { readFile } from 'node:fs/promises';

import { expect, test } from './support/test';

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('an event goes into a visitor’s own calendar, and the way to all dates is on the page', async ({
    page,
  }) => {
    await page.goto('/Events');
    const card = page.getByRole('article', { name: 'Science exhibition' });
    const download = page.waitForEvent('download');
    await card.getByRole('link', { name: 'Add to calendar' }).click();
    const text = await readFile(await (await download).path(), 'utf8');
    expect(text).toContain('SUMMARY:Science exhibition');
    expect(text).toContain('DTSTART;TZID=Asia/Kolkata:20261128T');

    await page.getByRole('main').getByRole('link', { name: 'All dates in your own calendar' }).click();
    await expect(page.getByRole('heading', { name: 'In your own calendar' })).toBeInViewport();
    const all = page.waitForEvent('download');
    await page.getByRole('link', { name: 'calendar.ics' }).click();
    expect(await readFile(await (await all).path(), 'utf8')).toContain('SUMMARY:Periodic Test-2');
  });
});

test('a list is followed by its feed, which its page names', async ({ request }) => {
  for (const [path, name] of [
    ['/Circular', 'circulars'],
    ['/News', 'news'],
    ['/Events', 'events'],
    ['/PhotoGallery', 'albums'],
  ] as const) {
    const html = await (await request.get(path)).text();
    const address = `/feeds/${name}.atom`;
    expect(html).toMatch(new RegExp(`<a href="${address}"[^>]*>.*Follow as a feed`));
    expect(html).toContain(`<link rel="alternate" type="application/atom+xml" href="${address}"`);
    expect(await (await request.get(address)).text()).toContain('<entry>');
  }
});
