import type { Page } from '@playwright/test';

/** Keeps the site's scripts from arriving until they are released. */
export async function holdScripts(page: Page, files = '**/assets/**/*.js'): Promise<{ release: () => void }> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(files, async (route) => {
    await released;
    await route.continue();
  });
  return { release };
}
