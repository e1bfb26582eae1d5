import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe';
import { withWorker } from './support/offline';
import { expect, test } from './support/test';
import { hydrate } from './support/visit';

/** Names under which a browser stores something of the site. */
async function storedNames(page: Page): Promise<string[]> {
  return page.evaluate(async () => [
    ...Object.keys(localStorage),
    ...Object.keys(sessionStorage),
    ...(await caches.keys()),
    ...(await indexedDB.databases()).map(({ name = '' }) => name),
  ]);
}

test.describe('with the service worker', () => {
  test.use(withWorker);

  test('lists all that a browser stores after a visit of several pages', async ({ page, context }) => {
    for (const path of ['/home', '/Circular', '/PhotoGallery', '/OurHistory', '/News']) {
      await page.goto(path);
      await hydrate(page);
    }
    await expect.poll(() => storedNames(page)).toContain('school-2-pages');
    await expect.poll(() => storedNames(page)).toContain('workbox-expiration');
    const stored = await storedNames(page);
    expect(stored).toContain('school.notices.seen');
    expect(await context.cookies()).toEqual([]);

    await page.goto('/Privacy');
    const table = page.getByRole('table', { name: 'Stored on your device' });
    const listed = await table.getByRole('row').locator(':is(td, th):first-child').allInnerTexts();
    const isListed = (name: string) =>
      listed.some((each) => each === name || (each.endsWith('…') && name.startsWith(each.slice(0, -1))));
    expect(stored.filter((name) => !isListed(name))).toEqual([]);
  });
});

for (const width of [360, 1280]) {
  test(`leads at ${width} px in two taps to whom to ask about a picture, and to a child’s rights`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/OurHistory');
    await page.getByRole('contentinfo').getByRole('link', { name: 'Privacy' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Privacy');
    await expect(page.getByRole('link', { name: 'office@staelreds.example' }).first()).toBeVisible();
    await expect(page.getByRole('heading', { name: 'Rights of your child and you' })).toBeVisible();
    await expectAccessible(page, `${width} px`);
  });
}
