import { pages } from './support/pages';
import { siteOver } from './support/site-over';
import { beyond, expect, test } from './support/test';
import { open } from './support/visit';

const today = '2026-11-20';
const records = {
  'news/all': [
    { _id: 'n', title: 'The provider has news', description: 'At last.', fromDate: today, attachments: [] },
  ],
  'events/All': [{ _id: 'e', title: 'The provider has an event', date: today, time: '10:00', venue: 'Hall' }],
  'circular/all': [{ _id: 'c', title: 'The provider has a circular', date: today, category: 'Circular' }],
  'gallery/All': [{ _id: 'g', title: 'The provider has an album', date: today, category: 'PhotoGallery' }],
  news: [
    { _id: 'n', title: 'The provider has news', description: 'At last.', fromDate: today, attachments: [] },
  ],
  topper: [{ class: 'X', name: 'Asha Minz', stream: 'General', division: '96%', attachments: [] }],
};
const shown = [
  { path: '/News', title: 'The provider has news', placeholder: 'News Title' },
  { path: '/Events', title: 'The provider has an event', placeholder: 'Event Title' },
  { path: '/Circular', title: 'The provider has a circular', placeholder: 'Circular Title' },
  { path: '/PhotoGallery', title: 'The provider has an album', placeholder: /^Message from / },
  { path: '/home', title: 'The provider has news', placeholder: 'News Title' },
];

/** The site gives up after 5 s; pages go without the provider long before that, on a busy machine too. */
const PATIENCE_MS = 4_000;

for (const state of ['down', 'silent'] as const) {
  test.describe(`with a provider that is ${state} when the site starts`, beyond(state === 'silent'), () => {
    test.use({ expectedErrors: /Failed to load resource|Error fetching data:/ });
    const site = siteOver(() => records, { state });

    test('every page answers well before the site gives the provider up', async ({ request }) => {
      for (const { path } of pages) {
        const begun = performance.now();
        const response = await request.get(site.url() + path);
        expect(response.status(), path).toBe(200);
        expect(performance.now() - begun, path).toBeLessThan(PATIENCE_MS);
      }
    });

    test('pages show placeholders and fill in by themselves when it is back', async ({ context }) => {
      const opened = await Promise.all(
        shown.map(async (each) => {
          const page = await context.newPage();
          await page.goto(site.url() + each.path);
          await expect(page.getByRole('heading', { name: each.placeholder })).toBeVisible();
          return { ...each, page };
        }),
      );
      site.provider().become('up');
      for (const { page, title } of opened) {
        await expect(page.getByRole('heading', { name: title })).toBeVisible({ timeout: 20_000 });
      }
    });
  });
}

test.describe('when the provider goes away later', () => {
  test.use({ expectedErrors: /Failed to load resource|Error fetching data:/ });

  const site = siteOver(() => records);

  test('pages keep what they had', async ({ page }) => {
    const kept = shown.filter(({ path }) => ['/Events', '/home'].includes(path));
    for (const { path, title } of kept) {
      await open(page, site.url() + path);
      await expect(page.getByRole('heading', { name: title })).toHaveCount(1);
    }
    site.provider().become('down');
    for (const { path, title } of kept) {
      await open(page, site.url() + path);
      await expect(page.getByRole('heading', { name: title })).toHaveCount(1);
    }
  });
});

test.describe('with another provider, school code and token', () => {
  const env = { SCHOOL_CODE: 'HILLSIDE', SCHOOL_API_TOKEN: 'secret-of-hillside' };
  const site = siteOver(() => records, { env });

  for (const { path, title } of shown) {
    test(`${path} shows its records`, beyond(), async ({ page }) => {
      await open(page, site.url() + path);
      await expect(page.getByRole('heading', { name: title, includeHidden: true })).toHaveCount(1);
    });
  }

  test('the token goes with the calls that need it, and never to the browser', async ({ request }) => {
    for (const { path } of pages) {
      const response = await request.get(site.url() + path);
      expect(await response.text()).not.toContain('secret-of-hillside');
    }
    const bearing = ['topper', 'PrincipalMessage', 'notification', 'video/all'];
    expect(site.provider().questions().length).toBeGreaterThan(10);
    for (const { path, authorization } of site.provider().questions()) {
      const isDue = bearing.some((name) => path === `/api/${name}/HILLSIDE`);
      expect(path).toMatch(/^\/api\/(.+\/HILLSIDE|subGallery\?id=[\w-]+)$/);
      expect(authorization, path).toBe(isDue ? 'Bearer secret-of-hillside' : undefined);
    }
    for (const name of bearing) {
      expect(
        site
          .provider()
          .questions()
          .map(({ path }) => path),
      ).toContain(`/api/${name}/HILLSIDE`);
    }
  });
});
