import { expect, type Page } from '@playwright/test';

/** Settings of a test with the service worker. */
export const withWorker = {
  serviceWorkers: 'allow',
  // of a network that is not there, and of lists that are then fetched again
  expectedErrors:
    /Failed to load resource|valid digest|ERR_INTERNET_DISCONNECTED|ERR_EMPTY_RESPONSE|could not be|Bad Gateway|answered 502|Error fetching data:/,
} as const;

/** Addresses of the pages on the device. */
export function keptPages(page: Page): Promise<string[]> {
  return page.evaluate(async () => {
    const name = (await caches.keys()).find((each) => each.endsWith('-pages')) ?? 'school-none';
    return (await (await caches.open(name)).keys()).map(
      ({ url }) => new URL(url).pathname + new URL(url).search,
    );
  });
}

/** Waits until pages are on the device. */
export async function expectKept(page: Page, ...addresses: string[]): Promise<void> {
  const keys = addresses.map((address) => address.replace(/^[^?]+/, (path) => path.toLowerCase()));
  await expect.poll(() => keptPages(page)).toEqual(expect.arrayContaining(keys));
}

/** What a page from the device says of its time. */
export function asOf(page: Page) {
  return page.getByRole('status').filter({ hasText: /^As of \d\d:\d\d/ });
}
