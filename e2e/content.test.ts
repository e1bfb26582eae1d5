import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { root, type Site, startSite } from './support/site';
import { expect, test } from './support/test';
import { open } from './support/visit';

let folder: string;
let site: Site;

test.beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'school-'));
  await cp(path.join(root, 'content-service/test-content/rivermouth'), folder, { recursive: true });
  site = await startSite({ SCHOOL_CONTENT: folder, SCHOOL_CODE: 'RIVERMOUTH' });
});

test.afterEach(async ({ page }) => {
  await page.close();
  await site.stop();
  await rm(folder, { recursive: true });
});

test('news that the school adds are shown without a restart', async ({ page }) => {
  await open(page, `${site.url}/News`);
  await expect(page.getByRole('heading', { name: 'A new slipway' })).toBeVisible();
  await write('records/news.json', [{ title: 'The tide is out', fromDate: '2026-11-20' }]);
  await expectServed(page, '/News', 'The tide is out');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'The tide is out' })).toBeVisible();
  await expect(page.getByText('Total News: 1', { exact: true })).toBeVisible();
});

test('words that the school changes are shown without a restart', async ({ page }) => {
  await open(page, `${site.url}/OurSchool`);
  await write('pages/our-school.json', { blocks: [{ type: 'heading', text: 'Uphill once more' }] });
  await expectServed(page, '/OurSchool', 'Uphill once more');
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Uphill once more' })).toBeVisible();
});

test('a mistake in a file does no harm to the pages', { tag: '@all' }, async ({ page }) => {
  await open(page, `${site.url}/News`);
  await writeFile(path.join(folder, 'records/news.json'), '[{ "title": ');
  await write('pages/our-motto.json', { blocks: [{ type: 'heading', text: 'Onward' }] });
  expect((await page.request.get(`${site.url}/healthz`)).status()).toBe(200);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'A new slipway' })).toBeVisible();
});

async function expectServed(page: Page, address: string, text: string): Promise<void> {
  const read = async () => (await page.request.get(site.url + address)).text();
  await expect.poll(read).toContain(text);
}

async function write(file: string, content: unknown): Promise<void> {
  await writeFile(path.join(folder, file), JSON.stringify(content));
}
