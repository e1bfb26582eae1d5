import type { Browser, Page } from '@playwright/test';

import { repeat, visit } from './browser';
import type { Extent } from './extent';
import { judge, kilobytes, median, percent } from './figures';
import { withPhotos } from './provider';

const PHOTOS = 300;
const ROUNDS = 3;
const phone = { width: 360, height: 740 };
const MAX_BYTES = 400_000;
const MAX_GROWTH = 0.05;
const MAX_CODE_BYTES = 27_000;

/**
 * A large album: what it weighs on a phone before it is scrolled, and what is left in memory by opening its
 * pictures.
 */
export async function benchAlbum(browser: Browser, { openings, tolerance }: Extent) {
  console.log(`\nalbum of ${PHOTOS} photos`);
  await withPhotos(PHOTOS, async (url) => {
    const address = `${url}/SubGallery?id=album-1`;
    // pictures are made, and the page is compressed, for those who came before
    await visit(browser, (page) => weigh(page, address));
    const bytes = median(await repeat(browser, ROUNDS, (page) => weigh(page, address)));
    judge(`bytes before it is scrolled, at ${phone.width} px`, bytes, MAX_BYTES, kilobytes);
    const code = await visit(browser, (page) => weighViewer(page, address));
    judge('code of the large view', code, MAX_CODE_BYTES, kilobytes);
    const growth = await visit(browser, (page) => measureGrowth(page, address, openings));
    judge(`memory after ${openings} openings, more than before`, growth, MAX_GROWTH * tolerance, percent);
  });
}

/** Bytes of all bodies until nothing comes any more. */
async function weigh(page: Page, address: string) {
  await page.setViewportSize(phone);
  let bytes = 0;
  page.on('requestfinished', (request) => {
    request.sizes().then(
      ({ responseBodySize }) => (bytes += responseBodySize),
      () => undefined,
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  return bytes;
}

async function weighViewer(page: Page, address: string) {
  const arriving = page.waitForEvent('requestfinished', (request) =>
    request.url().includes('lightbox-viewer'),
  );
  await page.goto(address);
  // the first sign of intent makes the page interactive
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await page.locator('[data-prerendered]').waitFor({ state: 'detached' });
  await photoOf(page).hover();
  const { responseBodySize } = await (await arriving).sizes();
  return responseBodySize;
}

/**
 * By how much of itself the heap has grown by opening and closing a picture, after twice as many to warm up.
 */
async function measureGrowth(page: Page, address: string, openings: number) {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.goto(address);
  // meanwhile the pages of links in view are fetched ahead, once
  await heapAfterOpenings(page, openings);
  const before = await heapAfterOpenings(page, openings);
  return (await heapAfterOpenings(page, openings)) / before - 1;
}

async function heapAfterOpenings(page: Page, openings: number) {
  const dialog = page.locator('[role="dialog"][aria-modal="true"]');
  for (let times = 0; times < openings; times += 1) {
    await photoOf(page).click();
    await dialog.locator('.yarl__slide_current .yarl__slide_image').waitFor();
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
  }
  const devtools = await page.context().newCDPSession(page);
  for (let rounds = 0; rounds < 3; rounds += 1) await devtools.send('HeapProfiler.collectGarbage');
  const { usedSize } = await devtools.send('Runtime.getHeapUsage');
  await devtools.detach();
  return usedSize;
}

function photoOf(page: Page) {
  return page.locator('#content a[href="#photo=3"]');
}
