import { expect, test } from './support/test';

/** A style sheet as a browser without cascade layers reads it. */
function withoutLayers(css: string): string {
  const parts = css.split(/(@layer [^{;]*;|[^{};]*\{|\})/).filter((part) => !/^@layer.*;$/.test(part));
  const blocks: string[] = [];
  return parts
    .filter((part) => {
      if (part.endsWith('{')) blocks.push(part);
      const isLayered = blocks.some((block) => block.startsWith('@layer'));
      if (part === '}') blocks.pop();
      return !isLayered;
    })
    .join('')
    .replace(/@supports not \(all: ?revert-layer\)/, '@supports (all: revert-layer)');
}

// the document's integrity is of the sheets as they are
test.use({ bypassCSP: true });

test('a page reads well in a browser that knows no cascade layers', async ({ page }) => {
  await page.route('**/Circular', async (route) => {
    const response = await route.fetch();
    const html = (await response.text()).replace(/(<link rel="stylesheet"[^>]*) integrity="[^"]*"/g, '$1');
    await route.fulfill({ response, body: html });
  });
  await page.route('**/*.css', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: withoutLayers(await response.text()) });
  });
  await page.goto('/Circular');
  for (const icon of await page.locator('svg').all()) {
    expect((await icon.boundingBox())?.height ?? 0).toBeLessThanOrEqual(56);
  }
  expect(await page.evaluate(() => document.body.offsetWidth)).toBeLessThanOrEqual(45 * 16);
  const heading = await page.getByRole('heading', { level: 1 }).boundingBox();
  expect(heading?.y).toBeLessThan(3_000);
});
