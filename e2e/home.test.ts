import type { Locator } from '@playwright/test';

import { albums, contentFolder, sample } from './support/sample';
import { type Provider, startProvider } from './support/provider';
import { type Site, startSite } from './support/site';
import { expect, test } from './support/test';
import { open, openHome } from './support/visit';

/** How many lists the page reads. */
const LISTS = 9;

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

test('the news are the newest, each with its day and month', async ({ page }) => {
  const [newest] = sample('news');
  await openHome(page);
  const slide = page.locator('[aria-roledescription="carousel"][aria-label="Latest News"] article').first();
  await expect(slide.getByRole('heading')).toHaveText(newest?.title ?? '');
  const day = newest?.fromDate?.slice(8, 10) ?? '';
  await expect(slide.locator('time')).toHaveText(new RegExp(`^${day}\\s*[A-Z][a-z]{2}$`));
});

test('achievers of a class are all of that class', async ({ page }) => {
  await openHome(page);
  for (const form of ['X', 'XII']) {
    const names = page.locator(`[aria-roledescription="carousel"][aria-label="Class ${form} Achievers"] h3`);
    const expected = sample('topper').filter((topper) => topper.class === form);
    await expect(names).toHaveText(expected.map(({ name }) => name));
  }
});

test('at most three albums are shown', async ({ page }) => {
  await openHome(page);
  const gallery = page.locator('main section', { has: page.getByRole('heading', { name: 'Photo Gallery' }) });
  await expect(gallery.getByRole('listitem')).toHaveText(
    albums()
      .slice(0, 3)
      .map(({ title }) => title),
  );
});

test('the seven banners are pictures with words for those who do not see them', async ({ page }) => {
  await openHome(page);
  const pictures = page.locator('[aria-label="Our school in pictures"] img');
  await expect(pictures).toHaveCount(7);
  for (const picture of await pictures.all()) await expect(picture).toHaveAttribute('alt', /\w+ \w+/);
});

test('Read More leads to the school', async ({ page }) => {
  await openHome(page);
  await page.getByRole('link', { name: /^Read More about our school/ }).click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our School');
});

for (const width of [360, 768, 1000, 1280, 1920]) {
  test(`at ${width} pixels pictures are as wide as they are drawn, and all begins where the header does`, async ({
    page,
  }) => {
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
  });
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
  expect(await teaser.innerText()).toMatch(/^Dear friends,\n+When/);
  const figures = page.locator('[aria-label="Class X Achievers"]');
  await expect(figures.getByText(/^\d+(\.\d+)?%$/).first()).toBeAttached();
  await expect(figures.getByText(/^\d+(\.\d+)?$/)).toHaveCount(0);
});

for (const state of ['up', 'failing'] as const) {
  test.describe(state === 'up' ? 'while the lists are empty' : 'while the lists fail', () => {
    test.use({
      expectedTrouble: state === 'up' ? /^nothing$/ : /Failed to load resource|Error fetching data:/,
    });
    let provider: Provider;
    let site: Site;

    test.beforeAll(async () => {
      provider = await startProvider();
      provider.become(state);
      site = await startSite({ SCHOOL_CONTENT: contentFolder, SCHOOL_API_URL: provider.url });
    });

    test.afterAll(async () => {
      await site.stop();
      await provider.stop();
    });

    test('each block has its placeholder, and no notice appears', async ({ page }) => {
      await open(page, `${site.url}/home`);
      const main = page.getByRole('main');
      await expect(main.getByText('Stay Tuned For More Updates').first()).toBeVisible();
      for (const title of ['News Title', 'Event Title', 'Happy Birthday', 'Gallery Title']) {
        const card = main.getByRole('article').filter({ has: page.getByRole('heading', { name: title }) });
        await expect(card).toContainText('DD / MM');
        await expect(card).toContainText('Stay Tuned For More Updates');
      }
      for (const title of ['Class X Achievers', 'Class XII Achievers']) {
        const block = main.locator('section').filter({ has: page.getByRole('heading', { name: title }) });
        await expect(block).toContainText('100%');
      }
      for (const title of ['Director’s Message', 'Principal’s Message']) {
        await expect(main.getByRole('region', { name: title }).getByRole('blockquote')).not.toBeEmpty();
      }
      await expect(page.getByRole('complementary', { name: 'Online registration' })).toHaveCount(0);
      await expect(page.getByRole('dialog')).toHaveCount(0);
      await expect(page.getByRole('button', { name: 'Notices' })).toHaveCount(0);
      const trouble = main.getByRole('status').filter({ hasText: 'could not be loaded' });
      if (state === 'up') await expect(trouble).toHaveCount(0);
      else await expect(trouble).toBeInViewport();
    });
  });
}

test.describe('when the lists have failed', () => {
  test.use({ expectedTrouble: /Failed to load resource|Error fetching data:/ });

  test('one quiet line says so, and the page fills in when the visitor tries again', async ({ page }) => {
    const record = { _id: '1', title: 'Science week', description: 'Models', attachments: [] };
    const lists: Record<string, object[]> = {
      news: [{ ...record, fromDate: '2026-11-02' }],
      birthdays: [{ ...record, name: 'Asha Rao', class: 'V' }],
    };
    const provider = await startProvider();
    provider.become('failing');
    const site = await startSite({ SCHOOL_CONTENT: contentFolder, SCHOOL_API_URL: provider.url });
    try {
      const failures: string[] = [];
      page.on('console', (message) => {
        if (message.text().startsWith('Error fetching data:')) failures.push(message.text());
      });
      // an answer that the page does not ask for again at once
      await page.route('**/api/*/STAELRED', (route) => route.fulfill({ status: 404 }));
      await page.clock.install();
      await open(page, `${site.url}/home`);
      const main = page.getByRole('main');
      const retry = main.getByRole('button', { name: 'Try again' });
      await expect(retry).toBeInViewport();
      await expect(main.getByText('Some of this page could not be loaded.')).toHaveCount(1);
      await expect(main.getByRole('heading', { name: 'News Title' })).toBeVisible();

      // what the page would look into again by itself has to wait
      await expect.poll(() => failures.length).toBeGreaterThanOrEqual(LISTS);
      await page.clock.pauseAt(await page.evaluate(() => Date.now() + 1));
      await page.route('**/api/*/STAELRED', (route) => {
        const list = new URL(route.request().url()).pathname.split('/')[2] ?? '';
        return route.fulfill({ json: lists[list] ?? [] });
      });
      await retry.click();
      await expect(main.getByRole('heading', { name: 'Science week' })).toBeVisible();
      await expect(main.getByRole('heading', { name: 'Asha Rao' })).toBeVisible();
      await expect(retry).toHaveCount(0);
    } finally {
      await site.stop();
      await provider.stop();
    }
  });
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
