import { setTimeout as sleep } from 'node:timers/promises';

import { chromium, type Browser, type Page } from '@playwright/test';
import type { RouteData } from '@school/shared-deps';

import { ensureChromium } from '@school/workspace/chromium.mjs';
import { addressesOf } from './page-addresses.mjs';
import { startSite, type Site } from '@school/workspace/site.mjs';
import { readLive } from '../release-file';
import { findDifference } from './find-difference';

const LANES = 2;
const RENDERED_WITHIN_MS = 10_000;
const HYDRATED_WITHIN_MS = 15_000;
/** What a page or the server may still say after its last part has been touched. */
const LAST_WORDS_MS = 300;

/**
 * Renders routes of a release on a server of its own and hydrates them in Chromium; returns what went wrong, one line for
 * each page. Pages that fail on the server are not opened.
 */
export async function checkPages(folder: string, routes: readonly RouteData[]): Promise<string[]> {
  const site = await startSite({ env: { SCHOOL_RELEASE: folder }, isQuiet: true });
  try {
    const problems = await renderAll(site, routes);
    if (problems.length > 0) return problems;
    const reasons = await hydrateAll(site, folder, routes);
    return (await isAlive(site)) ? reasons : [endOf(site)];
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
  return (await isAlive(site)) ? problemsOf(site) : [endOf(site)];
}

async function hydrateAll(site: Site, folder: string, routes: readonly RouteData[]): Promise<string[]> {
  const { packages, imports } = readLive(folder);
  const all = Object.values(packages).flatMap((manifest) => manifest.routes);
  const addresses = await addressesOf(site.url, all);
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({
    ...(executablePath !== '' && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const queue = routes.map((route) => ({ path: route.path, address: addresses.get(route.path) }));
    const reasons: string[] = [];
    const lane = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        // nothing leads to a page about a record of which there is none
        if (next.address === undefined) continue;
        const url = site.url + next.address;
        const problem = await visit(browser, url, imports['react'] ?? '');
        if (problem !== undefined) reasons.push(`${next.path} ${problem}`);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    return [...problemsOf(site), ...reasons];
  } finally {
    await browser.close();
  }
}

/** What is wrong with a page; undefined when nothing is. */
async function visit(browser: Browser, url: string, react: string): Promise<string | undefined> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', ({ message }) => said.push(message));
  try {
    const response = await page.goto(url).catch(() => null);
    const status = response?.status() ?? 0;
    if (status !== 200) return `does not render on the server: it answers ${status}`;
    const isHydrated = await hydrate(page);
    const [first] = said.flatMap((text) => text.split('\n')[0] ?? []);
    if (first !== undefined)
      return (
        (await findDifference(browser, url, react, hydrate)) ??
        `hydrates with a warning: ${first.slice(0, 300)}`
      );
    if (!isHydrated) return 'does not hydrate';
    const failed = await page.locator('.siteFailure, [data-failed]').count();
    return failed > 0 ? 'has a part that fails' : undefined;
  } finally {
    await context.close();
  }
}

/** Acts as a visitor does who looks at everything; false when the page's code does not take it over in time. */
async function hydrate(page: Page): Promise<boolean> {
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  const hydrated = page.waitForFunction(
    () => document.querySelector('[data-prerendered]') === null,
    undefined,
    {
      timeout: HYDRATED_WITHIN_MS,
    },
  );
  const isHydrated = await hydrated.then(
    () => true,
    () => false,
  );
  await page.evaluate(async () => {
    for (const island of document.querySelectorAll('[data-island]')) {
      island.scrollIntoView({ behavior: 'instant' });
      island.dispatchEvent(new PointerEvent('pointerover', { bubbles: true }));
      await new Promise((resolve) => requestAnimationFrame(resolve));
    }
  });
  await page.waitForTimeout(LAST_WORDS_MS);
  return isHydrated;
}

function isAlive({ url }: Site): Promise<boolean> {
  return fetch(`${url}/healthz`).then(
    () => true,
    () => false,
  );
}

/** The errors of rendering that the server's log has, by the page. */
function problemsOf(site: Site): string[] {
  const lines = site
    .said()
    .split('\n')
    .filter((line) => line.startsWith('{'));
  return lines.flatMap((line) => {
    const { problem = '', stack = '' } = JSON.parse(line) as { problem?: string; stack?: string };
    const [, path] = /^(?:a part of )?(\S+) cannot be rendered$/.exec(problem) ?? [];
    return path === undefined ? [] : [`${path} does not render on the server: ${messageOf(stack)}`];
  });
}

/** Why the server has ended, as Node says on its error output. */
function endOf(site: Site): string {
  const thrown =
    site
      .said()
      .split('\n')
      .find((line) => /^\w*Error\b/.test(line)) ?? 'without a word';
  return `its code ends the server: ${messageOf(thrown)}`;
}

function messageOf(stack: string): string {
  return (stack.split('\n')[0] ?? '').replace(/^Error: /, '');
}
