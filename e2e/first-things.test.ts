import { liveCarousel } from './support/carousel';
import { expect, test } from './support/test';
import { open, openHome } from './support/visit';

test.use({ viewport: { width: 360, height: 740 } });

/** What parents come for, and the height at which it begins at the latest. */
const first = [
  // it has one choice more than other lists, for the class
  { path: '/Circular', thing: 'main article', from: 465 },
  { path: '/News', thing: 'main article', from: 420 },
  { path: '/Events', thing: 'main article', from: 420 },
  { path: '/PhotoGallery', thing: 'main article', from: 420 },
  { path: '/VideoGallery', thing: 'main article', from: 420 },
  { path: '/Calendar', thing: 'main td:has-text("Guru Nanak Jayanti")', from: 420 },
  { path: '/home', thing: 'main h2:has-text("The next seven days")', from: 160 },
];
test('a page begins with what parents come for', async ({ page }) => {
  for (const { path, thing, from } of first) {
    await open(page, path);
    const box = await page.locator(thing).first().boundingBox();
    expect(box?.y, path).toBeLessThanOrEqual(from);
  }
});

for (const javaScriptEnabled of [true, false]) {
  test.describe(javaScriptEnabled ? 'with a script' : 'without a script', () => {
    test.use({ javaScriptEnabled, hasTouch: true });

    test('circulars of no year are a tap above those of this year', async ({ page }) => {
      await page.goto('/Circular');
      await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('2026');
      const summary = page.getByText('Always in force (2)');
      const link = page.getByRole('link', {
        name: 'If a child is hurt or afraid: whom to tell',
        exact: true,
      });
      await expect(link).toBeHidden();
      await summary.tap();
      for (const target of [summary, link]) {
        await expect(target).toBeInViewport({ ratio: 1 });
        expect((await target.boundingBox())?.height).toBeGreaterThanOrEqual(44);
      }
      await link.tap();
      await expect(page).toHaveURL('/Circular?circular=circular-child-protection-contacts');
      await expect(page.getByRole('article').first()).toContainText('If a child is hurt or afraid');
    });
  });
}

test('nothing is alone on a row of the home page, on phones and tablets', async ({ page }) => {
  await open(page, '/home');
  for (const width of [360, 768]) {
    await page.setViewportSize({ width, height: 740 });
    const links = page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link');
    const middles = await links.evaluateAll((all) =>
      all.map((link) => link.getBoundingClientRect()).map(({ top, height }) => Math.round(top + height / 2)),
    );
    expect([...new Set(middles)].map((row) => middles.filter((middle) => middle === row).length)).toEqual([
      4, 3,
    ]);
    const alumni = await page.getByRole('region', { name: 'Once an Aelredian' }).boundingBox();
    expect(alumni?.height).toBeLessThan(64);
    // on a phone both are one band
    const shortcuts = page.getByRole('navigation', { name: 'Shortcuts' });
    await expect(shortcuts).toHaveCSS('border-top-width', width === 360 ? '0px' : '1px');
  }
});

test('the keyboard passes the slides in view alone', async ({ page }) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  const slides = (await liveCarousel(page, 'Latest News')).locator('[aria-roledescription="slide"]');
  await expect(slides.nth(1)).toHaveJSProperty('inert', true);
  await expect(slides.first()).toHaveJSProperty('inert', false);
});
