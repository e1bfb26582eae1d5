// @ts-check
import { existsSync } from 'node:fs';

import { installDebian } from './debian.mjs';
import { findProgram } from './find-program.mjs';
import { runBin } from './process.mjs';

/**
 * For the suggestions of the address bar each page has two more renderers, which take half of the CPU time.
 * The other names are Playwright's own: of two such flags the last one counts.
 */
const unusedFeatures = [
  'WebUIOmniboxPopup',
  'WebUIOmniboxAimPopup',
  'AimEnabled',
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

/** Chromium as tests and tools start it. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  `--disable-features=${unusedFeatures.join(',')}`,
];

/** Starts Chromium without a window. */
export async function launchBrowser() {
  const { chromium } = await import('@playwright/test');
  const executablePath = await ensureChromium();
  return chromium.launch({
    ...(executablePath !== '' && { executablePath }),
    args: chromiumArgs,
  });
}

/**
 * A Chromium for the browser tests: CHROMIUM_PATH, the system's, Debian's package, or Playwright's own
 * download, in that order.
 * @returns {Promise<string>} its path, or nothing where Playwright is to use its own
 */
export async function ensureChromium() {
  const given = process.env['CHROMIUM_PATH'];
  if (given) {
    if (existsSync(given)) return given;
    throw new Error(`CHROMIUM_PATH names ${given}, which does not exist`);
  }
  const installed = findInstalled();
  if (installed) return installed;
  const found = (await installDebian('chromium')) && findInstalled();
  if (found) return found;
  await runBin('playwright', ['install', 'chromium']);
  return '';
}

function findInstalled() {
  return findProgram('chromium') ?? findProgram('chromium-browser') ?? findProgram('google-chrome');
}
