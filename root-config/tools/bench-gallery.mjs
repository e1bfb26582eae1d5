// @ts-check
import { benchAlbum } from './bench/album.mjs';
import { launchBrowser } from './bench/browser.mjs';
import { benchLists } from './bench/lists.mjs';
import { buildChanged } from './build.mjs';

// Prints each figure with its goal, and ends with status 1 where one is not met.
await buildChanged();
const browser = await launchBrowser();
try {
  await benchLists(browser);
  await benchAlbum(browser);
} finally {
  await browser.close();
}
