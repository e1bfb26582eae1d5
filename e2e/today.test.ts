import type { Page } from '@playwright/test';

import { contentFolder } from './support/sample';
import { type Site, startSite } from './support/site';
import { beyond, expect, test } from './support/test';
import { noticesOf, open } from './support/visit';

const line = (page: Page) => page.getByText('Today at school:').locator('..');

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

  test('home and contact say that the school is closed on a Sunday, and what comes next', async ({
    page,
  }) => {
    await visitAt({ moment: '2026-11-22T05:00:00Z', page }, async ({ url }) => {
      for (const path of ['/home', '/ContactUs']) {
        await page.goto(url + path);
        await expect(line(page)).toHaveText(
          'Today at school: Sunday, 22 November · closed · next: Guru Nanak Jayanti on 24 November · the office opens tomorrow at 9:00 · all dates in your own calendar',
        );
      }
    });
  });

  test('the server turns the day at New Year of the school', beyond(), async ({ request }) => {
    await visitAt({ moment: '2026-12-31T18:29:50Z' }, async ({ url }) => {
      const html = async () => (await request.get(`${url}/ContactUs`)).text();
      expect(await html()).toContain('Thursday, 31 December');
      await expect.poll(html).toContain('Friday, 1 January');
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
      await expect(line(page)).toContainText('Sunday, 22 November · closed');
      await page.clock.fastForward('29:00');
      await expect(line(page)).toContainText('Sunday, 22 November');
      await page.clock.fastForward('02:00');
      await expect(line(page)).toContainText('Monday, 23 November · a school day');
      await expect(line(page)).toContainText('the office is open from 9:00 to 13:30');
    });
  });
});

test('the line is there on a change of page as well', beyond(), async ({ page }) => {
  await open(page, '/News');
  await page.getByRole('navigation', { name: 'Breadcrumb' }).getByRole('link', { name: 'Home' }).click();
  const notices = noticesOf(page);
  await expect(notices).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(line(page)).toContainText('the office');
});
