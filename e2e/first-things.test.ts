import { beyond, expect, test } from './support/test';
import { open } from './support/visit';

test.use({ viewport: { width: 360, height: 740 } });

/** What parents come for, and the height at which it begins at the latest. */
const first = [
  { path: '/Circular', thing: 'main article', from: 420 },
  { path: '/News', thing: 'main article', from: 420 },
  { path: '/Events', thing: 'main article', from: 420 },
  { path: '/PhotoGallery', thing: 'main article', from: 420 },
  { path: '/VideoGallery', thing: 'main article', from: 420 },
];
for (const { path, thing, from } of first) {
  test(`${path} begins with what parents come for`, beyond(path !== '/Events'), async ({ page }) => {
    await open(page, path);
    const box = await page.locator(thing).first().boundingBox();
    expect(box?.y).toBeLessThanOrEqual(from);
  });
}
