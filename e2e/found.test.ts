import { Readable } from 'node:stream';

import jsonld from 'jsonld';
import ogs from 'open-graph-scraper';
import sharp from 'sharp';
import { parseSitemap } from 'sitemap';

import { routes } from '../team/src/local/all-routes';
import { album, expectPhotoAt, lightboxOf } from './support/lightbox';
import { type Site, startSite } from './support/site';
import { beyond, expect, test } from './support/test';

const siteUrl = 'https://school.example';
const photo = `${album.path}&photo=4`;
const records = [
  '/News?news=news-tree-of-1991-comes-down',
  '/Circular?circular=circular-fee-schedule-2023',
  '/Events?event=event-induction-lkg-2023',
];
const pages = routes.filter(({ resources }) => !resources.some((each) => each.includes('?')));
const addresses = [...pages.map(({ path }) => path), album.path, photo, ...records];

let own: Site;
test.beforeAll(async () => {
  own = await startSite({ SCHOOL_URL: siteUrl });
});
test.afterAll(() => own.stop());

const textOf = async (address: string) => (await fetch(own.url + address)).text();

test('every page, album, photo and record shows what a link to it leads to', beyond(), async () => {
  const descriptions = new Set<string>();
  for (const address of addresses) {
    const html = await textOf(address);
    const { result } = await ogs({ html });
    expect(result, address).toMatchObject({
      ogUrl: siteUrl + address,
      ogSiteName: "St. Aelred's Convent School, Kanakpur",
      twitterCard: 'summary_large_image',
      ogImage: [{ type: 'image/jpeg', width: '1200', height: '630' }],
    });
    expect(result.ogTitle, address).toBeTruthy();
    expect(result.ogDescription?.length, address).toBeLessThanOrEqual(201);
    expect(html).toContain(`<link rel="canonical" href="${siteUrl}${canonicalOf(address)}"/>`);
    descriptions.add(result.ogDescription ?? '');
    const url = result.ogImage?.[0]?.url ?? '';
    expect(result.ogImage?.[0]?.alt, address).toBeTruthy();
    const picture = await fetch(url.replace(siteUrl, own.url));
    const bytes = Buffer.from(await picture.arrayBuffer());
    expect(bytes.length, url).toBeLessThan(600_000);
    expect(await sharp(bytes).metadata(), url).toMatchObject({ format: 'jpeg', width: 1200, height: 630 });
  }
  // a photo has the sentence of its album
  expect(descriptions.size).toBe(addresses.length - 1);
});

test('a link to one photo shows that photo', async () => {
  const read = async () => (await ogs({ html: await textOf(photo) })).result;
  // a page waits a second for its album
  const title = async () => (await read()).ogTitle;
  await expect.poll(title).toMatch(/^Annual Day 2026: The Dress Rehearsal: photo 4 of 24 - St\. Aelred/);
  const result = await read();
  expect(result.ogImage?.[0]?.url).toBe(`${siteUrl}/api/image/gallery/annual-day-2026/04.webp?w=share`);
});

test('the sitemap names pages that are there, and robots.txt names the sitemap', beyond(), async () => {
  expect(await textOf('/robots.txt')).toContain(`\nSitemap: ${siteUrl}/sitemap.xml\n`);
  const items = await parseSitemap(Readable.from([await textOf('/sitemap.xml')]));
  for (const path of [...pages.map((each) => each.path), album.path]) {
    expect(items.map(({ url }) => url)).toContain(siteUrl + path);
  }
  for (const { url, lastmod } of items) {
    expect((await fetch(url.replace(siteUrl, own.url), { method: 'HEAD' })).status, url).toBe(200);
    expect(lastmod ?? '2026-01-01', url).toMatch(/^\d{4}-\d{2}-\d{2}/);
  }
});

const types: Readonly<Record<string, string>> = {
  '/home': 'School',
  '/ContactUs': 'School',
  '/Events': 'ItemList',
  '/News': 'ItemList',
  '/VideoGallery': 'ItemList',
  '/News?news=news-tree-of-1991-comes-down': 'NewsArticle',
  '/Events?event=event-induction-lkg-2023': 'Event',
  [album.path]: 'ImageGallery',
};

test('structured data says the same to a processor of JSON-LD', async () => {
  for (const address of addresses) {
    const [, json = ''] = /<script type="application\/ld\+json">([^<]*)</.exec(await textOf(address)) ?? [];
    const graph = (await jsonld.expand(JSON.parse(json) as object, strict)) as Node[];
    const found = graph.flatMap((node) => node['@type'] ?? []).map((type) => type.replace(/.*\//, ''));
    expect(found, address).toContain(types[address] ?? 'BreadcrumbList');
    const paths = [...json.matchAll(/"(?:url|item|image|@id)":"([^"]*)"/g)].map(([, path = '']) => path);
    for (const path of paths) expect(path, address).toMatch(/^https:\/\/school\.example\//);
  }
});

test('without script the photo of an address stands above its album', async ({ browser }) => {
  const page = await browser.newPage({ javaScriptEnabled: false });
  await page.goto(own.url + photo);
  const large = page.locator('.sitePhoto').getByRole('img', { name: /photo 4 of 24$/ });
  await expect(large).toBeInViewport();
  expect(await large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBeGreaterThan(0);
  await page.close();
});

test('the address of a photo opens it, and closing it leads to the album', async ({ page }) => {
  await page.goto(photo);
  await expectPhotoAt(page, 4);
  await page.keyboard.press('Escape');
  await expect(lightboxOf(page)).toHaveCount(0);
  await expect(page).toHaveURL(album.path);
});

type Node = Readonly<Record<string, readonly string[] | undefined>>;

/** Addresses of the vocabulary are made without a request to its host. */
function documentLoader(url: string) {
  return Promise.resolve({
    contextUrl: undefined,
    documentUrl: url,
    document: { '@context': { '@vocab': 'https://schema.org/' } },
  });
}

/** An unknown property or a relative address is an error. */
const strict: jsonld.Options.Expand & { safe: boolean } = { documentLoader, safe: true };

function canonicalOf(address: string): string {
  return address.replace(/&photo=\d+$/, '').replaceAll('&', '&amp;');
}
