// @ts-check
import { benchAlbum } from './bench/album.mjs';
import { launchBrowser } from './bench/browser.mjs';
import { readExtent } from './bench/extent.mjs';
import { benchInspector } from './bench/inspector.mjs';
import { benchLists } from './bench/lists.mjs';
import { benchRendering } from './bench/rendering.mjs';
import { benchThroughput } from './bench/throughput.mjs';
import { buildChanged } from './build.mjs';

// `npm run bench [-- --short]`: prints each figure with its goal, and ends with status 1 when one is not met
const extent = readExtent();
await buildChanged();
await benchRendering(extent);
await benchThroughput(extent);
const browser = await launchBrowser();
try {
  await benchLists(browser, extent);
  await benchAlbum(browser, extent);
  await benchInspector(browser, extent);
} finally {
  await browser.close();
}
