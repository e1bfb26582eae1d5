import { readdirSync, readFileSync } from 'node:fs';
import { cp, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { APIRequestContext } from '@playwright/test';

import { pages } from './support/pages';
import { root, type Site, startSite } from './support/site';
import { beyond, expect, test } from './support/test';
import { expectHydrated, open } from './support/visit';

const first = path.join(root, 'content');
const second = path.join(root, 'e2e/test-content/rivermouth');
const SENTENCE = 5;

/** Every page of the second school, lists of all years and the error screen among them. */
const paths = [
  ...pages.map((page) => (page.path.startsWith('/SubGallery') ? '/SubGallery?id=boat-day' : page.path)),
  ...['/News', '/Events', '/Circular', '/PhotoGallery', '/VideoGallery'].map((list) => `${list}?year=All`),
  '/NoSuchPage',
];
const addressOf = (name: string) =>
  pages.find(({ path: of }) => of.toLowerCase() === `/${name.replaceAll('-', '')}`);

test.describe('a second school', () => {
  let site: Site;

  test.beforeAll(async () => {
    site = await startSite({ SCHOOL_CONTENT: second, SCHOOL_CODE: 'RIVERMOUTH' });
  });

  test.afterAll(async () => site.stop());

  test('has every page, with none of the first school’s words', async ({ request }) => {
    const foreign = sentencesOfFirstSchool();
    expect(foreign.length).toBeGreaterThan(500);
    const leaks: string[] = [];
    for (const address of paths) {
      const response = await request.get(site.url + address);
      expect(response.status(), address).toBe(address === '/NoSuchPage' ? 404 : 200);
      const html = plain(await response.text());
      leaks.push(
        ...foreign.filter((text) => html.includes(` ${text} `)).map((text) => `${address}: ${text}`),
      );
    }
    expect(leaks).toEqual([]);
  });

  test('has none of them in the code of its pages', async ({ request }) => {
    const { imports } = importMapOf(await textOf(request, `${site.url}/OurSchool`));
    expect(Object.keys(imports).length).toBeGreaterThan(10);
    for (const file of Object.values(imports)) {
      expect(await textOf(request, site.url + file), file).not.toMatch(/aelred|kanakpur/i);
    }
  });

  test('shows its own words of each page', async ({ request }) => {
    for (const file of readdirSync(path.join(second, 'pages')).filter((name) => name !== 'fallback.json')) {
      const page = addressOf(file.replace('.json', ''));
      const html = await textOf(request, site.url + (page?.path ?? ''));
      const shown = plain(html.replace(/<script[\s\S]*?<\/script>/g, ''));
      const own = textsOf(readJson(path.join(second, 'pages', file))).map(plain);
      expect(own.length, file).toBeGreaterThan(0);
      expect(
        own.filter((text) => !shown.includes(text)),
        file,
      ).toEqual([]);
    }
  });

  test('shows its records, and its children by their initials', async ({ page }) => {
    await open(page, `${site.url}/home`);
    const notices = page.getByRole('dialog', { name: 'Notices' });
    await expect(notices.getByRole('heading', { name: 'High tide on Friday' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('heading', { name: 'A new slipway' })).toBeVisible();
    await expect(page.getByText('Ilan Vardhan')).toHaveCount(0);
    expect(await page.content()).not.toContain('Vardhan');
  });
});

test.describe('a school that has written only some of its pages', () => {
  test.use({ expectedErrors: /Failed to load resource|Error fetching data:/ });
  let folder: string;
  let site: Site;

  test.beforeAll(async () => {
    folder = await mkdtemp(path.join(tmpdir(), 'school-'));
    await cp(second, folder, { recursive: true });
    await rm(path.join(folder, 'pages/our-motto.json'));
    for (const list of ['PrincipalMessage', 'topper', 'gallery']) {
      await writeFile(path.join(folder, `records/${list}.json`), '[]');
    }
    site = await startSite({ SCHOOL_CONTENT: folder, SCHOOL_CODE: 'RIVERMOUTH' });
  });

  test.afterAll(async () => {
    await site.stop();
    await rm(folder, { recursive: true });
  });

  test('shows the page that it has not written with its title alone', beyond(), async ({ page }) => {
    const response = await page.goto(`${site.url}/OurMotto`);
    expect(response?.status()).toBe(200);
    await expectHydrated(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Our Motto');
    await expect(page.getByRole('navigation', { name: 'Breadcrumb' })).toBeVisible();
  });

  for (const [address, text] of [
    ['/PrincipalMessage', 'A word from the bridge follows.'],
    ['/DirectorMessage', 'A word from the jetty follows.'],
    ['/home', 'Your name here'],
    ['/ToppersICSE', 'No data available'],
    ['/EBook', 'E-Book Title'],
    ['/Achievements', 'Achievement Title'],
  ] as const) {
    test(`${address} shows “${text}” where it has no record`, beyond(), async ({ page }) => {
      await open(page, site.url + address);
      await expect(page.getByRole('main').getByText(text).first()).toBeAttached();
    });
  }
});

/** The names of the first school, and each of its sentences. */
function sentencesOfFirstSchool(): string[] {
  const profile = readJson(path.join(first, 'profile.json')) as Record<string, unknown>;
  const { name, shortName, motto, address, phones, fax, email, affiliation } = profile;
  const identity = textsOf({ name, shortName, motto, address, phones, fax, email, affiliation });
  const contentTexts = ['pages', 'records'].flatMap((folder) =>
    readdirSync(path.join(first, folder)).flatMap((file) =>
      textsOf(readJson(path.join(first, folder, file))),
    ),
  );
  const sentences = [...contentTexts, ...textsOf(profile)]
    .flatMap((text) => text.split(/[.!?;:]\s/))
    .map(plain)
    .filter((sentence) => sentence.split(' ').length >= SENTENCE);
  return [...new Set([...identity.map(plain), 'aelred', 'aelreds', 'staelreds', 'kanakpur', ...sentences])];
}

/**
 * Fields that are not read: files, addresses and kinds; the shortcut to the book list has a name of its own.
 */
const unread = /^(type|file|href|url|network|attachments|images?|video|captions|bookList)$/;

function textsOf(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value)
    .filter(([key]) => !unread.test(key))
    .flatMap(([, each]) => textsOf(each))
    .filter((text) => /\p{L}|\d/u.test(text));
}

/** Words in small letters with single spaces between them; markup's own characters count as spaces. */
function plain(text: string): string {
  return text
    .replace(/&#?\w+;|\\u003c|\\[nt"]/g, ' ')
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

function importMapOf(html: string): { imports: Record<string, string> } {
  const [, text = '{}'] = /<script type="importmap">(.*?)<\/script>/.exec(html) ?? [];
  return JSON.parse(text) as { imports: Record<string, string> };
}

async function textOf(request: APIRequestContext, address: string): Promise<string> {
  return (await request.get(address)).text();
}

function readJson(file: string): unknown {
  return JSON.parse(readFileSync(file, 'utf8'));
}
