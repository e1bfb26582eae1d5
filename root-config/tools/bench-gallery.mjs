// @ts-check
import { once } from 'node:events';
import { createServer } from 'node:http';

import { chromium } from '@playwright/test';

import { buildChanged } from './build.mjs';
import { ensureChromium } from './chromium.mjs';
import { startSite } from './site.mjs';

/** @typedef {import('@playwright/test').Page} Page */

const LENGTHS = [10, 1_000, 10_000, 100_000];
const ROUNDS = 7;
const WORDS = 'album 1';
/** A list of 10,000 records may take so many times as long as one of 10. */
const MOST_TIMES = 3;
const RATED = 10_000;
const ALBUM = '/SubGallery?id=album-annual-day-2026';
const MOST_ALBUM_BYTES = 400_000;

await buildChanged();
const executablePath = await ensureChromium();
const browser = await chromium.launch({
  ...(executablePath !== '' && { executablePath }),
  args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
});
try {
  await benchLists();
  await benchAlbum();
} finally {
  await browser.close();
}

/** Lists of growing length: until the page is painted, and from each key of a search until its result is. */
async function benchLists() {
  console.log(
    `lists: ms, medians of ${ROUNDS} visits, and how many times as long as with ${LENGTHS[0]} records`,
  );
  console.log(row('records', ['render', 'times', 'key', 'times']));
  /** @type {{ render: number, key: number } | undefined} */
  let shortest;
  for (const length of LENGTHS) {
    const { render, key } = await measureList(length);
    shortest ??= { render, key };
    const times = [render / shortest.render, key / shortest.key];
    const figures = [render.toFixed(0), times[0]?.toFixed(2), key.toFixed(1), times[1]?.toFixed(2)];
    const outcome = times.every((each) => each <= MOST_TIMES) ? 'met' : 'NOT MET';
    console.log(row(String(length), figures) + (length === RATED ? `  goal ${MOST_TIMES} ${outcome}` : ''));
  }
}

/** @param {number} length */
async function measureList(length) {
  const provider = await startProvider(JSON.stringify(Array.from({ length }, (_, at) => albumOf(at))));
  process.env['SCHOOL_API_URL'] = provider.url;
  const site = await startSite();
  delete process.env['SCHOOL_API_URL'];
  const address = `${site.url}/PhotoGallery?year=All`;
  try {
    while (!(await (await fetch(address)).text()).includes(`Total Categories: ${length}<`));
    const renders = await repeat((page) => timeRender(page, address));
    const keys = await repeat((page) => timeKeys(page, address));
    return { render: median(renders), key: median(keys) };
  } finally {
    await site.stop();
    await provider.stop();
  }
}

/** An album on a phone: what it weighs before it is scrolled, and how long a picture takes to open large. */
async function benchAlbum() {
  const site = await startSite();
  const address = site.url + ALBUM;
  try {
    await (await fetch(address)).text();
    const bytes = median(await repeat((page) => weigh(page, address)));
    const opening = median(await repeat((page) => timeOpening(page, address)));
    const outcome = bytes <= MOST_ALBUM_BYTES ? 'met' : 'NOT MET';
    console.log(
      `\nalbum: ${(bytes / 1000).toFixed(0)} KB before it is scrolled at 360 px, ` +
        `goal ${MOST_ALBUM_BYTES / 1000} ${outcome}; a picture is open ${opening.toFixed(0)} ms after it is pressed`,
    );
  } finally {
    await site.stop();
  }
}

/**
 * Milliseconds from the request until the page is painted.
 * @param {Page} page
 * @param {string} address
 */
async function timeRender(page, address) {
  await page.goto(address);
  return page.evaluate(() => {
    const [paint] = performance.getEntriesByName('first-contentful-paint');
    return paint?.startTime ?? NaN;
  });
}

/**
 * Median milliseconds from a key in the search box until what it leaves of the list is painted.
 * @param {Page} page
 * @param {string} address
 */
async function timeKeys(page, address) {
  await page.goto(address);
  await page.getByLabel('Search').focus();
  await page.locator('[data-prerendered]').waitFor({ state: 'detached' });
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => {
    /** @type {number[]} */
    const times = [];
    Object.assign(window, { times });
    /** @param {Event} event */
    const heard = ({ timeStamp }) =>
      requestAnimationFrame(() => {
        const { port1, port2 } = new MessageChannel();
        port1.onmessage = () => times.push(performance.now() - timeStamp);
        port2.postMessage(undefined);
      });
    addEventListener('keydown', heard, true);
  });
  await page.getByLabel('Search').pressSequentially(WORDS, { delay: 60 });
  await page.waitForTimeout(200);
  /** @type {number[]} */
  const times = await page.evaluate('times');
  return median(times);
}

/**
 * Bytes of all bodies until nothing comes any more.
 * @param {Page} page
 * @param {string} address
 */
async function weigh(page, address) {
  await page.setViewportSize({ width: 360, height: 740 });
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

/**
 * @param {Page} page
 * @param {string} address
 */
async function timeOpening(page, address) {
  await page.goto(address);
  const photo = page.locator('#content a[href="#photo=3"]');
  await photo.hover();
  await page.waitForLoadState('networkidle');
  const begun = performance.now();
  await photo.click();
  await page.locator('[aria-modal] .yarl__slide_current img').waitFor();
  return performance.now() - begun;
}

/**
 * A visit of its own each time.
 * @param {(page: Page) => Promise<number>} measure
 */
async function repeat(measure) {
  const results = [];
  for (let round = 0; round < ROUNDS; round += 1) {
    const context = await browser.newContext();
    results.push(await measure(await context.newPage()));
    await context.close();
  }
  return results;
}

/** @param {number} at */
function albumOf(at) {
  const day = new Date(Date.now() - (at % 1_500) * 86_400_000).toISOString().slice(0, 10);
  return {
    _id: `album-${at}`,
    category: 'PhotoGallery',
    title: `Album ${at} of ${day}`,
    description: 'A day of which there are photos.',
    date: day,
    attachments: ['gallery/annual-day-2026/01.webp'],
  };
}

/**
 * A provider that answers every list with the albums.
 * @param {string} albums
 */
async function startProvider(albums) {
  const server = createServer(({ url = '' }, response) => {
    const isList = url.startsWith('/api/gallery/All/');
    response.writeHead(200, { 'content-type': 'application/json' }).end(isList ? albums : '[]');
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('there is no free port');
  return {
    url: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

/** @param {readonly number[]} values */
function median(values) {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? NaN;
}

/**
 * @param {string} name
 * @param {readonly (string | undefined)[]} figures
 */
function row(name, figures) {
  return name.padEnd(10) + figures.map((figure) => (figure ?? '').padStart(9)).join('');
}
