import { otherLanguages } from '@school/contract/languages';

import { expectAccessible } from './support/axe';
import { translatedTexts } from './support/interface-texts';
import { pages } from './support/pages';
import { shiftOf } from './support/shift';
import { beyond, expect, test } from './support/test';
import { hydrate, open } from './support/visit';

// an unknown page is answered with 404
test.use({ expectedErrors: / 404 .*\/NoSuchPage$/ });

const hindi = { menu: 'मेनू', language: 'भाषा', month: 'महीना', circulars: /^कुल परिपत्र: \d+$/ };

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('leads to the same page in Hindi, whose links stay in Hindi', async ({ page }) => {
    await page.goto('/SubGallery?id=album-festival-of-lights-2026');
    const languages = page.getByRole('navigation', { name: 'Language' });
    await languages.getByRole('link', { name: 'हिन्दी' }).click();
    await expect(page).toHaveURL('/hi/SubGallery?id=album-festival-of-lights-2026');
    await expect(page.locator('html')).toHaveAttribute('lang', 'hi');
    await expect(page.getByRole('link', { name: 'वापस जाएँ' })).toHaveAttribute('href', '/hi/PhotoGallery');
    await page.getByRole('contentinfo').getByRole('link', { name: 'परिपत्र' }).click();
    await expect(page).toHaveURL('/hi/Circular');
    await expect(page.getByText(hindi.circulars)).toBeVisible();
    const again = page.getByRole('navigation', { name: hindi.language });
    await again.getByRole('link', { name: 'English' }).click();
    await expect(page).toHaveURL('/Circular');
  });
});

test('a list in Hindi is filtered and left without a new document', async ({ page }) => {
  await open(page, '/hi/News?year=All');
  await hydrate(page);
  await page.getByLabel(hindi.month).selectOption({ label: 'सित' });
  await expect(page).toHaveURL('/hi/News?year=All&month=Sep');
  await page.evaluate(() => document.documentElement.setAttribute('data-same', ''));
  await page.getByRole('contentinfo').getByRole('link', { name: 'कार्यक्रम' }).click();
  await expect(page).toHaveURL('/hi/Events');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('कार्यक्रम');
  await expect(page).toHaveTitle(/^कार्यक्रम - /);
  await expect(page.locator('html')).toHaveAttribute('data-same', '');
});

test('certificate messages are in Punjabi', async ({ page }) => {
  await open(page, '/pa/TC');
  await page.getByRole('button', { name: 'ਵੇਰਵਾ ਵੇਖੋ' }).click();
  await expect(page.getByText('ਕਿਰਪਾ ਕਰਕੇ ਸਾਰੇ ਖ਼ਾਨੇ ਭਰੋ').first()).toBeVisible();
});

test('the coming days, a class and an unknown address are in Hindi; names stay as the school wrote them', async ({
  page,
}) => {
  await page.goto('/hi/home');
  await expect(page.getByRole('listitem').filter({ hasText: 'आने वाला कल' })).toBeVisible();
  await page.goto('/hi/Class/VIII');
  await expect(page.getByRole('cell', { name: /^रविवार, \d+ / })).toBeVisible();
  await page.goto('/hi/NoSuchPage');
  await expect(page.getByText('404 पृष्ठ नहीं मिला')).toBeVisible();
  await expect(page.getByText('इस पते पर कोई पृष्ठ नहीं है।')).toBeVisible();
  await page.goto('/hi/EBook');
  await expect(page.getByText('30 सितंबर 2026')).toBeVisible();
  await page.goto('/hi/Circular/');
  await expect(page).toHaveURL('/hi/Circular');
});

test('a device on which Hindi was chosen offers it on an English page; nothing moves for it', async ({
  page,
}) => {
  await page.goto('/Events');
  await page.getByRole('link', { name: 'हिन्दी' }).click();
  await hydrate(page);
  await expect.poll(() => page.evaluate(() => localStorage.getItem('school.language'))).toBe('hi');
  await page.goto('/Circular');
  await hydrate(page);
  const offer = page.getByRole('link', { name: 'हिन्दी में पढ़ें' });
  await expect(offer).toBeVisible();
  expect(await page.evaluate(shiftOf)).toBeLessThan(0.01);
  await expectAccessible(page, 'with an offer');
  await offer.click();
  await expect(page).toHaveURL('/hi/Circular');
});

test('results of the search in Hindi are called as their pages are; English ones are marked', async ({
  page,
}) => {
  await page.goto('/hi/Search?q=fee');
  const results = page.getByRole('main').getByRole('listitem');
  const fees = results.getByRole('link', { name: 'प्रवेश: कक्षा के अनुसार आयु और फीस' });
  await expect(fees).toBeVisible();
  await expect(
    results.locator('[lang=en]', { hasText: /^Fee schedule for the session/ }).first(),
  ).toBeVisible();
  await page.goto('/hi/Search?q=कक्षा+के+अनुसार+आयु');
  await expect(fees).toBeVisible();
  await page.goto('/hi/Search?q=कैरोल');
  await expect(results.getByRole('link', { name: 'दीपों के बीच कैरोल' })).toHaveCount(2);
  await page.goto('/hi/Search?q=telephone');
  await expect(results.getByRole('link', { name: 'फ़ोन, ईमेल और पता' })).toBeVisible();
  await page.goto('/hi/Search?q=toppers+X');
  await expect(results.getByRole('link', { name: 'कक्षा 10 के श्रेष्ठ विद्यार्थी' })).toBeVisible();
});

test('the field of the search in Hindi has its button at its end', async ({ page }) => {
  await page.goto('/hi/Search');
  const form = await page.getByRole('main').getByRole('search').boundingBox();
  const button = await page.getByRole('main').getByRole('button', { name: 'खोजें' }).boundingBox();
  expect(button?.height).toBe(form?.height);
});

test('what the school has translated is in Hindi, the rest is marked as English and said to be so', async ({
  page,
}) => {
  const note = page.getByText('इस पृष्ठ के कुछ लेख अभी अंग्रेज़ी में हैं।');
  await page.goto('/hi/ContactUs');
  await expect(page.getByRole('heading', { name: 'कार्यालय का समय' })).toHaveAttribute('id', 'office-hours');
  await expect(page.getByRole('main').getByText(/Office hours|Dispersal/)).toHaveCount(0);
  await page.goto('/hi/Search');
  await expect(note).toHaveCount(0);
  await page.goto('/hi/OurSchool');
  await expect(note).toBeVisible();
  await expect(page.getByRole('main').locator('p[lang=en]').first()).toBeVisible();
  await page.goto('/OurSchool');
  await expect(page.locator('.siteLanguageNote, main [lang=en]')).toHaveCount(0);
});

test('the name of an album and suggestions of the search are marked as English on a page in Hindi', async ({
  page,
}) => {
  await page.goto('/hi/SubGallery?id=album-festival-of-lights-2026');
  await expect(page.getByRole('heading', { level: 1 })).toHaveAttribute('lang', 'en');
  await page.locator('form[action$="/Search"] input[type=search]').first().pressSequentially('unifor');
  const suggested = page.getByRole('option');
  await expect(suggested.filter({ hasText: /uniform/i }).first()).toHaveAttribute('lang', 'en');
  await expect(suggested.last()).toHaveAttribute('lang', 'hi');
});

test('a list in Hindi keeps its translations when the rest of it comes', async ({ page }) => {
  await open(page, '/hi/Events?year=All');
  await hydrate(page);
  await expect(page.getByRole('heading', { name: 'दीपों के बीच कैरोल' })).toBeVisible();
  await page.getByRole('button', { name: 'और दिखाएँ' }).click();
  const main = page.getByRole('main');
  await expect(main.getByText('Republic Day', { exact: true }).first()).toHaveAttribute('lang', 'en');
  await expect(main.getByText('दीपों के बीच कैरोल', { exact: true })).not.toHaveAttribute('lang');
});

for (const language of otherLanguages) {
  test(`all pages in ${language} are accessible and fit a phone`, beyond(), async ({ page }) => {
    await page.setViewportSize({ width: 360, height: 740 });
    for (const { path } of pages) {
      await page.goto(`/${language}${path}`);
      await expect(page.locator('html')).toHaveAttribute('lang', language);
      expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(360);
      await expectAccessible(page, path);
    }
  });

  test(`no page in ${language} has an English text of the interface`, beyond(), async ({ page }) => {
    const english = translatedTexts(language);
    expect(english.size).toBeGreaterThan(200);
    const others = ['/Class/VIII', '/Search?q=fees', '/NoSuchPage'];
    for (const path of [...pages.map((each) => each.path), ...others]) {
      await page.goto(`/${language}${path}`);
      const shown = await page.evaluate(readTexts);
      expect(
        shown.filter((text) => english.has(text)),
        path,
      ).toEqual([]);
    }
  });
}

/** The texts and labels of a page that are not marked as English. */
function readTexts(): string[] {
  const elements = [...document.body.querySelectorAll('*:not(script, noscript)')];
  return elements
    .filter((element) => element.closest('[lang]')?.getAttribute('lang') !== 'en')
    .flatMap((element) => [
      ...[...element.childNodes].map((node) => (node.nodeType === 3 ? node.nodeValue : '')),
      ...['aria-label', 'alt', 'title', 'placeholder'].map((name) => element.getAttribute(name)),
    ])
    .flatMap((text) => text?.trim() ?? []);
}
