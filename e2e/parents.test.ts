import type { Page } from '@playwright/test';

import { beyond, expect, test } from './support/test';
import { openHome } from './support/visit';

test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

/** What a parent taps from the home page on, in order, and the thing that is then on the screen. */
const byMenu: readonly (readonly [task: string, taps: readonly string[], thing: string])[] = [
  ['next holiday', ['Menu', 'Information', 'Calendar'], 'main td:has-text("Guru Nanak Jayanti")'],
  ['fee for class V', [], 'footer a[href$="fee-structure.pdf"]'],
  ['timing in winter', ['Menu', 'Timings'], 'main caption:has-text("Hours of a school day")'],
  ['class VIII homework', ['Menu', 'Homework'], 'main a[href$="class-viii.pdf"]'],
  ['last circular', ['Circular'], 'main article a[href*="registration-lkg-2027"]'],
  ['result of class X 2023', ['Results', 'Pass rates of class X'], 'main tr:has-text("2023")'],
  ['phone number of office', [], 'header a[href^="tel:"]'],
  ['TC status', ['Menu', 'Transfer certificate'], 'main input[name="name"]'],
  ['bus route', ['Menu', 'Timings'], 'main p:has-text("School buses")'],
  ['uniform shop', ['Menu', 'Uniform'], 'main a[href$="uniform-availability.pdf"]'],
  ['how to pay fee', ['Portal Help'], 'main a:has-text("Parent portal, login")'],
  ['half yearly exam', ['Menu', 'Information', 'Examination System'], 'main p:has-text("Half Yearly: 7 to")'],
  ['principal meeting hours', ['Menu', 'Timings'], 'main td:has-text("Principal meets parents")'],
  ['nursery admission', ['Admission'], 'main a[href$="registration-notice-2027.pdf"]'],
  ['app link', ['Menu'], '#site-menu a[href*="play.google.com"]'],
  ['where is the school', [], 'header a[href*="openstreetmap"]'],
  ['is school closed tomorrow', [], 'main li:has-text("Tomorrow")'],
  ['books for class VI', [], 'main a[href$="book-list.pdf"]'],
  ['report a problem', ['Menu', 'Contact Us'], 'main a[href^="mailto:"]'],
];

/** Of twenty, with the one below. */
const MAX_MISSED = 2;

test('what parents come for is on the screen after a tap or three', beyond(), async ({ page }) => {
  const missed: string[] = [];
  await openHome(page);
  for (const [task, taps, thing] of byMenu) {
    await page.goto('/home');
    for (const name of taps) await tap(page, name);
    const found = page.locator(thing).first();
    // a paper further down is one more tap away, no more
    if (thing.endsWith('.pdf"]'))
      await found.scrollIntoViewIfNeeded({ timeout: 2_000 }).catch(() => undefined);
    const isSeen = await expect(found)
      .toBeInViewport({ timeout: 2_000 })
      .then(() => true)
      .catch(() => false);
    if (!isSeen) missed.push(task);
  }
  expect(missed.length, missed.join(', ')).toBeLessThanOrEqual(MAX_MISSED);
});

test('a parent finds the photos of the last Sports Day', beyond(), async ({ page }) => {
  await openHome(page);
  await tap(page, 'Photo Gallery');
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2025');
  await page.getByRole('link', { name: /View More.*Sports Day/ }).tap();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/Sports Day/);
});

/** Searches that only a page can show: what stands first, at 360 pixels. */
const bySearch = [
  ['chutti kab hai', 'Guru Nanak Jayanti'],
  ['fee for class V', 'Class V: Rs 5700'],
  ['कल छुट्टी है क्या', 'a school day'],
  ['principal ka number', '10:00 to 12:00'],
] as const;
for (const [typed, words] of bySearch) {
  test(`“${typed}” is answered on the first screen`, beyond(), async ({ page }) => {
    await page.goto(`/Search?q=${encodeURIComponent(typed)}`);
    const answer = page.getByRole('region', { name: 'Answer' });
    await expect(answer).toContainText(words);
    await expect(answer).toBeInViewport({ ratio: 1 });
  });
}

async function tap(page: Page, name: string): Promise<void> {
  const named = page.locator('a, button, summary').filter({ hasText: new RegExp(`^\\s*${name}\\s*$`) });
  const target = named.filter({ visible: true }).first();
  await target.scrollIntoViewIfNeeded();
  await target.tap();
}

for (const path of ['/Admission', '/Class/V', '/Search?q=fee+for+class+V']) {
  test(`beside the fee on ${path} is how it is paid`, beyond(), async ({ page }) => {
    await page.goto(path);
    const main = page.getByRole('main');
    await expect(main).toContainText('Rs 5700');
    await main
      .getByRole('link', { name: /^How to pay/ })
      .first()
      .click();
    await expect(page).toHaveURL('/Pphelp');
  });
}
