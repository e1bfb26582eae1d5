import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { Page } from '@playwright/test';

import { generateAlbums, generateLists, ODD_ID, SECRET } from './support/generated-records';
import { pages } from './support/pages';
import type { Lists } from './support/provider';
import { contentFolder } from './support/sample';
import { siteOver } from './support/site-over';
import { beyond, expect, test } from './support/test';
import { closeOverlays, hydrate } from './support/visit';

const album = `/SubGallery?id=${encodeURIComponent(ODD_ID)}`;
const lists = ['/News', '/Events', '/Circular', '/PhotoGallery', '/VideoGallery', '/Achievements'];
/** Every page, lists of all years too, where records without a day are. */
const paths = [
  ...pages.map((page) => (page.path.startsWith('/SubGallery') ? album : page.path)),
  '/SubGallery?id=a:b',
  ...lists.flatMap((list) => [`${list}?year=All`, `${list}?year=All&shown=240`]),
];
/** The most kinds of records, the most records, and ids of every sort. */
const hardest = ['/Events?year=All&shown=240'];
const picture = readFileSync(path.join(contentFolder, 'files/gallery/annual-day-2026/01.webp'));

test.describe('with 2,000 generated records of each list', () => {
  const site = siteOver(() => {
    const shown = generateAlbums().find(isShown);
    const albums = [ODD_ID, 'a:b'].map((id) => [`subGallery?id=${encodeURIComponent(id)}`, [shown]]);
    const generated = { ...generateLists(), ...(Object.fromEntries(albums) as Record<string, unknown[]>) };
    const named = [ODD_ID, 'a:b'].map((_id) => ({ _id, title: 'An album', category: 'PhotoGallery' }));
    generated['gallery/All'] = [...(generated['gallery/All'] ?? []), ...named];
    return generated as Lists;
  });

  test('every page has its heading and its content, and tells no secrets', beyond(), async ({ request }) => {
    for (const address of paths) {
      const response = await request.get(site.url() + address);
      const html = await response.text();
      expect(response.status(), address).toBe(200);
      expect(html, address).toMatch(/<h1\b[^>]*>[^<]*\p{L}/u);
      expect(textOfMain(html).length, address).toBeGreaterThan(20);
      expect(html.includes(SECRET), address).toBe(false);
      expect(/\p{Cs}/u.test(html), address).toBe(false);
    }
  });

  test('lists show more than half of the records', beyond(), async ({ request }) => {
    for (const [address, noun] of [
      ['/News', 'News'],
      ['/Events', 'Events'],
      ['/VideoGallery', 'Videos'],
    ]) {
      const countRecords = async () => {
        const html = await (await request.get(`${site.url()}${address}?year=All`)).text();
        const [, count = '0'] = new RegExp(`Total ${noun}: (?:<!-- -->)?(\\d+)`).exec(html) ?? [];
        return Number(count);
      };
      // a page waits a second for its list, and a busy machine may need longer to check it
      await expect.poll(countRecords, address).toBeGreaterThan(1_000);
    }
  });

  test('no call tells secrets', beyond(), async ({ request }) => {
    const calls = site
      .provider()
      .questions()
      .map((question) => question.path);
    expect(calls.length).toBeGreaterThan(10);
    for (const call of calls) {
      const response = await request.get(site.url() + call);
      expect(response.status(), call).toBe(200);
      expect((await response.text()).includes(SECRET), call).toBe(false);
    }
  });

  for (const address of paths) {
    test(
      `${address} is taken over by its scripts without a warning`,
      beyond(!hardest.includes(address)),
      async ({ page }) => {
        const warnings = watchWarnings(page);
        await page.route('**/api/image/**', (route) =>
          route.fulfill({ contentType: 'image/webp', body: picture }),
        );
        await page.goto(site.url() + address);
        await hydrate(page);
        if (address === '/' || address === '/home') await closeOverlays(page, address);
        await expect(page.getByRole('heading', { level: 1 })).toHaveText(/\p{L}/u);
        await expect(page.getByRole('main')).toHaveText(/\p{L}/u);
        if (address.includes('?year=All')) await searchFor(page, 'e');
        expect(warnings).toEqual([]);
      },
    );
  }
});

/** Whether the contract finds a title in it. */
function isShown(record: unknown): boolean {
  const { title, attachments } = (record ?? {}) as { title?: unknown; attachments?: unknown };
  return (
    typeof title === 'string' &&
    /[a-z]{3}/.test(title) &&
    Array.isArray(attachments) &&
    attachments.length > 2
  );
}

function textOfMain(html: string): string {
  const [, main = ''] = /<main\b[^>]*>([\s\S]*)<\/main>/.exec(html) ?? [];
  return main.replace(/<script\b[\s\S]*?<\/script>|<[^>]*>/g, '').trim();
}

/** Where the list has a search box: the whole list comes to the browser, and is narrowed there. */
async function searchFor(page: Page, text: string): Promise<void> {
  const box = page.getByRole('searchbox', { name: 'Search', exact: true });
  if ((await box.count()) === 0) return;
  await box.fill(text);
  await expect(page.getByText('The rest of the list is on its way.')).toHaveCount(0);
  await expect(page.getByRole('article').first()).toBeVisible();
}

/** Of records that are fetched ahead for a link that is not followed, and of the worker, which tests block. */
const expected = /was preloaded using link preload but not used|Service Worker registration blocked/;

/** Besides errors, which no test may have. */
function watchWarnings(page: Page): string[] {
  const warnings: string[] = [];
  page.on('console', (message) => {
    const isWarning = message.type() === 'warning' && !expected.test(message.text());
    if (isWarning) warnings.push(message.text());
  });
  return warnings;
}
