import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { addressIn, languages } from '../contract/src/languages';
import { exportSite } from '../team/src/export/export-site';
import { routes } from '../team/src/local/all-routes';
import { startStaticHost, type StaticHost } from '../team/src/testing/static-host';
import { asOf, expectKept, withWorker } from './support/offline';
import { root, type Site, startSite } from './support/site';
import { beyond, expect, test } from './support/test';
import { expectHydrated, open } from './support/visit';

let site: Site;
let folder: string;
let host: StaticHost;

test.beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'export-'));
  site = await startSite({ SCHOOL_CONTENT: await smallSchool(), SCHOOL_CODE: 'RIVERMOUTH' });
  await exportSite(site.url, path.join(folder, 'site'));
  host = await startStaticHost(path.join(folder, 'site'));
});
test.afterAll(async () => {
  await host.close();
  await site.stop();
  await rm(folder, { recursive: true });
});

/** A small school with many books, so that its export takes seconds. */
async function smallSchool(): Promise<string> {
  const content = path.join(folder, 'content');
  await cp(path.join(root, 'e2e/test-content/rivermouth'), content, { recursive: true });
  const file = path.join(content, 'records/gallery.json');
  const records = JSON.parse(await readFile(file, 'utf8')) as { title: string; title_hi?: string }[];
  for (const record of records) if (record.title === 'Boat day') record.title_hi = 'नाव का दिन';
  const attachments = ['documents/prospectus.pdf'];
  const books = Array.from({ length: 30 }, (_, index) => ({
    _id: `book-${index}`,
    category: 'eBook',
    title: `Book ${index}`,
    date: '2024-01-01',
    attachments,
  }));
  await writeFile(file, JSON.stringify([...records, ...books]));
  return content;
}

const ownPages = routes.filter(({ resources }) => !resources.includes('subGallery?id'));
const albums = ['boat-day', 'regatta-cup', 'tides'];
const addresses = languages.flatMap((language) => [
  ...['/', ...ownPages.map((route) => route.path)].map((each) => {
    const address = addressIn(language, each);
    return { address, folder: address };
  }),
  ...albums.map((id) => ({
    address: addressIn(language, `/SubGallery?id=${id}`),
    folder: addressIn(language, `/SubGallery/${id}/`),
  })),
]);

/** A page without what an export changes: first script, addresses with a query, and moments. */
function compared(html: string): string {
  return html
    .replace(/<script src="\/static-host\.js"[^>]*><\/script>/, '')
    .replace(/<noscript>.*?<\/noscript>/, '')
    .replace(/<p class="siteAsOf.*?<\/p>/, '')
    .replace(/\/SubGallery\/([\w-]+)\/(?=["#])/g, '/SubGallery?id=$1')
    .replace(/\.w(\d+)\.webp(?=[" ])/g, '?w=$1')
    .replaceAll('.share.jpg"', '?w=share"')
    .replaceAll('/api/image?url=documents%2F', '/api/image/documents/')
    .replace(/"(now|at)":\d+/g, '"$1":0');
}

/** Files that a page names, in its import map too. */
function namedBy(html: string): string[] {
  return html.match(/\/(?:assets|api\/image)\/[^"\s,<]+/g) ?? [];
}

test('every page is the site’s page, and every file that it names is there', beyond(), async () => {
  const files = new Set<string>();
  for (const { address, folder: there } of addresses) {
    const response = await fetch(host.url + there);
    expect([there, response.status]).toEqual([there, 200]);
    const html = await response.text();
    for (const file of namedBy(html)) files.add(file);
    if (there.endsWith('/TC')) continue;
    expect(compared(html), address).toBe(compared(await (await fetch(site.url + address)).text()));
  }
  expect(files.size).toBeGreaterThan(20);
  for (const file of files) {
    const own = file.replace(/\.w(\d+)\.webp$/, '?w=$1').replace(/\.share\.jpg$/, '?w=share');
    const [ofHost, ofSite] = await Promise.all([bytesOf(host.url + file), bytesOf(site.url + own)]);
    expect(ofHost.equals(ofSite), file).toBe(true);
  }
});

async function bytesOf(address: string): Promise<Buffer> {
  const response = await fetch(address, { headers: { accept: 'image/webp,*/*' } });
  expect([address, response.status]).toEqual([address, 200]);
  return Buffer.from(await response.arrayBuffer());
}

test('what browsers fetch is what the site answers', beyond(), async () => {
  const lists = routes.flatMap(({ resources }) => resources).filter((name) => !/\?|^content\//.test(name));
  for (const list of new Set(lists)) {
    for (const [file, query] of [
      ['', ''],
      ['.hi', '?language=hi&'],
    ]) {
      const own = `/api/${list}/RIVERMOUTH`;
      const [ofHost, ofSite] = await Promise.all(
        [host.url + own + file, site.url + own + query].map(async (url) => (await fetch(url)).text()),
      );
      expect(ofHost, own + file).toBe(ofSite);
    }
  }
});

test('no page of the host throws, and books open after Show More', beyond(), async ({ page }) => {
  const thrown: string[] = [];
  page.on('pageerror', ({ message }) => thrown.push(`${page.url()}: ${message}`));
  for (const { folder: there } of addresses) {
    await page.goto(host.url + there);
    await expect(page.locator('h1').first()).toBeAttached();
  }
  expect(thrown).toEqual([]);
  await open(page, `${host.url}/EBook/`);
  await page.getByRole('button', { name: 'Show More' }).click();
  const [book] = await Promise.all([
    page.waitForEvent('popup'),
    page
      .getByRole('link', { name: /Book 9\b/ })
      .first()
      .click(),
  ]);
  await expect.poll(() => book.url()).toBe(`${host.url}/api/image/documents/prospectus.pdf`);
});

test('a visitor goes from page to page, into an album, and finds it again', beyond(), async ({ page }) => {
  await open(page, `${host.url}/News/`);
  await expect(page).toHaveURL(`${host.url}/News`);
  await page.getByRole('link', { name: 'Photo Gallery' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Photo Gallery' })).toBeVisible();
  await page.getByLabel('Year').selectOption('All');
  await page.getByRole('link', { name: 'Boat day' }).first().click();
  await expect(page.getByRole('heading', { level: 1, name: 'Boat day' })).toBeVisible();
  await expect(page).toHaveURL(`${host.url}/SubGallery?id=boat-day`);
  await page.reload();
  await page.mouse.move(9, 9);
  await expectHydrated(page);
  await expect(page.getByRole('heading', { level: 1, name: 'Boat day' })).toBeVisible();
  await expect(page).toHaveURL(`${host.url}/SubGallery?id=boat-day`);
});

test(
  'a family reads Hindi: lists, an album, the search, and the same page in Punjabi',
  beyond(),
  async ({ page }) => {
    await open(page, `${host.url}/hi/Events/`);
    await expect(page.getByRole('heading', { level: 1, name: 'कार्यक्रम' })).toBeVisible();
    await page.locator('footer a[href="/hi/PhotoGallery"]').click();
    await expect(page).toHaveURL(`${host.url}/hi/PhotoGallery`);
    await page.getByLabel('वर्ष').selectOption('All');
    await page.getByRole('link', { name: 'नाव का दिन' }).first().click();
    await expect(page).toHaveURL(`${host.url}/hi/SubGallery?id=boat-day`);
    await expect(page.getByRole('heading', { level: 1, name: 'नाव का दिन' })).toBeVisible();
    await page.keyboard.press('/');
    await page.keyboard.type('boat');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(`${host.url}/hi/Search?q=boat`);
    await expect(page.getByRole('main').getByRole('link', { name: 'नाव का दिन' }).first()).toBeVisible();
    await page.getByRole('link', { name: 'ਪੰਜਾਬੀ' }).first().click();
    await expect(page).toHaveURL(/\/pa\/Search/);
    await expect(page.locator('html')).toHaveAttribute('lang', 'pa');
  },
);

test('an address that narrows a list shows it so', beyond(), async ({ page }) => {
  await page.goto(`${host.url}/PhotoGallery?year=All&search=boat`);
  await expect(page.getByRole('searchbox', { name: 'Search', exact: true })).toHaveValue('boat');
  await expect(page.getByRole('article')).toHaveCount(1);
});

test('a visitor finds records and papers without a server', beyond(), async ({ page }) => {
  await open(page, `${host.url}/News`);
  await page.keyboard.press('/');
  await page.keyboard.type('unifrom');
  await expect(page.getByRole('option').first()).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(`${host.url}/Search?q=unifrom`);
  await expect(page.getByText(/results? for “unifrom”/)).toBeVisible();
});

test('the certificate page says that it needs the school’s server', beyond(), async ({ page }) => {
  await open(page, `${host.url}/News`);
  await page.locator('footer a[href="/TC"]').click();
  await expect(page.getByText('This form needs the school’s server')).toBeVisible();
  await expect(page.locator('main form')).toHaveCount(0);
  await page.locator('header a[href="/home"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(/^Welcome to /);
});

test.describe('without a script', () => {
  test.use({ javaScriptEnabled: false });

  test('albums open, and lists say that their form needs one', beyond(), async ({ page }) => {
    for (const address of ['/Search?q=boat', '/PhotoGallery']) {
      await page.goto(host.url + address);
      expect(await page.content()).toContain('year, month, class and search work with JavaScript only');
    }
    await page.getByRole('link', { name: 'Boat day' }).first().click();
    await expect(page.getByRole('heading', { level: 1, name: 'Boat day' })).toBeVisible();
  });
});

test.describe('without a network', () => {
  test.use(withWorker);

  test('pages that were opened are there; albums are not', beyond(), async ({ page, context }) => {
    await open(page, `${host.url}/News`);
    await expectKept(page, '/News', '/ContactUs');
    await open(page, `${host.url}/SubGallery/boat-day/`);
    await open(page, `${host.url}/Uniform`);
    await expectKept(page, '/Uniform');
    await context.setOffline(true);

    await page.goto(`${host.url}/News/`);
    await expect(page.getByRole('heading', { name: 'A new slipway' })).toBeVisible();
    await expect(asOf(page)).toBeVisible();
    await expect(page).toHaveURL(`${host.url}/News`);
    await page.mouse.move(9, 9);
    await expectHydrated(page);
    await page.getByRole('contentinfo').getByRole('link', { name: 'Circulars' }).click();
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Circular');
    await expect(asOf(page)).toBeVisible();
    for (const address of ['/SubGallery/boat-day/', '/SubGallery?id=boat-day']) {
      await page.goto(host.url + address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText('This page is not on your device');
    }
  });
});
