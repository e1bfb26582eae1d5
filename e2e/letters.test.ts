import type { Page, Route } from '@playwright/test';

import { shiftOf } from './support/shift';
import { beyond, expect, test } from './support/test';

for (const [language, script] of [
  ['hi', 'Devanagari'],
  ['pa', 'Gurmukhi'],
] as const) {
  test(`a page in ${language} is drawn with letters of the site, and nothing moves when they come late`, async ({
    page,
  }) => {
    const late: Route[] = [];
    await page.route(/noto-sans/, (route) => void late.push(route));
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(`/${language}/ContactUs`, { waitUntil: 'commit' });
    await expect(page.locator('h1')).toBeVisible();
    await expect.poll(() => late.length).toBe(1);
    const paints = () => performance.getEntriesByName('first-contentful-paint').length;
    await expect.poll(() => page.evaluate(paints)).toBe(1);
    expect(await page.evaluate(areLoaded, 'School Letters')).toBe(false);
    const coming = page.waitForResponse(/noto-sans/);
    await late[0]?.continue();
    expect((await (await coming).body()).length).toBeLessThan(56_000);
    await expect.poll(() => page.evaluate(areLoaded, 'School Letters')).toBe(true);
    // a device without any such letters draws boxes until they come
    const limit = (await page.evaluate(areLoaded, 'School Letters Noto')) ? 0.01 : 0.15;
    expect(await page.evaluate(shiftOf)).toBeLessThanOrEqual(limit);
    expect(await fontsOf(page, 'h1')).toContain(`Noto Sans ${script}`);
    expect(await fontsOf(page, 'main p:not([lang])')).toContain(`Noto Sans ${script}`);
  });
}

test('a page in English fetches no letters of other languages', beyond(), async ({ page }) => {
  const files: string[] = [];
  page.on('request', (request) => files.push(request.url()));
  await page.goto('/ContactUs', { waitUntil: 'networkidle' });
  expect(files.filter((file) => file.endsWith('.woff2'))).toHaveLength(1);
});

/** Whether letters are there: those of the site, or those of the device that are as wide. */
function areLoaded(name: string): boolean {
  return [...document.fonts].some(
    ({ family, status }) => family.replace(/^["']|["']$/g, '') === name && status === 'loaded',
  );
}

/** The fonts of the site, not of the device, with which an element's text is drawn. */
async function fontsOf(page: Page, selector: string): Promise<string[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('DOM.enable');
  await client.send('CSS.enable');
  const { root } = await client.send('DOM.getDocument');
  const { nodeId } = await client.send('DOM.querySelector', { nodeId: root.nodeId, selector });
  const { fonts } = await client.send('CSS.getPlatformFontsForNode', { nodeId });
  return fonts.filter(({ isCustomFont }) => isCustomFont).map(({ familyName }) => familyName);
}
