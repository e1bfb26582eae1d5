import type { Browser, CDPSession, Page } from '@playwright/test';
import pMap from 'p-map';

import { startHeldSite } from './render-version';
import type { Look } from './write-report';

const PAGES_AT_ONCE = 2;
const MAX_RETAKES = 4;
/** Busy machines are slow to answer the first pages. */
const PAGE_TIMEOUT_MS = 120_000;
/** Longer pages are cut: browsers draw no higher ones at once. */
const [SCREEN_HEIGHT, MAX_HEIGHT] = [800, 12_000];

/** Pictures of a page are drawn together with it, never a moment later. */
export const pictureArgs = ['--disable-checker-imaging'];

/**
 * Pictures of pages of a release folder as the server sends them, so that none of their code moves anything.
 * @param looks those of one width one after the other
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
      const session = await page.context().newCDPSession(page);
      await page.goto(site.url + address, { timeout: PAGE_TIMEOUT_MS });
      const pictures: Buffer[] = [];
      let lastWidth = 0;
      for (const { width, colors } of looks) {
        await page.emulateMedia({ colorScheme: colors });
        if (width !== lastWidth) await fitScreen(page, width);
        lastWidth = width;
        await page.evaluate(loadAll);
        pictures.push(await takeSettled(session));
      }
      await page.close();
      return [address, pictures];
    };
    return new Map(await pMap(addresses, take, { concurrency: PAGES_AT_ONCE }));
  } finally {
    await site.stop();
  }
}

/** Makes the screen as high as the page: a picture beyond the screen may repeat parts of it. */
async function fitScreen(page: Page, width: number): Promise<void> {
  await page.setViewportSize({ width, height: SCREEN_HEIGHT });
  const height = await page.evaluate(() => document.documentElement.scrollHeight);
  await page.setViewportSize({ width, height: Math.min(height, MAX_HEIGHT) });
}

/** In the page: waits for the pictures and fonts of its styles. A text cursor would blink. */
async function loadAll(): Promise<void> {
  for (const field of document.querySelectorAll('input')) field.style.caretColor = 'transparent';
  await Promise.allSettled([...document.images].map((image) => image.decode()));
  await document.fonts.ready;
}

/** Takes a picture until it is the same twice. */
async function takeSettled(session: CDPSession): Promise<Buffer> {
  let last = await take(session);
  for (let left = MAX_RETAKES; left > 0; left -= 1) {
    const next = await take(session);
    if (next === last) break;
    last = next;
  }
  return Buffer.from(last, 'base64');
}

/** Takes a picture without the time that a small file takes: Playwright's own way has no such option. */
async function take(session: CDPSession): Promise<string> {
  const { data } = await session.send('Page.captureScreenshot', { format: 'png', optimizeForSpeed: true });
  return data;
}
