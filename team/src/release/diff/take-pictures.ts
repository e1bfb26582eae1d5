import type { Browser, Page } from '@playwright/test';
import pMap from 'p-map';

import { startHeldSite } from './render-version';
import type { Look } from './write-report';

const PAGES_AT_ONCE = 2;
const MAX_RETAKES = 4;
/** Longer pages are cut: browsers draw no higher ones at once. */
const [SCREEN_HEIGHT, MAX_HEIGHT] = [800, 12_000];

/**
 * Pictures of pages of a release folder as the server sends them, so that none of their code moves anything.
 * @returns for each address a PNG of each look
 */
export async function takePictures(
  browser: Browser,
  folder: string,
  { addresses, looks, now }: { addresses: readonly string[]; looks: readonly Look[]; now: number },
): Promise<Map<string, Buffer[]>> {
  const site = await startHeldSite(folder, now);
  try {
    const take = async (address: string): Promise<[string, Buffer[]]> => {
      // of one context, only the page in front is drawn at once
      const page = await browser.newPage({ javaScriptEnabled: false, reducedMotion: 'reduce' });
      await page.goto(site.url + address);
      const pictures: Buffer[] = [];
      for (const { width, colors } of looks) {
        await page.emulateMedia({ colorScheme: colors });
        await page.setViewportSize({ width, height: SCREEN_HEIGHT });
        const height = await page.evaluate(() => document.documentElement.scrollHeight);
        // a screen as high as the page: a picture beyond the screen may repeat parts of it
        await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT) });
        await page.evaluate(() => Promise.allSettled([...document.images].map((image) => image.decode())));
        pictures.push(await takeSettled(page));
      }
      await page.close();
      return [address, pictures];
    };
    return new Map(await pMap(addresses, take, { concurrency: PAGES_AT_ONCE }));
  } finally {
    await site.stop();
  }
}

/** Takes a picture until it is the same twice: the edges of a page's pictures are drawn a moment late. */
async function takeSettled(page: Page): Promise<Buffer> {
  let last = await page.screenshot({ animations: 'disabled' });
  for (let left = MAX_RETAKES; left > 0; left -= 1) {
    const next = await page.screenshot({ animations: 'disabled' });
    if (next.equals(last)) break;
    last = next;
  }
  return last;
}
