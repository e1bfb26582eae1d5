import { defineConfig } from '@playwright/test';

import site from '../../playwright.config';

/** The commands that README and CONTRIBUTING name; some measure times, so nothing runs beside them. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  timeout: 300_000,
  forbidOnly: true,
  reporter: 'line',
  ...(site.use && { use: site.use }),
});
