import { chromium, type Browser, type Page } from '@playwright/test';
import type { RouteData } from '@school/shared-deps';

import { ensureChromium } from '../chromium.mjs';
import { addressesOf } from '../page-addresses.mjs';
import { startSite } from '../site.mjs';
import { readLive } from '../../src/release/release-file';

const LANES = 2;
const HYDRATED_WITHIN_MS = 15_000;
/** What a page may still say after its last part has been touched. */
const LAST_WORDS_MS = 300;

/**
 * Renders routes of a release on a server of its own and hydrates them in Chromium; returns what went wrong, one line for
 * each page.
 */
export async function checkPages(folder: string, routes: readonly RouteData[]): Promise<string[]> {
  const site = await startSite({ env: { SCHOOL_RELEASE: folder }, isQuiet: true });
  const executablePath = await ensureChromium();
  const browser = await chromium.launch({
    ...(executablePath !== '' && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking'],
  });
  try {
    const all = Object.values(readLive(folder).packages).flatMap((manifest) => manifest.routes);
    const addresses = await addressesOf(site.url, all);
    const queue = routes.map((route) => ({ path: route.path, address: addresses.get(route.path) }));
    const reasons: string[] = [];
    const lane = async () => {
      for (let next = queue.shift(); next !== undefined; next = queue.shift()) {
        // nothing leads to a page about a record of which there is none
        if (next.address === undefined) continue;
        const problem = await visit(browser, site.url + next.address);
        if (problem !== undefined) reasons.push(`${next.path} ${problem}`);
      }
    };
    await Promise.all(Array.from({ length: LANES }, lane));
    const { renderErrors } = (await (await fetch(`${site.url}/healthz`)).json()) as { renderErrors: number };
    if (reasons.length === 0 && renderErrors > 0)
      reasons.push(`a page does not render on the server: ${firstProblem(site.said())}`);
    return reasons;
  } finally {
    await browser.close();
    await site.stop();
  }
}

/** What is wrong with a page; undefined when nothing is. */
async function visit(browser: Browser, url: string): Promise<string | undefined> {
  const context = await browser.newContext();
  const page = await context.newPage();
  const said: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'error') said.push(message.text());
  });
  page.on('pageerror', ({ message }) => said.push(message));
  try {
    const response = await page.goto(url);
    const status = response?.status() ?? 0;
    if (status !== 200) return `does not render on the server: it answers ${status}`;
    const isHydrated = await hydrate(page);
    const [first] = said.flatMap((text) => text.split('\n')[0] ?? []);
    if (first !== undefined) return `hydrates with a warning: ${first.slice(0, 300)}`;
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

/** The first problem that the server's log has. */
function firstProblem(log: string): string {
  const line = log.split('\n').find((each) => each.startsWith('{'));
  if (line === undefined) return 'its log does not say why';
  const { problem = '', stack = '' } = JSON.parse(line) as { problem?: string; stack?: string };
  return `${problem}: ${stack.split('\n')[0] ?? ''}`;
}
