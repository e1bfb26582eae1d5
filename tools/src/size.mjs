// @ts-check
import { statSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { prepareRelease } from '../../release/src/commands/build.mjs';
import { pagesOf } from '../../release/src/commands/page-addresses.mjs';
import { readReleaseFile, releaseFolder } from '../../release/src/commands/release.mjs';
import { launchBrowser } from '../../workspace/src/chromium.mjs';
import { inLanes } from '../../workspace/src/lanes.mjs';
import { startSite, untilCompressed } from '../../workspace/src/site.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('../../release/src/commands/page-addresses.mjs').Page} Page */
/**
 * @typedef {{ own: Record<string, number>, ahead: number }} PageSize bytes of bodies as transferred, by kind
 */

/** In KB of 1000 bytes. */
const budgets = { homeJs: 110, plainJs: 100, homeHtmlAndCss: 40, sectionCode: 15, inspector: 25 };

const kinds = ['js', 'html', 'css', 'font', 'img', 'data', 'other'];
/**
 * Pages in view of each other's links are fetched ahead 3 s after the shell has started; before, all is the
 * page's own.
 */
const OWN_MS = 2_000;
const AHEAD_MS = 5_000;
const QUIET_MS = 1_000;
const LANES = 5;
const phone = { width: 412, height: 823 };

/** @type {string[]} */
const broken = [];

await prepareRelease();
const { packages } = readReleaseFile();
const wanted = process.argv.slice(2);

await weighPages();
weighSections();
weighInspector();
for (const line of broken) console.error(`over budget: ${line}`);
process.exit(broken.length === 0 ? 0 : 1);

async function weighPages() {
  const site = await startSite();
  await untilCompressed(`${site.url}/sections.json`);
  const all = await pagesOf(site.url);
  const pages = all.filter(({ path }) => wanted.length === 0 || wanted.includes(path));
  if (pages.length === 0) throw new Error(`no page is at ${wanted.join(' or ')}`);
  const browser = await launchBrowser();
  console.log(['KB by page'.padEnd(26), ...kinds, 'total', 'ahead'].map(cell).join(''));
  try {
    await inLanes(pages, LANES, async (page) => {
      await untilCompressed(site.url + page.address);
      report(page, await weighPage(browser, site.url, page.address));
    });
  } finally {
    await browser.close();
    await site.stop();
  }
}

/**
 * Loads a page as a phone does, without a cache, and weighs each body until nothing comes any more.
 * @param {Browser} browser
 * @param {string} url
 * @param {string} address
 * @returns {Promise<PageSize>}
 */
async function weighPage(browser, url, address) {
  const context = await browser.newContext({ viewport: phone, isMobile: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  /** @type {{ at: number, kind: string, bytes: number }[]} */
  const bodies = [];
  const starts = new WeakMap();
  let last = Date.now();
  page.on('request', (request) => {
    last = Date.now();
    starts.set(request, last);
  });
  page.on('requestfinished', (request) => {
    last = Date.now();
    const at = Number(starts.get(request));
    const weigh = async () => {
      const [response, { responseBodySize: bytes }] = await Promise.all([
        request.response(),
        request.sizes(),
      ]);
      bodies.push({ at, kind: kindOf(response?.headers()['content-type']), bytes });
    };
    // what is still on its way when the page is closed is not there to be weighed
    weigh().catch(() => undefined);
  });
  const [shellStarted] = await Promise.all([
    page.waitForResponse(`${url}/sections.json`).then(() => Date.now()),
    page.goto(url + address),
  ]);
  while (Date.now() < shellStarted + AHEAD_MS || Date.now() < last + QUIET_MS) await sleep(100);
  await context.close();

  const end = shellStarted + OWN_MS;
  const sum = (/** @type {typeof bodies} */ some) => some.reduce((total, { bytes }) => total + bytes, 0);
  const own = bodies.filter(({ at }) => at <= end);
  return {
    own: Object.fromEntries(kinds.map((kind) => [kind, sum(own.filter((body) => body.kind === kind))])),
    ahead: sum(bodies.filter(({ at }) => at > end)),
  };
}

/** @param {string | undefined} contentType */
function kindOf(contentType = '') {
  if (contentType.includes('javascript')) return 'js';
  if (contentType.includes('json')) return 'data';
  if (contentType.startsWith('image/')) return 'img';
  if (contentType.startsWith('font/')) return 'font';
  return ['html', 'css'].find((kind) => contentType.startsWith(`text/${kind}`)) ?? 'other';
}

/**
 * @param {Page} page
 * @param {PageSize} size
 */
function report({ path, resources }, { own, ahead }) {
  const total = Object.values(own).reduce((sum, bytes) => sum + bytes, 0);
  const figures = [...kinds.map((kind) => own[kind] ?? 0), total, ahead];
  console.log([path.padEnd(26), ...figures.map(kilobytes)].map(cell).join(''));

  const { js = 0, html = 0, css = 0 } = own;
  if (path === '/home') {
    check('/home: js', js, budgets.homeJs);
    check('/home: html and css', html + css, budgets.homeHtmlAndCss);
  } else if (resources.every((resource) => resource.startsWith('content/'))) {
    check(`${path}: js of a page without lists`, js, budgets.plainJs);
  }
}

/** The code of a section: its entries and the code of one page. */
function weighSections() {
  console.log(`\n${'KB of own code'.padEnd(26)}${cell('entry')}${cell('page')}${cell('both')}  largest page`);
  for (const { name, imports, chunks, routes: own } of Object.values(packages)) {
    if (own.length === 0) continue;
    const entry = Object.values(imports).reduce((sum, file) => sum + sizeOf(file), 0);
    const pages = own.flatMap(({ path, page }) => (page ? [{ path, bytes: sizeOf(chunks[page]) }] : []));
    const largest = pages.reduce((one, other) => (other.bytes > one.bytes ? other : one), {
      path: '',
      bytes: 0,
    });
    const both = entry + largest.bytes;
    const figures = [entry, largest.bytes, both].map(kilobytes).map(cell).join('');
    console.log(`${name.padEnd(26)}${figures}  ${largest.path}`);
    check(`${name}: entry and ${largest.path}`, both, budgets.sectionCode);
  }
}

/** The inspector is no part of a page: its code, and what is drawn and written of each package's machines. */
function weighInspector() {
  const { imports } = packages['inspector'] ?? {};
  const code = sizeOf(imports?.['@school/inspector']);
  const files = Object.values(packages).flatMap(({ integrity }) => Object.keys(integrity));
  const charts = files
    .filter((each) => each.endsWith('.charts.map'))
    .reduce((sum, each) => sum + sizeOf(each), 0);
  console.log(`\n${'KB when it is opened'.padEnd(26)}${cell('code')}${cell('charts')}`);
  console.log(['inspector'.padEnd(26), kilobytes(code), kilobytes(charts)].map(cell).join(''));
  check('inspector, charts apart', code, budgets.inspector);
}

/** @param {string | undefined} address */
function sizeOf(address) {
  if (address === undefined) throw new Error('the release names a file that is not there');
  return statSync(path.join(releaseFolder(), `${address}.br`)).size;
}

/**
 * @param {string} what
 * @param {number} bytes
 * @param {number} budget
 */
function check(what, bytes, budget) {
  if (bytes > budget * 1000) broken.push(`${what} ${kilobytes(bytes)} KB, at most ${budget} KB`);
}

/** @param {number} bytes */
function kilobytes(bytes) {
  return (bytes / 1000).toFixed(1);
}

/** @param {string} text */
function cell(text) {
  return text.padStart(8);
}
