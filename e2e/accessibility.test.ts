import { colourRules, expectAccessible } from './support/axe';
import { beyond, expect, test } from './support/test';
import { introOf, noticesOf, open } from './support/visit';

test.use({ contextOptions: { reducedMotion: 'reduce' } });

const widths = [360, 1280];
const colorSchemes = ['light', 'dark'] as const;

for (const width of widths) {
  for (const colorScheme of colorSchemes) {
    const isHardest = width < 993 && colorScheme === 'dark';
    // other rules see no colours
    const rules = colorScheme === 'dark' ? undefined : colourRules;
    test(
      `intro, notices and menu are accessible at ${width} pixels, ${colorScheme}`,
      beyond(!isHardest),
      async ({ page }) => {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme });
        await open(page, '/');
        await expect(introOf(page)).toBeVisible();
        await expectAccessible(page, 'intro', rules);
        await page.keyboard.press('Escape');
        await expect(noticesOf(page)).toBeVisible();
        await expectAccessible(page, 'notices', rules);
        await page.keyboard.press('Escape');
        await expect(noticesOf(page)).toHaveCount(0);
        if (width < 993) await page.getByRole('button', { name: 'Menu', exact: true }).click();
        await page.getByRole('navigation', { name: 'Main' }).getByText('Gallery', { exact: true }).click();
        await expect(page.getByRole('link', { name: 'Photo Gallery' }).first()).toBeVisible();
        await expectAccessible(page, 'menu', rules);
      },
    );
  }
}

test.describe('at an address without a page', () => {
  test.use({ expectedErrors: /status of 404/ });

  test('the error screen is accessible', async ({ page }) => {
    await page.goto('/NoSuchPage');
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, colorScheme);
    }
  });
});

test('placeholders and marked matches are accessible', async ({ page }) => {
  await open(page, '/Events?search=day');
  await expect(page.locator('article mark')).not.toHaveCount(0);
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `marks, ${colorScheme}`);
  }
  await open(page, '/Circular');
  await page.getByRole('searchbox', { name: 'Search', exact: true }).fill('no such circular');
  await expect(page.getByText('Total Circulars: 0')).toBeVisible();
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, `placeholder, ${colorScheme}`);
  }
});

test.describe('the registration notice', () => {
  test.use({ contextOptions: { reducedMotion: 'no-preference' } });

  test('reads at 7:1 throughout its blinking', async ({ page }) => {
    const notice = page.getByRole('complementary', { name: 'Online registration', includeHidden: true });
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      await page.goto('/home');
      const colours = await notice.evaluate((aside) => {
        const [blinking] = aside.getAnimations({ subtree: true });
        if (!blinking) throw new Error('the notice does not blink');
        blinking.pause();
        const line = aside.querySelector('a, p') ?? aside;
        return Array.from({ length: 11 }, (_, step) => {
          blinking.currentTime = step * 100;
          const { color: text, opacity } = getComputedStyle(line);
          const ground = getComputedStyle(aside).backgroundColor;
          const above = getComputedStyle(aside, '::before');
          return { text, opacity, ground, above: above.backgroundColor, share: Number(above.opacity) };
        });
      });
      expect(new Set(colours.map(({ share }) => share)).size).toBeGreaterThan(2);
      for (const { text, opacity, ground, above, share } of colours) {
        expect(opacity).toBe('1');
        expect(contrastOf(channelsOf(text), mixOf(ground, above, share))).toBeGreaterThanOrEqual(7);
      }
    }
  });
});

test('the form of a list has a button for who cannot press Enter', async ({ page }) => {
  await open(page, '/News');
  const button = page.getByRole('search').getByRole('button', { name: 'Show', exact: true });
  await expect(button).toBeVisible();
  await page.getByRole('searchbox', { name: 'Search', exact: true }).press('Tab');
  await expect(button).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/News');
});

/** WCAG's ratio of two opaque colours as browsers compute them: `rgb(140, 28, 43)`. */
function contrastOf(one: readonly number[], other: readonly number[]): number {
  const [dark = 0, light = 0] = [luminanceOf(one), luminanceOf(other)].sort((a, b) => a - b);
  return (light + 0.05) / (dark + 0.05);
}

/** A colour over which so much of another one lies. */
function mixOf(ground: string, above: string, share: number): number[] {
  const over = channelsOf(above);
  return channelsOf(ground).map((channel, at) => channel * (1 - share) + (over[at] ?? 0) * share);
}

function channelsOf(colour: string): number[] {
  const channels = (/^rgb\(([^)]+)\)$/.exec(colour)?.[1] ?? '').split(',').map((each) => Number(each) / 255);
  if (channels.length !== 3) throw new Error(`${colour} is no opaque colour`);
  return channels;
}

function luminanceOf(channels: readonly number[]): number {
  const [red = 0, green = 0, blue = 0] = channels.map((each) =>
    each <= 0.04045 ? each / 12.92 : ((each + 0.055) / 1.055) ** 2.4,
  );
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}
