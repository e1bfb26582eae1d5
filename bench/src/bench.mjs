// @ts-check
import { benchAlbum } from './bench/album.mjs';
import { launchBrowser } from './bench/browser.mjs';
import { readExtent, readNames } from './bench/extent.mjs';
import { benchInspector } from './bench/inspector.mjs';
import { benchLists } from './bench/lists.mjs';
import { benchRendering } from './bench/rendering.mjs';
import { benchThroughput } from './bench/throughput.mjs';
import { prepareRelease } from '../../release/src/commands/build.mjs';

/** @typedef {import('./bench/browser.mjs').Browser} Browser */
/** @typedef {import('./bench/extent.mjs').Extent} Extent */

/** @type {Record<string, (browser: Browser, extent: Extent) => Promise<void>>} */
const benches = {
  rendering: (_, extent) => benchRendering(extent),
  throughput: (_, extent) => benchThroughput(extent),
  lists: benchLists,
  album: benchAlbum,
  inspector: benchInspector,
};

// `npm run bench [-- --short] [-- inspector]`: prints each figure with its goal, and ends with status 1 when one is not met
const names = readNames(Object.keys(benches));
const extent = readExtent();
await prepareRelease();
const browser = await launchBrowser();
try {
  for (const name of names) await benches[name]?.(browser, extent);
} finally {
  await browser.close();
}
