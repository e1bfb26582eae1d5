import type { Locator, Page } from '@playwright/test';

import { beyond, expect, test } from './support/test';
import { expectHydrated, gate, hydrate, noticesOf } from './support/visit';

// before any code is here
test.use({ hasTouch: true });

const presses: Record<string, (button: Locator) => Promise<void>> = {
  tap: (button) => button.tap(),
  click: (button) => button.click(),
  'key press': (button) => button.press('Enter'),
  'press by other means': (button) => button.dispatchEvent('click'),
};
for (const [means, press] of Object.entries(presses)) {
  test(
    `the first ${means} turns the notices once, and the next one, too, with the code`,
    beyond(means !== 'tap'),
    async ({ page }) => {
      const code = await gate(page);
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.goto('/home', { waitUntil: 'commit' });
      const slides = noticesOf(page).getByRole('group');
      const next = noticesOf(page).getByRole('button', { name: 'Next slide' });
      await expect(slides.first()).toBeInViewport({ ratio: 0.5 });
      await press(next);
      await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 });
      code.open();
      await hydrate(page);
      await expect(slides.nth(1)).toBeInViewport({ ratio: 0.5 });
      await press(next);
      await expect(slides.nth(2)).toBeInViewport({ ratio: 0.5 });
      await expect(slides.nth(1)).not.toBeInViewport({ ratio: 0.5 });
    },
  );
}

const ways: Record<string, (page: Page) => Promise<void>> = {
  'its button': (page) => noticesOf(page).getByRole('button', { name: 'Close' }).tap(),
  Escape: (page) => page.keyboard.press('Escape'),
  'a press beside them': (page) => page.mouse.click(5, 5),
};
for (const [way, close] of Object.entries(ways)) {
  test(
    `the notices are closed by ${way}, and the code does not open them again`,
    beyond(way !== 'Escape'),
    async ({ page }) => {
      const code = await gate(page);
      await page.goto('/home', { waitUntil: 'commit' });
      await expect(noticesOf(page)).toBeVisible();
      await close(page);
      await expect(noticesOf(page)).toBeHidden();
      code.open();
      await expectHydrated(page);
      await expect(noticesOf(page)).toBeHidden();
      await page.getByRole('button', { name: 'Notices' }).click();
      await expect(noticesOf(page)).toBeVisible();
      await close(page);
      await expect(noticesOf(page)).toBeHidden();
    },
  );
}

test('the notices open again by their button before the code, which leaves them open', async ({ page }) => {
  const code = await gate(page);
  await page.addInitScript(() => sessionStorage.setItem('school.notices.seen', 'yes'));
  await page.goto('/home', { waitUntil: 'commit' });
  await page.getByRole('button', { name: 'Notices' }).tap();
  await expect(noticesOf(page)).toBeVisible();
  expect(await noticesOf(page).evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  code.open();
  await hydrate(page);
  await expect(noticesOf(page)).toBeVisible();
  await noticesOf(page).getByRole('button', { name: 'Close' }).tap();
  await expect(noticesOf(page)).toBeHidden();
});

test('the notices are over the page from its first paint, once a session', async ({ page }) => {
  await gate(page);
  await page.goto('/home', { waitUntil: 'commit' });
  const notices = noticesOf(page);
  await expect(notices).toBeVisible();
  expect(await notices.evaluate((dialog) => dialog.matches(':modal'))).toBe(true);
  await expect(notices.getByRole('button', { name: 'Close' })).toBeFocused();
  const picture = notices.getByRole('group').first().locator('img');
  const preload = page.locator('head > link[rel="preload"][imagesrcset]').first();
  await expect(preload).toHaveAttribute('imagesrcset', (await picture.getAttribute('srcset')) ?? '');
  await expect(preload).toHaveAttribute('imagesizes', (await picture.getAttribute('sizes')) ?? '');
  await page.reload({ waitUntil: 'commit' });
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(notices).toBeHidden();
});
