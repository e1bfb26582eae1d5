import type { Page } from '@playwright/test';

import { contentFolder } from './support/sample';
import { type Site, startSite } from './support/site';
import { beyond, expect, test } from './support/test';
import { noticesOf, open } from './support/visit';

const days = (page: Page) =>
  page
    .getByRole('main')
    .getByText(/^Today, /)
    .locator('xpath=ancestor::section');

/** The sample school at a moment (UTC); the school is five and a half hours ahead. */
async function visitAt(
  { moment, page }: { moment: string; page?: Page },
  visit: (site: Site) => Promise<void>,
): Promise<void> {
  const site = await startSite({ SCHOOL_CONTENT: contentFolder, TEST_NOW: moment });
  try {
    await visit(site);
  } finally {
    // files that it fetches ahead would fail without a server
    await page?.goto('about:blank');
    await site.stop();
  }
}

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('home has a row for each of the next seven days, and contact for two', async ({ page }) => {
    await visitAt({ moment: '2026-11-22T05:00:00Z', page }, async ({ url }) => {
      await page.goto(`${url}/home`);
      await expect(days(page).getByRole('listitem')).toHaveText([
        'Today, 22 Nov closed',
        'Tomorrow a school day',
        'Tue, 24 Nov closed: Guru Nanak Jayanti',
        'Wed, 25 Nov a school day',
        'Thu, 26 Nov a school day',
        'Fri, 27 Nov a school day',
        /^Sat, 28 Nov a school day · .*xhibition/,
      ]);
      await expect(days(page)).toContainText(
        'the office opens tomorrow at 9:00 · all dates in your own calendar',
      );
      await page.goto(`${url}/ContactUs`);
      await expect(days(page).getByRole('listitem')).toHaveCount(2);
    });
  });

  test('the server turns the day at New Year of the school', beyond(), async ({ request }) => {
    await visitAt({ moment: '2026-12-31T18:29:50Z' }, async ({ url }) => {
      const html = async () => (await request.get(`${url}/ContactUs`)).text();
      expect(await html()).toContain('Today, 31 Dec');
      await expect.poll(html).toContain('Today, 1 Jan');
    });
  });
});

test.describe('for a visitor in Los Angeles', () => {
  test.use({ timezoneId: 'America/Los_Angeles' });

  test('an open page turns the day at midnight of the school', async ({ page }) => {
    const moment = '2026-11-22T18:00:00Z';
    await visitAt({ moment, page }, async (site) => {
      await page.clock.install({ time: moment });
      await open(page, `${site.url}/ContactUs`);
      await expect(days(page)).toContainText('Today, 22 Nov closed');
      await page.clock.fastForward('29:00');
      await expect(days(page)).toContainText('Today, 22 Nov');
      await page.clock.fastForward('02:00');
      await expect(days(page)).toContainText('Today, 23 Nov a school day');
      await expect(days(page)).toContainText('the office is open from 9:00 to 13:30');
    });
  });
});

test('the days are there on a change of page as well', beyond(), async ({ page }) => {
  await open(page, '/News');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  const notices = noticesOf(page);
  await expect(notices).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(days(page)).toContainText('the office');
});
