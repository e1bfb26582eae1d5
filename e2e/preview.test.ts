import { createHash } from 'node:crypto';

import type { Page } from '@playwright/test';

import { startSite } from './support/site';
import { beyond, expect, test } from './support/test';
import { copyRelease } from './support/versions';
import { open } from './support/visit';

/** The live version says "Videos". */
const films = { from: 'total:"Videos"', to: 'total:"Films"' };

/** Files of the section's code that the page of videos runs, with their hashes. */
async function filesOf(page: Page): Promise<string[]> {
  const addresses = await page.evaluate(() =>
    performance.getEntriesByType('resource').map(({ name }) => name),
  );
  const own = addresses.filter((address) => /\/(?:mf|video)-gallery\.\w+\.js$/.test(address));
  const hashed = [...new Set(own)].map(async (address) => {
    const body = Buffer.from(await (await fetch(address)).arrayBuffer());
    return `${new URL(address).pathname} ${createHash('sha256').update(body).digest('hex')}`;
  });
  return (await Promise.all(hashed)).sort();
}

const expectVersion = (page: Page, noun: 'Videos' | 'Films') =>
  expect(page.locator('#content')).toContainText(new RegExp(`Total ${noun}`));

test('a preview shows the version, which goes live with exactly its files', beyond(), async ({ page }) => {
  const release = copyRelease();
  const live = await startSite({ SCHOOL_RELEASE: release.folder });
  const preview = await startSite({ SCHOOL_RELEASE: await release.preview('mf-gallery', films) });
  try {
    await open(page, `${preview.url}/VideoGallery`);
    await expectVersion(page, 'Films');
    const previewed = await filesOf(page);
    expect(previewed).toHaveLength(2);
    const menu = page.getByRole('navigation', { name: 'Main' });
    await menu.getByText('Gallery', { exact: true }).click();
    await menu.getByRole('link', { name: 'Photo Gallery' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Photo Gallery');

    await open(page, `${live.url}/VideoGallery`);
    await expectVersion(page, 'Videos');
    expect(await filesOf(page)).not.toEqual(previewed);

    await release.deploy('mf-gallery', films);
    await expect
      .poll(async () => (await page.request.get(`${live.url}/VideoGallery`)).text())
      .toContain('Total Films');
    await open(page, `${live.url}/VideoGallery`);
    await expectVersion(page, 'Films');
    expect(await filesOf(page)).toEqual(previewed);
  } finally {
    // what it still asks for is no error
    await page.close();
    await Promise.all([live.stop(), preview.stop()]);
    release.remove();
  }
});
