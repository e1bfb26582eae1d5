import type { Browser } from '@playwright/test';
import { prepareRelease } from '@school/release/commands/build';
import { launchBrowser } from '@school/workspace/chromium';

import { benchAlbum } from './bench/album';
import type { Extent } from './bench/extent';
import { readExtent, readNames } from './bench/extent';
import { benchInspector } from './bench/inspector';
import { benchLists } from './bench/lists';
import { benchRendering } from './bench/rendering';
import { benchSearch } from './bench/search';
import { benchThroughput } from './bench/throughput';

const benches: Record<string, (browser: Browser, extent: Extent) => Promise<void>> = {
  rendering: (_, extent) => benchRendering(extent),
  throughput: (_, extent) => benchThroughput(extent),
  lists: benchLists,
  album: benchAlbum,
  inspector: benchInspector,
  search: (_, extent) => benchSearch(extent),
};

// `npm run bench [-- --short] [-- inspector]`: prints each figure with its goal, and ends with status 1 when
// one is not met
const names = readNames(Object.keys(benches));
const extent = readExtent();
await prepareRelease();
const browser = await launchBrowser();
try {
  for (const name of names) await benches[name]?.(browser, extent);
} finally {
  await browser.close();
}
