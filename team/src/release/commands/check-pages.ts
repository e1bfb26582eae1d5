import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser, Page } from '@playwright/test';
import type { RouteData } from '@school/contract';
import { readLive } from '@school/server/pages/release/release-file';
import pMap from 'p-map';

import { launchBrowser } from '../../workspace/chromium';
import { type Site, startSite } from '../../workspace/site';
import { addressesOf } from './page-addresses';

const PAGES_AT_ONCE = 2;
const RENDERED_WITHIN_MS = 10_000;
const HYDRATED_WITHIN_MS = 15_000;
/** How long a page or the server may still report a problem after the last part is hydrated. */
const LAST_WORDS_MS = 300;

/**
 * Renders routes of a release on a server of its own and hydrates them in Chromium. Pages that fail on the
 * server are not opened.
 * @returns one line for each page with a problem
 */
export async function checkPages(folder: string, routes: readonly RouteData[]): Promise<string[]> {
  const site = await startSite({ env: { SCHOOL_RELEASE: folder }, isQuiet: true });
  try {
    const problems = await renderAll(site, routes);
    if (problems.length > 0) return problems;
    const reasons = await hydrateAll(site, folder, routes);
    return (await isServing(site)) ? reasons : [endOf(site)];
  } finally {
    await site.stop();
  }
}

/** One page after the other, so that one that hangs is known by its name. */
async function renderAll(site: Site, routes: readonly RouteData[]): Promise<string[]> {
  for (const { path } of routes) {
    const signal = AbortSignal.timeout(RENDERED_WITHIN_MS);
    const failure = await fetch(site.url + path, { signal }).then(
      () => undefined,
      (error: unknown) => (error as Error).name,
    );
    if (failure === 'TimeoutError')
      return [`${path} does not render on the server: no answer within ${RENDERED_WITHIN_MS / 1000} s`];
  }
  await sleep(LAST_WORDS_MS);
  return (await isServing(site)) ? problemsOf(site) : [endOf(site)];
}

async function hydrateAll(site: Site, folder: string, routes: readonly RouteData[]): Promise<string[]> {
  const all = Object.values(readLive(folder).packages).flatMap((manifest) => manifest.routes);
  const addresses = await addressesOf(site.url, all);
  const browser = await launchBrowser();
  try {
    const visitPage = async ({ path }: RouteData) => {
      const address = addresses.get(path);
      // no page links to one about a record when there is no record
      const problem = address === undefined ? undefined : await visit(browser, site.url + address);
      return problem === undefined ? [] : [`${path} ${problem}`];
    };
    const reasons = await pMap(routes, visitPage, { concurrency: PAGES_AT_ONCE });
    return [...problemsOf(site), ...reasons.flat()];
  } finally {
    await browser.close();
  }
}

/** The problem of a page; undefined when it has none. */
async function visit(browser: Browser, url: string): Promise<string | undefined> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const errors: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') errors.push(message.text());
  });
  page.on('pageerror', ({ message }) => errors.push(message));
  try {
    const response = await page.goto(url).catch(() => null);
    const status = response?.status() ?? 0;
    if (response === null || status !== 200) return `does not render on the server: it answers ${status}`;
    const isHydrated = await hydrate(page);
    const [first] = errors.flatMap((text) => text.split('\n')[0] ?? []);
    if (first !== undefined)
      return (
        (await findDifference(page, await response.text())) ??
        `hydrates with a warning: ${first.slice(0, 300)}`
      );
    if (!isHydrated) return 'does not hydrate';
    const failed = await page.locator('.siteFailure, [data-failed]').count();
    return failed > 0 ? 'has a part that fails' : undefined;
  } finally {
    await context.close();
  }
}

/**
 * Acts as a visitor does who looks at everything. Returns false when React does not hydrate every part in
 * time.
 */
async function hydrate(page: Page): Promise<boolean> {
  // a static page waits for somebody who needs code, and has none for others
  const needsCode = await page.evaluate(() => {
    const part = document.querySelector('[data-island], [data-hydrate-idle], form[action="/Search"]');
    part?.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
    return part !== null;
  });
  if (!needsCode) return true;
  const isRunning = await happens(page, () => document.querySelector('[data-prerendered]') === null);
  await page.evaluate(async () => {
    for (const island of document.querySelectorAll('[data-island]')) {
      island.scrollIntoView({ behavior: 'instant' });
      island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  // React marks what it has taken over; a static page is a root whose content it leaves alone
  const isHydrated = await happens(page, () =>
    [...document.querySelectorAll('[id^="single-spa-application:"]:not(:empty), [data-island] > *')].every(
      (element) =>
        // preloads of pictures are written by React on the server, and never taken over
        element.localName === 'link' || Object.keys(element).some((key) => key.startsWith('__react')),
    ),
  );
  await page.evaluate(() => new Promise((resolve) => requestIdleCallback(resolve)));
  await page.waitForTimeout(LAST_WORDS_MS);
  return isRunning && isHydrated;
}

function happens(page: Page, isSo: () => boolean): Promise<boolean> {
  return page.waitForFunction(isSo, undefined, { timeout: HYDRATED_WITHIN_MS }).then(
    () => true,
    () => false,
  );
}

/** The first text that hydration has replaced; undefined when the texts are those of the server. */
async function findDifference(page: Page, html: string): Promise<string | undefined> {
  // the policy of the site's pages forbids to parse a text
  const blank = await page.context().newPage();
  const [served = [], shown = []] = await blank.evaluate(
    (sources) =>
      sources.map((source) =>
        [...new DOMParser().parseFromString(source, 'text/html').querySelectorAll('main *')]
          .filter((element) => element.childElementCount === 0)
          .map((element) => element.textContent.trim()),
      ),
    [html, await page.content()],
  );
  const lost = served.find((text) => !shown.includes(text));
  const added = shown.find((text) => !served.includes(text));
  if (lost === undefined || added === undefined) return undefined;
  return `differs: the server has “${lost}”, the browser “${added}”`;
}

function isServing({ url }: Site): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );
}

/** The errors of rendering that the server's log has, by the page. */
function problemsOf(site: Site): string[] {
  const lines = site
    .errors()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  return lines.flatMap((line) => {
    const { problem = '', stack = '' } = JSON.parse(line) as { problem?: string; stack?: string };
    const [, path] = /^(?:a part of )?(\S+) cannot be rendered$/.exec(problem) ?? [];
    return path === undefined ? [] : [`${path} does not render on the server: ${messageOf(stack)}`];
  });
}

/** The reason why the server has ended, from Node's error output. */
function endOf(site: Site): string {
  const thrown =
    site
      .errors()
      .split('\n')
      .find((line) => /^\w*Error\b/.test(line)) ?? 'without a word';
  return `its code ends the server: ${messageOf(thrown)}`;
}

function messageOf(stack: string): string {
  return (stack.split('\n')[0] ?? '').replace(/^Error: /, '');
}
