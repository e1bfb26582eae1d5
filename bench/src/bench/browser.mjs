// @ts-check
import { chromium } from '@playwright/test';

import { ensureChromium } from '../../../workspace/src/chromium.mjs';

/** @typedef {import('@playwright/test').Browser} Browser */
/** @typedef {import('@playwright/test').Page} Page */

/** @returns {Promise<Browser>} */
export async function launchBrowser() {
  const executablePath = await ensureChromium();
  return chromium.launch({
    ...(executablePath !== '' && { executablePath }),
    args: ['--no-sandbox', '--disable-gpu', '--disable-background-networking', '--disable-component-update'],
  });
}

/**
 * Measures in a visit of its own each time.
 * @template T
 * @param {Browser} browser
 * @param {number} rounds
 * @param {(page: Page) => Promise<T>} measure
 */
export async function repeat(browser, rounds, measure) {
  const results = [];
  for (let round = 0; round < rounds; round += 1) results.push(await visit(browser, measure));
  return results;
}

/**
 * @template T
 * @param {Browser} browser
 * @param {(page: Page) => Promise<T>} measure
 */
export async function visit(browser, measure) {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}
