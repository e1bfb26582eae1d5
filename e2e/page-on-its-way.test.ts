import type { Page } from '@playwright/test';

import { beyond, expect, test } from './support/test';
import {
  expectHydrated,
  expectSameDocument,
  follow,
  gate,
  headingOf,
  markDocument,
  open,
} from './support/visit';

async function expectGallery(page: Page): Promise<void> {
  await expect(headingOf(page)).toHaveText('Photo Gallery');
  await expect(headingOf(page)).toBeFocused();
  await expect(page).toHaveTitle("Photo Gallery - St. Aelred's Convent School, Kanakpur");
}

/** Leaves a page for another one, whose HTML comes when the test says so. */
async function leaveForGallery(page: Page) {
  const html = gate(page, '**/fragment/PhotoGallery');
  await open(page, '/Circular');
  await markDocument(page);
  await follow(page, 'Gallery', 'Photo Gallery');
  await expect(page.locator('html[aria-busy="true"]')).toHaveCount(1);
  return html;
}

/** Its pages come from their code alone. */
function withoutSanitizer(page: Page) {
  return page.addInitScript(() => Reflect.deleteProperty(Document, 'parseHTML'));
}

/** Notes each heading and each title that is shown from now on. */
async function watchPage(page: Page) {
  const seen = await page.evaluateHandle(() => {
    const headings: string[] = [];
    const titles: string[] = [];
    const look = () => {
      const heading = document.querySelector('main h1')?.textContent ?? '';
      if (heading !== headings.at(-1)) headings.push(heading);
      if (document.title !== titles.at(-1)) titles.push(document.title);
    };
    look();
    new MutationObserver(look).observe(document, { childList: true, subtree: true });
    return { headings, titles };
  });
  return () =>
    seen.evaluate(({ headings, titles }) => ({ headings: headings.slice(1), titles: titles.slice(1) }));
}

test('the old page stays until the new one is here', async ({ page }) => {
  const html = await leaveForGallery(page);
  await expect(headingOf(page)).toHaveText('Circular');
  await expect(page.getByText(/^Total Circulars/)).toBeVisible();
  html.open();
  await expect(headingOf(page)).toHaveText('Photo Gallery');
  await expect(page.locator('html[aria-busy]')).toHaveCount(0);
});

test('the visitor can change their mind while a page is on its way', async ({ page }) => {
  const html = await leaveForGallery(page);
  const shown = await watchPage(page);
  await follow(page, 'About Us', 'Our School');
  await expect(headingOf(page)).toHaveText('Our School');
  expect((await shown()).headings).toEqual(['Our School']);
  await expect(page).toHaveURL('/OurSchool');
  await expect(page.locator('html[aria-busy]')).toHaveCount(0);
  html.open();
  await expectHydrated(page);
  await expect(headingOf(page)).toHaveText('Our School');
  await page.goBack();
  await expect(headingOf(page)).toHaveText('Photo Gallery');
  await expectSameDocument(page);
});

const lateParts: Record<string, { files: string; prepare?: (page: Page) => Promise<unknown> }> = {
  HTML: { files: '**/fragment/Circular' },
  code: { files: '**/assets/mf-information/circular*.js', prepare: withoutSanitizer },
};
for (const [part, { files, prepare }] of Object.entries(lateParts)) {
  test(`a second click shows its page at once where the ${part} of the first is late`, async ({ page }) => {
    await prepare?.(page);
    const first = await gate(page, files);
    await open(page, '/OurSchool');
    await markDocument(page);
    await follow(page, 'Information', 'Circular');
    await expect(page.locator('html[aria-busy="true"]')).toHaveCount(1);
    const shown = await watchPage(page);
    // the menu is still open
    await page
      .getByRole('navigation', { name: 'Main' })
      .getByRole('link', { name: 'Transfer Certificate' })
      .click();
    await expect(headingOf(page)).toHaveText('Transfer Certificate');
    first.open();
    await page.getByRole('button', { name: 'VIEW DETAILS' }).click();
    await expect(page.getByText('Please fill in all fields')).toBeVisible();
    const titles = ["Transfer Certificate - St. Aelred's Convent School, Kanakpur"];
    expect(await shown()).toEqual({ headings: ['Transfer Certificate'], titles });
    await expect(page).toHaveURL('/TC');
    await expectSameDocument(page);
  });
}

test(
  'the visitor can change their mind to a page of the same section, or back',
  beyond(),
  async ({ page }) => {
    await leaveForGallery(page);
    await follow(page, 'Information', 'Transfer Certificate');
    await expect(headingOf(page)).toHaveText('Transfer Certificate');
    await expectHydrated(page);
    await follow(page, 'Gallery', 'Photo Gallery');
    await expect(page).toHaveURL('/PhotoGallery');
    await page.goBack();
    await expect(page).toHaveURL('/TC');
    await expect(page.locator('html[aria-busy]')).toHaveCount(0);
    await expect(headingOf(page)).toHaveText('Transfer Certificate');
    await page.getByRole('button', { name: 'VIEW DETAILS' }).click();
    await expect(page.getByText('Please fill in all fields')).toBeVisible();
    await expectSameDocument(page);
  },
);

test('a page whose code is late keeps no other back', beyond(), async ({ page }) => {
  const code = gate(page, '**/assets/mf-gallery/*.js');
  await open(page, '/Circular');
  await markDocument(page);
  await follow(page, 'Gallery', 'Photo Gallery');
  await expectGallery(page);
  await follow(page, 'About Us', 'Our School');
  await expect(headingOf(page)).toHaveText('Our School');
  await expectHydrated(page);
  (await code).open();
  await follow(page, 'Gallery', 'Photo Gallery');
  await expectGallery(page);
  await expectSameDocument(page);
});

test('the new page is shown and read before its code is here', async ({ page }) => {
  const code = gate(page, '**/assets/mf-gallery/*.js');
  await open(page, '/Circular');
  await markDocument(page);
  await follow(page, 'Gallery', 'Photo Gallery');
  await expectGallery(page);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('html[aria-busy]')).toHaveCount(0);
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2025');
  (await code).open();
  await expect(page).toHaveURL('/PhotoGallery?year=2025');
  await expectSameDocument(page);
});

test('Back shows a page at once as it was left, without a request', async ({ page }) => {
  await open(page, '/Circular');
  await page.getByRole('combobox', { name: 'Year' }).selectOption('2025');
  await expect(page).toHaveURL('/Circular?year=2025');
  await follow(page, 'About Us', 'Our School');
  await expect(headingOf(page)).toHaveText('Our School');
  await expectHydrated(page);
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  await page.goBack();
  await expect(headingOf(page)).toHaveText('Circular');
  await expect(page.getByRole('combobox', { name: 'Year' })).toHaveValue('2025');
  await expectHydrated(page);
  await page.getByRole('combobox', { name: 'Year' }).selectOption('All');
  await expect(page).toHaveURL('/Circular?year=All');
  // others may be fetched ahead
  expect(requested.filter((path) => /circular|mf-information/i.test(path))).toEqual([]);
});

test.describe('where the server’s HTML cannot be put in place, the page is rendered by its code', () => {
  test.use({ expectedErrors: /Failed to load resource/ });

  const obstacles: Record<string, (page: Page) => Promise<unknown>> = {
    'in a browser without a sanitizer': withoutSanitizer,
    'when it fails': (page) => page.route('**/fragment/**', (route) => route.fulfill({ status: 503 })),
    'when it takes longer than two seconds': (page) => gate(page, '**/fragment/**'),
  };
  for (const [name, obstruct] of Object.entries(obstacles)) {
    test(name, beyond(name !== 'in a browser without a sanitizer'), async ({ page }) => {
      await obstruct(page);
      await open(page, '/Circular');
      await markDocument(page);
      await follow(page, 'Gallery', 'Photo Gallery');
      await expectGallery(page);
      await page.getByRole('combobox', { name: 'Year' }).selectOption('2025');
      await expect(page).toHaveURL('/PhotoGallery?year=2025');
      await expectSameDocument(page);
    });
  }
});

test(
  'a page whose HTML and records take long comes with its placeholder and fills in',
  beyond(),
  async ({ page }) => {
    await gate(page, '**/fragment/**');
    const records = gate(page, '**/api/gallery/All/*');
    await open(page, '/Circular');
    await follow(page, 'Gallery', 'Photo Gallery');
    await expect(headingOf(page)).toHaveText('Photo Gallery');
    await expect(page.getByText('Total Categories: –')).toBeVisible();
    await expect(page.getByRole('heading', { name: /^Message from / })).toBeVisible();
    (await records).open();
    await expect(page.getByText('Total Categories: –')).toHaveCount(0);
    await expect(page.getByText(/^Number Of Photos/).first()).toBeVisible();
  },
);

test.describe('when the code of a section does not come', () => {
  test.use({ expectedErrors: /Failed to load resource|Failed to fetch dynamically imported module/ });

  for (const file of ['mf-gallery*.js', 'photo-gallery*.js']) {
    test(
      `${file}: the page says so, the rest goes on, and Try again helps`,
      beyond(file === 'mf-gallery*.js'),
      async ({ page }) => {
        const files = `**/assets/mf-gallery/${file}`;
        await page.route(files, (route) => route.abort());
        await page.route('**/fragment/**', (route) => route.abort());
        await open(page, '/Circular');
        await markDocument(page);
        await follow(page, 'Gallery', 'Photo Gallery');
        const failure = page.getByRole('alert');
        await expect(headingOf(page)).toHaveText('The page “Photo Gallery” could not be loaded.');
        await expect(headingOf(page)).toBeFocused();
        await expect(failure.getByText(/^Failed to fetch dynamically imported module/)).toBeVisible();
        await expect(page).toHaveTitle("Photo Gallery - St. Aelred's Convent School, Kanakpur");

        await follow(page, 'About Us', 'Our School');
        await expect(headingOf(page)).toHaveText('Our School');
        await expect(failure).toHaveCount(0);

        await follow(page, 'Gallery', 'Photo Gallery');
        await expect(failure).toBeVisible();
        await page.unroute(files);
        await failure.getByRole('button', { name: 'Try again' }).click();
        await expect(headingOf(page)).toHaveText('Photo Gallery');
        await expect(failure).toHaveCount(0);
        await expect(headingOf(page)).toBeFocused();
        await expect(page).toHaveTitle("Photo Gallery - St. Aelred's Convent School, Kanakpur");
        await expectSameDocument(page);
      },
    );
  }

  test('a page whose HTML has come stays readable, and answers after Try again', async ({ page }) => {
    const files = '**/assets/mf-information/circular*.js';
    await page.route(files, (route) => route.abort());
    await open(page, '/HolidayHomework');
    await follow(page, 'Information', 'Circular');
    const failure = page.getByRole('alert');
    await expect(failure).toContainText('The page “Circular” could not be loaded.');
    await expect(page.getByText(/^Total Circulars/)).toBeVisible();
    await page.unroute(files);
    await failure.getByRole('button', { name: 'Try again' }).click();
    await expect(failure).toHaveCount(0);
    await page.getByRole('combobox', { name: 'Year' }).selectOption('2025');
    await expect(page).toHaveURL('/Circular?year=2025');
  });

  test('a page that came from the server stays readable', beyond(), async ({ page }) => {
    await page.route('**/assets/mf-information/*.js', (route) => route.abort());
    await page.goto('/Circular');
    await expect(page.getByRole('alert')).toContainText('could not be loaded');
    await expect(page.getByText(/^Total Circulars/)).toBeVisible();
    await expect(headingOf(page)).toHaveText('Circular');
  });

  test(
    'a page is called by its own name where another of its section is left for it',
    beyond(),
    async ({ page }) => {
      await page.route('**/assets/mf-gallery/video-gallery*.js', (route) => route.abort());
      await page.route('**/fragment/**', (route) => route.abort());
      await open(page, '/PhotoGallery');
      await follow(page, 'Gallery', 'Video Gallery');
      await expect(headingOf(page)).toHaveText('The page “Video Gallery” could not be loaded.');
      await expect(page).toHaveTitle("Video Gallery - St. Aelred's Convent School, Kanakpur");
    },
  );
});
