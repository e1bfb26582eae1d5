import type { Locator, Page } from '@playwright/test';

import { type SiteOver, siteOver } from './support/site-over';
import { beyond, expect, test } from './support/test';
import { noticesOf, open } from './support/visit';

const COUNT = 10_000;
/** The most bytes of a document, however long the school's lists are. */
const MAX_HTML_BYTES = 400_000;

const numbered = (name: string) => (_: unknown, at: number) => ({
  _id: `${name}:${at}`,
  title: `${name} ${at + 1}`,
  name: `${name} ${at + 1}`,
  description: `${name} ${at + 1} of the school, with a sentence that says what it is about.`,
  message: 'Dear parents',
  attachments: [`files/${at}.pdf`],
  images: [`events/${at}.webp`],
  image: [`notices/${at}.webp`],
  date: '2026-11-14',
  fromDate: '2026-11-14',
  time: '10:00',
  venue: 'Hall',
  stream: 'Science',
  division: '98',
  class: at % 2 === 0 ? 'X' : 'XII',
  url: 'https://school.example/',
});
/** The first record of a list, as its page shows it. */
const first = /(?:Topper|Book|News) [12]\b/;
const long = (name: string, changes: object = {}) =>
  Array.from({ length: COUNT }, numbered(name)).map((record) => ({ ...record, ...changes }));

test.describe('of a school with ten thousand records of each kind', () => {
  const site = siteOver(() => ({
    onlineRegistration: long('Registration'),
    highlight: long('Highlight'),
    news: long('News'),
    events: long('Event'),
    topper: long('Topper'),
    birthdays: long('Birthday'),
    PrincipalMessage: long('Message', { category: 'Director' }),
    gallery: long('Album', { category: 'PhotoGallery' }),
    'gallery/All': long('Book', { category: 'eBook' }),
    notification: long('Notice'),
  }));
  // the first readers of ten thousand records wait for them to be checked
  test.beforeAll(async () => {
    for (const path of ['/home', '/ToppersICSE', '/EBook']) await warm(site.url() + path);
  });

  for (const path of ['/home', '/ToppersICSE', '/ToppersISC', '/EBook']) {
    test(`${path} is a small document`, beyond(path !== '/home'), async ({ request }) => {
      const html = await (await request.get(site.url() + path)).text();
      expect(html).toMatch(first);
      expect(Buffer.byteLength(html)).toBeLessThan(MAX_HTML_BYTES);
    });
  }

  test(
    'sliders show 24 records, and those of the achievers are all of their class',
    beyond(),
    async ({ page }) => {
      await openHome(page, site);
      for (const name of [
        'Latest News',
        'Latest Events',
        'Class X Achievers',
        'Class XII Achievers',
        'Birthdays',
      ]) {
        await expect(slidesOf(page, name)).toHaveCount(24);
      }
      await expect(slidesOf(page, 'Class XII Achievers').nth(1)).toContainText('Topper 4');
      await expect(page.getByRole('heading', { name: 'Class X Achievers' }).getByRole('link')).toBeAttached();
    },
  );

  test(
    'Show More brings more birthdays, highlights, registrations and notices',
    beyond(),
    async ({ page }) => {
      await openHome(page, site);
      const blocks: [Locator, Locator][] = [
        [page.locator('[data-island="birthdays"]'), slidesOf(page, 'Birthdays')],
        [
          page.locator('[data-island="highlights"]'),
          page.locator('[aria-label="Highlights"] ul').first().locator('li'),
        ],
        [page.locator('[data-island="registration"]'), page.locator('[aria-label="Online registration"] p')],
      ];
      for (const [block, records] of blocks) {
        await expect(records).toHaveCount(24);
        await expect(block.getByText('9976 more')).toBeVisible();
        await block.getByRole('button', { name: 'Show More' }).click();
        await expect(records).toHaveCount(48);
        await expect(block.getByText('9952 more')).toBeVisible();
      }
      await page.getByRole('button', { name: 'Notices' }).click();
      const dialog = page.getByRole('dialog', { name: 'Notices' });
      await expect(dialog.locator('[aria-roledescription="slide"]')).toHaveCount(24);
      await dialog.getByRole('button', { name: 'Show More' }).click();
      await expect(dialog.locator('[aria-roledescription="slide"]')).toHaveCount(48);
    },
  );

  test('toppers and e-books are 24 at first, and Show More brings 24 more', beyond(), async ({ page }) => {
    for (const [path, cards] of [
      ['/ToppersICSE', page.locator('main [data-cards] > *')],
      ['/EBook', page.getByRole('article')],
    ] as const) {
      await open(page, site.url() + path);
      await expect(cards).toHaveCount(24);
      await page.getByRole('button', { name: 'Show More' }).click();
      await expect(cards).toHaveCount(48);
    }
    await expect(page.getByText('9952 more')).toBeVisible();
  });

  test.describe('without a script', () => {
    test.use({ javaScriptEnabled: false });

    test('Show More shows more toppers, of the same class', beyond(), async ({ page }) => {
      await page.goto(`${site.url()}/ToppersISC`);
      const cards = page.locator('main [data-cards] > *');
      await expect(cards).toHaveCount(24);
      await expect(page.getByText('4976 more')).toBeVisible();
      await page.getByRole('button', { name: 'Show More' }).click();
      await expect(page).toHaveURL(/[?&]shown=48$/);
      await expect(cards).toHaveCount(48);
      await expect(cards.nth(47)).toContainText('Topper 96');
    });
  });
});

async function openHome(page: Page, site: SiteOver): Promise<void> {
  await open(page, `${site.url()}/home`);
  await expect(noticesOf(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(noticesOf(page)).toBeHidden();
}

function slidesOf(page: Page, label: string): Locator {
  return page.locator(
    `[aria-roledescription="carousel"][aria-label="${label}"] [aria-roledescription="slide"]`,
  );
}

/** Asks for a page until the server has its lists. */
async function warm(address: string): Promise<void> {
  await expect.poll(async () => (await fetch(address)).text()).toMatch(first);
}
