import type { Locator } from '@playwright/test';

import { sample } from './support/sample';
import { beyond, expect, test } from './support/test';
import { expectHydrated, noticesOf, openHome } from './support/visit';

test('the blocks follow one another as the school wants them', async ({ page }) => {
  await openHome(page);
  const names = [
    'Highlights',
    'Online registration',
    'Once an Aelredian',
    'Shortcuts',
    'Our school in pictures',
    "Welcome to St. Aelred's",
    'Latest News',
    'Latest Events',
    'Class X Achievers',
    'Class XII Achievers',
    'Birthdays',
    'Director’s Message',
    'Principal’s Message',
    'Photo Gallery',
  ];
  const blocks = page.locator('main').locator('section[aria-label], aside, nav, h1, h2');
  const seen = await blocks.evaluateAll((all) =>
    all.map((each) => each.getAttribute('aria-label') ?? each.textContent),
  );
  expect([...new Set(seen)].filter((name) => names.includes(name))).toEqual(names);
});

test('highlights and the registration notice open their documents in a new tab', async ({
  page,
  request,
}) => {
  await openHome(page);
  const [highlight] = sample('highlight');
  const [registration] = sample('onlineRegistration');
  const links = [
    page
      .getByRole('region', { name: 'Highlights' })
      .getByRole('link', { name: highlight?.description ?? '' }),
    page
      .getByRole('complementary', { name: 'Online registration' })
      .getByRole('link', { name: registration?.title ?? '' }),
    page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link', { name: 'Book List PDF' }),
  ];
  for (const link of links) {
    await expect(link).toHaveAttribute('target', '_blank');
    const response = await request.get((await link.getAttribute('href')) ?? '');
    expect(response.headers()['content-type']).toContain('application/pdf');
  }
});

test('achievers of a class are all of that class', async ({ page }) => {
  await openHome(page);
  for (const form of ['X', 'XII']) {
    const names = page.locator(`[aria-roledescription="carousel"][aria-label="Class ${form} Achievers"] h3`);
    const expected = sample('topper').filter((topper) => topper.class === form);
    await expect(names).toHaveText(expected.map(({ name }) => name));
  }
});

for (const width of [360, 768, 1000, 1280, 1920]) {
  test(
    `at ${width} pixels pictures are as wide as they are drawn, and all begins where the header does`,
    beyond(width !== 360),
    async ({ page }) => {
      await page.emulateMedia({ reducedMotion: 'reduce' });
      await page.setViewportSize({ width, height: 900 });
      await openHome(page);
      const pictures = page.locator(
        '[aria-label="Latest Events"] [role="group"]:first-child img, [href^="/SubGallery"] img',
      );
      await expect(pictures).toHaveCount(4);
      for (const picture of await pictures.all()) {
        await picture.scrollIntoViewIfNeeded();
        await expect.poll(() => spareWidth(picture)).toBeGreaterThanOrEqual(0);
      }
      const start = await startOf(page.getByRole('banner').getByRole('link', { name: /^St\. Aelred/ }));
      const banners = page.locator('[aria-label="Our school in pictures"]');
      for (const part of [
        page.getByRole('heading', { level: 1 }),
        page.getByRole('heading', { level: 2, name: 'Latest News' }),
        page.getByRole('heading', { level: 2, name: 'Birthdays' }),
        page.getByRole('navigation', { name: 'Shortcuts' }).getByRole('link').first(),
        banners.getByRole('button', { name: 'Previous slide' }),
      ]) {
        expect(Math.abs((await startOf(part)) - start)).toBeLessThanOrEqual(1);
      }
    },
  );
}

test('headings, cards and messages are set alike, and an event has its day, time and place', async ({
  page,
}) => {
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await openHome(page);
  const heights = ['Latest News', 'Birthdays'].map((name) =>
    page
      .getByRole('heading', { level: 2, name })
      .evaluate((heading) => heading.getBoundingClientRect().height),
  );
  const [linked, plain] = await Promise.all(heights);
  expect(plain).toBe(linked);

  const events = page.locator('[aria-label="Latest Events"] article');
  const gaps = await events.evaluateAll((cards) =>
    cards.map((card) => {
      const text = card.querySelector('h3')?.firstChild;
      const range = document.createRange();
      if (text) range.selectNodeContents(text);
      const facts = card.querySelector('h3 + p');
      return Math.round((facts?.getBoundingClientRect().top ?? 0) - range.getBoundingClientRect().bottom);
    }),
  );
  expect(Math.max(...gaps) - Math.min(...gaps)).toBeLessThanOrEqual(4);
  await expect(events.first().locator('h3 + p')).toHaveText(/^\d{2}\/\d{2}\/\d{4} · \d{2}:\d{2}.* · \S/);

  const teaser = page.getByRole('region', { name: 'Director’s Message' }).getByRole('blockquote');
  expect(await teaser.innerText()).toMatch(/^When /);
  const figures = page.locator('[aria-label="Class X Achievers"]');
  await expect(figures.getByText(/^\d+(\.\d+)?%$/).first()).toBeAttached();
  await expect(figures.getByText(/^\d+(\.\d+)?$/)).toHaveCount(0);
});

/** By how much the file that the browser chose is wider than the picture is drawn, in pixels. */
async function spareWidth(picture: Locator): Promise<number> {
  return picture.evaluate((image: HTMLImageElement) => {
    if (image.currentSrc === '') return NaN;
    const chosen = new URL(image.currentSrc).searchParams.get('w') ?? 1_800;
    return Number(chosen) - image.getBoundingClientRect().width;
  });
}

async function startOf(part: Locator): Promise<number> {
  return (await part.boundingBox())?.x ?? NaN;
}

test('the notices stay where they are while their pictures come', async ({ page }) => {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route('**/api/image/**', async (route) => {
    await released;
    await route.fallback();
  });
  await page.goto('/home', { waitUntil: 'commit' });
  const sheet = noticesOf(page).getByRole('region', { name: 'Notices' });
  const place = () => sheet.evaluate((element) => JSON.stringify(element.getBoundingClientRect()));
  await expect(sheet).toBeVisible();
  const before = await place();
  await page.mouse.move(1, 1);
  await page.mouse.move(2, 2);
  await expectHydrated(page);
  expect(await place()).toBe(before);
  release();
  const picture = sheet.locator('img').first();
  await expect
    .poll(() => picture.evaluate((image) => (image as HTMLImageElement).naturalWidth))
    .toBeGreaterThan(0);
  expect(await place()).toBe(before);
});

test('the mandatory disclosure has a sign of its own', async ({ page }) => {
  await page.goto('/home');
  const link = page.getByRole('main').getByRole('link', { name: 'Mandatory Disclosure' });
  const sign = await link.evaluate((each) => getComputedStyle(each, '::before').width);
  expect(Number.parseFloat(sign)).toBeGreaterThan(12);
});
