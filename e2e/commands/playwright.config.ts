import { defineConfig } from '@playwright/test';

import site from '../../playwright.config';

const measured = '**/measured.test.ts';

/** The commands that README and CONTRIBUTING name; beside those that measure times nothing runs. */
export default defineConfig({
  testDir: '.',
  workers: 2,
  timeout: 300_000,
  forbidOnly: true,
  reporter: 'line',
  projects: [
    { name: 'others', testIgnore: measured },
    { name: 'measured', testMatch: measured, dependencies: ['others'] },
  ],
  ...(site.use && { use: site.use }),
});
