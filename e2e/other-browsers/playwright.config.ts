import { defineConfig } from '@playwright/test';

/** Browsers that Playwright cannot drive; `npm run test:all` installs them where it may. */
export default defineConfig({
  testDir: '.',
  workers: 1,
  timeout: 120_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  retries: process.env['CI'] === undefined ? 0 : 1,
  reporter: 'line',
});
