import type { Page } from '@playwright/test';

import { type OwnSchool, startOwnSchool } from './support/own-school';
import { beyond, expect, test } from './support/test';
import { open } from './support/visit';

let school: OwnSchool;

test.beforeEach(async () => {
  school = await startOwnSchool();
});
test.afterEach(async ({ page }) => {
  await page.close();
  await school.stop();
});

test('news that the school adds are shown without a restart', async ({ page }) => {
  await open(page, `${school.url}/News`);
  await expect(page.getByRole('heading', { name: 'A new slipway' })).toBeVisible();
  await school.write('records/news.json', [{ title: 'The tide is out', fromDate: '2026-11-20' }]);
  await expectServed(page, '/News', 'The tide is out');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The tide is out' })).toBeVisible();
  await expect(page.getByText('Total News: 1', { exact: true })).toBeVisible();
});

test('a mistake in a file does no harm to the pages', beyond(), async ({ page }) => {
  await open(page, `${school.url}/News`);
  await school.writeText('records/news.json', '[{ "title": ');
  await school.write('pages/our-motto.json', { blocks: [{ type: 'heading', text: 'Onward' }] });
  expect((await page.request.get(`${school.url}/healthz`)).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A new slipway' })).toBeVisible();
});

async function expectServed(page: Page, address: string, text: string): Promise<void> {
  const read = async () => (await page.request.get(school.url + address)).text();
  await expect.poll(read).toContain(text);
}
