import { existsSync } from 'node:fs';

import { defineConfig } from '@playwright/test';

import { chromiumArgs } from './team/src/workspace/chromium';

const system = '/usr/bin/chromium';
const chromium = process.env['CHROMIUM_PATH'] ?? (existsSync(system) ? system : undefined);

export default defineConfig({
  testDir: 'e2e',
  // each has a configuration of its own
  testIgnore: ['commands/**', 'other-browsers/**'],
  workers: 2,
  // for a machine that is much slower, with others at work on it
  timeout: 300_000,
  expect: { timeout: 40_000 },
  forbidOnly: true,
  // a loaded machine can fail one of 500 tests; the reporter names what passed only then
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: 'line',
  use: {
    screenshot: 'only-on-failure',
    // pages come from the server, except where a test is about the worker
    serviceWorkers: 'block',
    launchOptions: {
      ...(chromium !== undefined && { executablePath: chromium }),
      args: chromiumArgs,
    },
  },
});
