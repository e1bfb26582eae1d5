import type { Page } from '@playwright/test';

import { expectAccessible } from './support/axe';
import { widthOf } from './support/fit';
import { beyond, expect, test } from './support/test';

const widths = [360, 1280];
const paper = (page: Page) => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);
const textSize = (page: Page) =>
  page.evaluate(() => Number.parseFloat(getComputedStyle(document.documentElement).fontSize));
const DARK = 'rgb(19, 24, 35)';
const settings = (page: Page) => page.getByRole('dialog', { name: 'Display' });
const openSettings = (page: Page) => page.getByRole('button', { name: 'Display' }).click();

for (const width of widths) {
  const size = { width, height: 740 };

  test.describe(`without a script, ${width} pixels wide`, () => {
    test.use({ javaScriptEnabled: false, viewport: size, colorScheme: 'light' });

    test('a reader chooses how pages look, and each page obeys', beyond(width > 360), async ({ page }) => {
      await page.goto('/Circular?year=2025');
      await openSettings(page);
      await page.getByLabel('Dark').check();
      await page.getByLabel('150 %').check();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(page).toHaveURL(/\/Circular\?year=2025$/);
      await page.goto('/Calendar');
      const html = page.locator('html');
      await expect(html).toHaveAttribute('data-colors', 'dark');
      await expect(html).toHaveAttribute('data-text', '150');
      await expect(html).toHaveCSS('background-color', DARK);
      await openSettings(page);
      await expect(page.getByLabel('Dark')).toBeChecked();
      await expect(page.getByLabel('150 %')).toBeChecked();
      await page.getByLabel('Light').check();
      await page.getByRole('button', { name: 'Save' }).click();
      await expect(html).not.toHaveCSS('background-color', DARK);
    });
  });

  test.describe(`${width} pixels wide`, () => {
    test.use({ viewport: size, colorScheme: 'light' });

    test('a choice is seen at once, and after a reload', beyond(width > 360), async ({ page }) => {
      await page.goto('/Calendar');
      const before = await textSize(page);
      await openSettings(page);
      await expectAccessible(page, 'the settings are open');
      await page.getByLabel('Dark').check();
      await page.getByLabel('150 %').check();
      await page.getByLabel('Less motion').check();
      expect(await paper(page)).toBe(DARK);
      expect(await textSize(page)).toBeCloseTo(before * 1.5);
      await settings(page).getByRole('button', { name: 'Close' }).click();
      await expect(settings(page)).toBeHidden();
      for (const path of ['/Calendar', '/Circular', '/Admission']) {
        await page.goto(path);
        expect(await paper(page)).toBe(DARK);
        expect(await widthOf(page), path).toBe(width);
        await expectAccessible(page, `${path} in dark colours, with large text`);
      }
      await page.reload();
      expect(await paper(page)).toBe(DARK);
    });

    test('stronger contrast has text at 10:1', beyond(width > 360), async ({ page }) => {
      for (const colors of ['Light', 'Dark']) {
        await page.goto('/Circular');
        await openSettings(page);
        await page.getByLabel(colors).check();
        await page.getByLabel('Stronger contrast').check();
        await page.keyboard.press('Escape');
        await expectAccessible(page, `${colors} colours, stronger contrast`);
        expect(await lowestContrast(page), colors).toBeGreaterThanOrEqual(10);
        await expect(page.getByRole('link', { name: 'Events' }).last()).toHaveCSS(
          'text-decoration-line',
          'underline',
        );
      }
    });
  });
}

/** The lowest contrast between the colours of text and the papers that it is on. */
function lowestContrast(page: Page): Promise<number> {
  return page.evaluate(() => {
    const probe = document.body.appendChild(document.createElement('i'));
    const light = (token: string) => {
      probe.style.setProperty('color', `var(--school-${token})`);
      const parts = (getComputedStyle(probe).color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);
      const [red = 0, green = 0, blue = 0] = parts
        .map((part) => part / 255)
        .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
      return 0.2126 * red + 0.7152 * green + 0.0722 * blue + 0.05;
    };
    const ratios = ['paper', 'sheet', 'band'].flatMap((ground) =>
      ['ink', 'quiet', 'navy', 'crimson'].map((text) => {
        const both = [light(ground), light(text)];
        return Math.max(...both) / Math.min(...both);
      }),
    );
    probe.remove();
    return Math.min(...ratios);
  });
}
