import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser } from '@playwright/test';
import type { Packages } from '@school/contract/release-file';
import { readLive } from '@school/server/pages/release/release-file';
import pMap from 'p-map';

import { prepareRelease } from '../release/commands/build';
import { releaseFolder } from '../release/commands/release';
import { budgets, checkSize, overBudget, sectionSize } from '../release/guard/check-size';
import { type Page, pagesOf } from '../release/guard/page-addresses';
import { kilobytes, transferredBytes } from '../release/versions';
import { launchBrowser } from '../workspace/chromium';
import { startSite, untilCompressed } from '../workspace/site';

/** Bytes of bodies as transferred, by kind. */
interface PageSize {
  own: Record<string, number>;
  ahead: number;
}

/** Playwright's types of resources. */
const kinds = ['script', 'document', 'stylesheet', 'font', 'image', 'fetch', 'other'];
/**
 * Pages in view of each other's links are fetched ahead 3 s after the shell has started; before, all is the
 * page's own.
 */
const OWN_MS = 2_000;
const AHEAD_MS = 5_000;
const QUIET_MS = 1_000;
/** A page that has not asked for the sections by then is static: nobody acts on it (milliseconds). */
const SHELL_MS = 10_000;
const PAGES_AT_ONCE = 5;
const phone = { width: 412, height: 823 };

/** Sizes over their budgets. */
const broken: string[] = [];

/** `npm run size [-- /home]`: bytes by type of each page, against their budgets. */
export async function command(paths: string[]): Promise<void> {
  await prepareRelease();
  const folder = releaseFolder();
  const { packages } = readLive(folder);
  await weighPages(folder, paths);
  weighSections(folder, packages);
  broken.push(...checkSize(folder, packages));
  for (const line of broken) console.error(`over budget: ${line}`);
  process.exitCode = broken.length === 0 ? 0 : 1;
}

async function weighPages(folder: string, wanted: readonly string[]): Promise<void> {
  const site = await startSite();
  await untilCompressed(`${site.url}/sections.json`);
  const all = await pagesOf(site.url, folder);
  const pages = all.filter(({ path }) => wanted.length === 0 || wanted.includes(path));
  if (pages.length === 0) throw new Error(`no page is at ${wanted.join(' or ')}`);
  const browser = await launchBrowser();
  print('KB by page', [...kinds, 'total', 'ahead']);
  const weigh = async (page: Page) => {
    await untilCompressed(site.url + page.address);
    report(page, await weighPage(browser, site.url, page.address));
  };
  try {
    await pMap(pages, weigh, { concurrency: PAGES_AT_ONCE });
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** Loads a page as a phone does, without a cache, and weighs each body until no other comes. */
async function weighPage(browser: Browser, url: string, address: string): Promise<PageSize> {
  const context = await browser.newContext({ viewport: phone, isMobile: true, serviceWorkers: 'block' });
  const page = await context.newPage();
  const bodies: { at: number; kind: string; bytes: number }[] = [];
  let last = Date.now();
  page.on('request', () => (last = Date.now()));
  page.on('requestfinished', (request) => {
    last = Date.now();
    const body = { at: request.timing().startTime, kind: request.resourceType() };
    // a body that has not come when the page is closed cannot be weighed; an empty one may be below 0
    void request.sizes().then(
      ({ responseBodySize: bytes }) => bodies.push({ ...body, bytes: Math.max(0, bytes) }),
      () => undefined,
    );
  });
  const started = page
    .waitForResponse(`${url}/sections.json`, { timeout: SHELL_MS })
    .then(() => Date.now())
    .catch(() => undefined);
  await page.goto(url + address);
  const loaded = Date.now();
  const shellStarted = (await started) ?? loaded;
  while (Date.now() < shellStarted + AHEAD_MS || Date.now() < last + QUIET_MS) await sleep(100);
  await context.close();

  const end = shellStarted + OWN_MS;
  const sum = (some: typeof bodies) => some.reduce((total, { bytes }) => total + bytes, 0);
  const own = bodies.filter(({ at }) => at <= end);
  return {
    own: Object.fromEntries(kinds.map((kind) => [kind, sum(own.filter((body) => body.kind === kind))])),
    ahead: sum(bodies.filter(({ at }) => at > end)),
  };
}

function report({ path, resources }: Page, { own, ahead }: PageSize): void {
  const total = Object.values(own).reduce((sum, bytes) => sum + bytes, 0);
  print(path, [...kinds.map((kind) => own[kind] ?? 0), total, ahead]);
  const { script: js = 0, document: html = 0, stylesheet: css = 0 } = own;
  if (path === '/home') {
    broken.push(...overBudget('/home: js', js, budgets.homeJs));
    broken.push(...overBudget('/home: html and css', html + css, budgets.homeHtmlAndCss));
  } else if (resources.every((resource) => resource.startsWith('content/'))) {
    broken.push(...overBudget(`${path}: js of a page without lists`, js, budgets.plainJs));
  }
}

/** The code of sections, and of the inspector, which is no part of a page. */
function weighSections(folder: string, packages: Packages): void {
  print('\nKB of own code', ['entry', 'page', 'both']);
  for (const section of Object.values(packages).filter(({ routes }) => routes.length > 0)) {
    const { entry, page, path } = sectionSize(folder, section);
    print(`${section.name} ${path}`, [entry, page, entry + page]);
  }
  const inspector = transferredBytes(folder, Object.values(packages['inspector']?.imports ?? {}));
  print('inspector', [inspector]);
  broken.push(...overBudget('inspector', inspector, budgets.inspector));
}

function print(name: string, cells: readonly (string | number)[]): void {
  const texts = cells.map((cell) => (typeof cell === 'string' ? cell : kilobytes(cell)).padStart(8));
  console.log(`${name.padEnd(40)}${texts.join('')}`);
}
