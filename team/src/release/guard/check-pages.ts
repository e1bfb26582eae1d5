import { setTimeout as sleep } from 'node:timers/promises';

import type { Browser, Page } from '@playwright/test';
import type { RouteData } from '@school/contract';
import pMap from 'p-map';

import { launchBrowser } from '../../workspace/chromium';
import { type Site, startSite } from '../../workspace/site';
import { findAttribute, noteAttributes } from './find-attribute';
import { type Page as PageAddress, pagesOf } from './page-addresses';

const PAGES_AT_ONCE = 2;
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
  const state = { hasEnded: false };
  void site.ended.then(() => (state.hasEnded = true));
  try {
    const problems = await tryPages(site, folder, routes);
    return state.hasEnded ? [endOf(site)] : problems;
  } finally {
    await site.stop();
  }
}

async function tryPages(site: Site, folder: string, routes: readonly RouteData[]): Promise<string[]> {
  const pages = await pagesOf(site.url, folder).catch((error: unknown) => (error as Error).message);
  await sleep(LAST_WORDS_MS);
  if (typeof pages === 'string') return [pages];
  const problems = problemsOf(site, routes);
  if (problems.length > 0) return problems;
  const browser = await launchBrowser();
  const visitPage = async ({ path, address }: PageAddress) => {
    const problem = await visit(browser, site.url + address);
    return problem === undefined ? [] : [`${path} ${problem}`];
  };
  try {
    const tried = pages.filter(({ path }) => routes.some((route) => route.path === path));
    const reasons = await pMap(tried, visitPage, { concurrency: PAGES_AT_ONCE });
    return [...problemsOf(site, routes), ...reasons.flat()];
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
  await noteAttributes(page);
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
    return failed > 0 ? 'has a part that fails' : await findAttribute(page);
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
      (element) => Object.keys(element).some((key) => key.startsWith('__react')),
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

/** The errors of rendering that the server's log has of some pages. */
function problemsOf(site: Site, routes: readonly RouteData[]): string[] {
  const lines = site.errors().match(/^\{.*$/gm) ?? [];
  return lines.flatMap((line) => {
    const { problem = '', stack = '' } = JSON.parse(line) as { problem?: string; stack?: string };
    const [, path] = /^(?:a part of )?(\S+) cannot be rendered$/.exec(problem) ?? [];
    if (!routes.some((route) => route.path === path)) return [];
    return [`${path} does not render on the server: ${messageOf(stack)}`];
  });
}

/** The reason why the server has ended, from Node's error output. */
function endOf(site: Site): string {
  const [thrown = 'without a word'] = /^\w*Error\b.*$/m.exec(site.errors()) ?? [];
  return `its code ends the server: ${messageOf(thrown)}`;
}

function messageOf(stack: string): string {
  return (stack.split('\n')[0] ?? '').replace(/^Error: /, '');
}
