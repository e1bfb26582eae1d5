import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { ReleaseFile } from '@school/contract/release-file';

import { releaseFolder } from '../team/src/release/commands/release';
import { album, expectPhotoAt, lightboxOf, photos } from './support/lightbox';
import { root } from './support/site';
import { beyond, expect, test } from './support/test';
import { headingOf, open } from './support/visit';

/** Safari refuses a hundredth change of the address within 30 seconds. */
function refuseChanges() {
  const refuse = () => {
    if (document.documentElement.dataset['refuses'] !== undefined)
      throw new DOMException('', 'SecurityError');
  };
  for (const name of ['pushState', 'replaceState'] as const) {
    const own = history[name].bind(history);
    History.prototype[name] = (...change) => {
      refuse();
      own(...change);
    };
  }
}

test('photos go on where the address cannot, which catches up', async ({ page }) => {
  await page.addInitScript(refuseChanges);
  await open(page, album.path);
  await page.evaluate(() => (document.documentElement.dataset['refuses'] = ''));
  await photos(page).first().click();
  const slide = lightboxOf(page).locator('[aria-roledescription="Slide"]:not([inert])');
  for (const number of [1, 2, 3, 4, 5]) {
    await expect(slide).toHaveAttribute('aria-label', new RegExp(`^${number} of `));
    await page.keyboard.press('ArrowRight');
  }
  await expect(page).toHaveURL(/id=album-annual-day-2026$/);
  await page.evaluate(() => delete document.documentElement.dataset['refuses']);
  await expectPhotoAt(page, 6);
  await page.goBack();
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(photos(page)).toHaveCount(album.photos);
});

test('a link leads to its page where the address cannot be changed', beyond(), async ({ page }) => {
  await page.addInitScript(refuseChanges);
  await open(page, '/News');
  await page.evaluate(() => (document.documentElement.dataset['refuses'] = ''));
  await page.locator('footer a[href="/Circular"]').first().click();
  await expect(headingOf(page)).toHaveText('Circular');
  await expect(page).toHaveURL(/\/Circular$/);
});

/** Functions younger than Safari 15.4 or Chrome 100, which packages could bring. */
const younger =
  /\.to(?:Reversed|Sorted|Spliced|WellFormed)\(|\.(?:canParse|checkVisibility|isWellFormed|withResolvers|fromAsync)\(|\b(?:Object|Map)\.groupBy\(|\bResponse\.json\(|AbortSignal\.any\(|dialog:modal/;

test('no file for browsers calls a function that older ones lack', () => {
  const { packages } = JSON.parse(
    readFileSync(path.join(releaseFolder(), 'release.json'), 'utf8'),
  ) as ReleaseFile;
  const released = Object.values(packages).flatMap(({ integrity }) => Object.keys(integrity));
  const alone = readdirSync(path.join(root, 'server/dist/browser'));
  const files = [
    ...released.filter((file) => file.endsWith('.js')).map((file) => path.join(releaseFolder(), file)),
    ...alone.map((file) => path.join(root, 'server/dist/browser', file)),
  ];
  expect(files.length).toBeGreaterThan(30);
  expect(files.filter((file) => younger.test(readFileSync(file, 'utf8')))).toEqual([]);
});
