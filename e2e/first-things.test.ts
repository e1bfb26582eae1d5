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
  { path: '/Calendar', thing: 'main td:has-text("Guru Nanak Jayanti")', from: 420 },
  { path: '/home', thing: 'main p:has-text("Today at school")', from: 160 },
];
for (const { path, thing, from } of first) {
  test(
    `${path} begins with what parents come for`,
    beyond(!/Events|Calendar|home/.test(path)),
    async ({ page }) => {
      await open(page, path);
      const box = await page.locator(thing).first().boundingBox();
      expect(box?.y).toBeLessThanOrEqual(from);
    },
  );
}
