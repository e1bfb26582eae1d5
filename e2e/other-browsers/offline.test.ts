import { expect, test } from '@playwright/test';

import { contentFolder } from '../support/sample';
import { startSite } from '../support/site';
import { startFirefox } from './support/firefox';

/** Counts the pages on the device; the first answers come before it knows. */
const kept =
  "(caches.open('school-2-pages').then((cache) => cache.keys()).then(({ length }) => { window.kept = length }), window.kept)";
const note = "/^As of \\d\\d:\\d\\d/.test(document.querySelector('main [role=status]')?.textContent)";
const heading = "document.querySelector('main h1')?.textContent";

test('Firefox opens pages that are on the device when the site is gone', async () => {
  const site = await startSite({ SCHOOL_CONTENT: contentFolder });
  const browser = await startFirefox();
  try {
    await browser.open(`${site.url}/Admission`);
    await expect.poll(() => browser.evaluate(kept), { timeout: 30_000 }).toBe(7);
    await site.stop();
    for (const [path, title] of [
      ['/Admission', 'Admission'],
      ['/Circular', 'Circular'],
    ]) {
      await browser.open(`${site.url}${path}`);
      await browser.expectValue(heading, title);
      await browser.expectValue(note, true);
    }
    await browser.open(`${site.url}/OurHistory`);
    await browser.expectValue(heading, 'This page is not on your device');
  } finally {
    await browser.close();
    await site.stop();
  }
});
