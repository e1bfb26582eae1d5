import type { Browser } from '@playwright/test';

import { launchBrowser } from '../../workspace/chromium';
import { type Comparison, linesOf } from './compare-folders';
import { markChanges } from './mark-changes';
import { pictureArgs, takePictures } from './take-pictures';
import { type Look, type Pair, writeReport } from './write-report';

/** Two versions of a package: the release folders that have them, and the moment that both show. */
interface Versions {
  name: string;
  before: string;
  after: string;
  now: number;
}

/** Makes one HTML file of a comparison, with pictures of the pages that differ. It loads nothing. */
export async function createReport(comparison: Comparison, versions: Versions): Promise<string> {
  const pairs = await launchBrowser(pictureArgs).then(
    (browser) => drawPages(browser, comparison, versions).finally(() => browser.close()),
    (error: unknown) => (error as Error).message,
  );
  return writeReport(versions.name, linesOf(comparison), pairs);
}

async function drawPages(
  browser: Browser,
  { redrawn: addresses, hasOtherStyles }: Comparison,
  { before, after, now }: Versions,
): Promise<Pair[]> {
  // words are the same in light and dark
  const colors = hasOtherStyles ? (['light', 'dark'] as const) : (['light'] as const);
  const looks = [360, 1280].flatMap((width) => colors.map((each): Look => ({ width, colors: each })));
  const old = await takePictures(browser, before, { addresses, looks, now });
  const next = await takePictures(browser, after, { addresses, looks, now });
  const pairs: Pair[] = [];
  for (const [address, pictures] of old) {
    for (const [index, picture] of pictures.entries()) {
      const [look, other] = [looks[index], next.get(address)?.[index]];
      const marked = other && (await markChanges(picture, other));
      if (look && marked) pairs.push({ ...look, address, pictures: marked });
    }
  }
  return pairs;
}
