import { existsSync } from 'node:fs';

import type { Browser } from '@playwright/test';

import { run } from './process';
import { findPrograms } from './programs';

/**
 * For the suggestions of the address bar each page has two more renderers, which take half of the CPU time.
 * A spare renderer for the next site takes a tenth. The other names are Playwright's own: of two such flags
 * the last one counts.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
  'SpareRendererForSitePerProcess',
  'AvoidCorsURLLoaderRestartOnRedirect',
  'AvoidUnnecessaryBeforeUnloadCheckSync',
  'DestroyProfileOnBrowserClose',
  'HttpsFirstBalancedModeAutoEnable',
  'HttpsUpgrades',
  'LensOverlay',
  'MediaRouter',
  'NetworkTimeServiceQuerying',
  'OptimizationHints',
  'PaintHolding',
  'PreconnectToSearch',
  'ThirdPartyStoragePartitioning',
];

/** Chromium as tests and tools start it, besides Playwright's own arguments. */
export const chromiumArgs = [
  '--disable-gpu',
  '--disable-quic',
  `--disable-features=${unusedFeatures.join(',')}`,
];

/** Starts Chromium without a window. */
export async function launchBrowser(moreArgs: readonly string[] = []): Promise<Browser> {
  const { chromium } = await import('@playwright/test');
  const executablePath = await ensureChromium();
  const args = [...chromiumArgs, ...moreArgs];
  return chromium.launch({ ...(executablePath !== '' && { executablePath }), args });
}

/**
 * A Chromium for the browser tests: CHROMIUM_PATH, the system's, Debian's package, or Playwright's own
 * download, in that order.
 * @returns its path, or nothing where Playwright is to use its own
 */
export async function ensureChromium(): Promise<string> {
  const named = process.env['CHROMIUM_PATH'];
  if (named) {
    if (existsSync(named)) return named;
    throw new Error(`CHROMIUM_PATH names ${named}, which does not exist`);
  }
  const found = await findPrograms('chromium');
  if (!('missing' in found)) return found.chromium;
  await run('playwright', ['install', 'chromium']);
  return '';
}
