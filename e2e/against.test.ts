import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { startDevProxy } from '../team/src/local/dev/proxy';
import { root } from './support/site';
import { beyond, expect, test } from './support/test';
import { buildVersion } from './support/versions';
import { open } from './support/visit';

let place: string;
let proxy: Awaited<ReturnType<typeof startDevProxy>>;
test.beforeEach(async ({ site }) => {
  place = mkdtempSync(path.join(tmpdir(), 'against-'));
  const sections = ['mf-gallery', 'mf-about'].map((name) => ({
    name: `@school/${name}`,
    folder: path.join(place, name),
  }));
  proxy = await startDevProxy({ port: 0, addressOf: () => site.url, sections });
});
test.afterEach(async ({ page }) => {
  // what it still asks for is no error
  await page.close();
  await proxy.stop();
  rmSync(place, { recursive: true });
});

/** The deployed section has other text; as webpack does, this leaves the files of the build before. */
function save(section: string, change: { from: string; to: string }): void {
  buildVersion(path.join(root, section, 'dist/browser'), path.join(place, section), change);
}
const expectTotal = (page: Page, noun: string) =>
  expect(page.locator('#content')).toContainText(new RegExp(`Total ${noun}`));

test('a section of this machine is shown in the deployed site, and again when it is saved', async ({
  page,
}) => {
  save('mf-gallery', { from: 'total:"Videos"', to: 'total:"Films"' });
  await open(page, `${proxy.url}/VideoGallery`);
  await expectTotal(page, 'Films');
  await expect(page).toHaveTitle(/^Video Gallery/);
  const styles = await page
    .locator('link[rel="stylesheet"][href*="/mf-gallery/"]')
    .evaluateAll((links: HTMLLinkElement[]) => links.map(({ href }) => new URL(href).pathname));
  expect(styles).toEqual([expect.stringMatching(/^\/dev\/mf-gallery\//)]);

  save('mf-gallery', { from: 'total:"Videos"', to: 'total:"Reels"' });
  proxy.reload();
  await expectTotal(page, 'Reels');

  const menu = page.getByRole('navigation', { name: 'Main' });
  await menu.getByRole('link', { name: 'Contact Us' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Contact Us');
  await page.goBack();
  await expectTotal(page, 'Reels');
});

test('a page of words is the local one before anybody acts on it', beyond(), async ({ page }) => {
  save('mf-about', { from: '"Our Motto"', to: '"Our Creed"' });
  await page.goto(`${proxy.url}/OurMotto`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Creed');
});
