import { siteOver } from './support/site-over';
import { beyond, expect, test } from './support/test';
import { open } from './support/visit';

/** How many lists the page reads. */
const LISTS = 9;
const record = { _id: '1', title: 'Science week', description: 'Models', attachments: [] };
const filled: Record<string, object[]> = {
  news: [{ ...record, fromDate: '2026-11-02' }],
  birthdays: [{ ...record, name: 'Asha Rao', class: 'V' }],
};

for (const state of ['up', 'failing'] as const) {
  test.describe(
    state === 'up' ? 'while the lists are empty' : 'while the lists fail',
    beyond(state === 'up'),
    () => {
      test.use({
        expectedErrors: state === 'up' ? /^nothing$/ : /Failed to load resource|Error fetching data:/,
      });
      const site = siteOver(() => ({}), { state });

      test('each block has its placeholder, and no notice appears', async ({ page }) => {
        await open(page, `${site.url()}/home`);
        const main = page.getByRole('main');
        await expect(main.getByText('Stay Tuned For More Updates').first()).toBeVisible();
        for (const title of ['News Title', 'Event Title', 'Happy Birthday', 'Gallery Title']) {
          const card = main.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
          await expect(card).toContainText('DD / MM');
          await expect(card).toContainText('Stay Tuned For More Updates');
        }
        for (const title of ['Class X Achievers', 'Class XII Achievers']) {
          const block = main.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
          await expect(block).toContainText('100%');
        }
        for (const title of ['Director’s Message', 'Principal’s Message']) {
          await expect(main.getByRole('region', { name: title }).getByRole('blockquote')).not.toBeEmpty();
        }
        await expect(page.getByRole('complementary', { name: 'Online registration' })).toHaveCount(0);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect(page.getByRole('button', { name: 'Notices' })).toHaveCount(0);
        const notice = main.getByRole('status').filter({ hasText: 'could not be loaded' });
        if (state === 'up') await expect(notice).toHaveCount(0);
        else await expect(notice).toBeInViewport();
      });

      if (state === 'up') return;
      test('one quiet line says so, and the page fills in when the visitor tries again', async ({ page }) => {
        const failures: string[] = [];
        page.on('console', (message) => {
          if (message.text().startsWith('Error fetching data:')) failures.push(message.text());
        });
        // an answer that the page does not ask for again at once
        await page.route('**/api/*/STAELRED', (route) => route.fulfill({ status: 404 }));
        await page.clock.install();
        await open(page, `${site.url()}/home`);
        const main = page.getByRole('main');
        const retry = main.getByRole('button', { name: 'Try again' });
        await expect(retry).toBeInViewport();
        await expect(main.getByText('Some of this page could not be loaded.')).toHaveCount(1);
        await expect(main.getByRole('heading', { name: 'News Title' })).toBeVisible();

        // what the page would look into again by itself has to wait
        await expect.poll(() => failures.length).toBeGreaterThanOrEqual(LISTS);
        await page.clock.pauseAt(await page.evaluate(() => Date.now() + 100));
        await page.route('**/api/*/STAELRED', (route) => {
          const list = new URL(route.request().url()).pathname.split('/')[2] ?? '';
          return route.fulfill({ json: filled[list] ?? [] });
        });
        await retry.click();
        await expect(main.getByRole('heading', { name: 'Science week' })).toBeVisible();
        await expect(main.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
        await expect(retry).toHaveCount(0);
      });
    },
  );
}
