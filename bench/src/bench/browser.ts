import type { Browser, Page } from '@playwright/test';

/** Measures in a visit of its own each time. */
export async function repeat<T>(
  browser: Browser,
  rounds: number,
  measure: (page: Page) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  for (let round = 0; round < rounds; round += 1) results.push(await visit(browser, measure));
  return results;
}

export async function visit<T>(browser: Browser, measure: (page: Page) => Promise<T>): Promise<T> {
  const context = await browser.newContext({ serviceWorkers: 'block' });
  try {
    return await measure(await context.newPage());
  } finally {
    await context.close();
  }
}
