import { Readable } from 'node:stream';

import { startTestSite, type TestSite } from '@school/server/testing/test-site';
import { parseSitemap, parseSitemapIndex } from 'sitemap';

import { sitemapXml } from './sitemap-xml';

const pages = ['/home', '/SubGallery?id=a&b=c', '/News'].map((path, at) => ({
  path,
  changed: at === 0 ? '2026-11-20' : undefined,
}));

const siteUrl = 'https://school.example';
const itemsIn = (xml = '') => parseSitemap(Readable.from([xml]));
const partsIn = async (xml = '') => (await parseSitemapIndex(Readable.from([xml]))).map(({ url }) => url);

it('has addresses with their days of change', async () => {
  const items = await itemsIn(sitemapXml(siteUrl, pages));
  expect(items.map(({ url }) => url)).toEqual(pages.map(({ path }) => siteUrl + path));
  expect(items[0]).toMatchObject({ lastmod: '2026-11-20' });
  expect(sitemapXml(siteUrl, pages, 1)).toBeUndefined();
});

it('is an index of parts when there are too many for one file', async () => {
  const parts = await partsIn(sitemapXml(siteUrl, pages, undefined, 2));
  expect(parts).toEqual([1, 2].map((part) => `${siteUrl}/sitemap-${part}.xml`));
  expect(await itemsIn(sitemapXml(siteUrl, pages, 2, 2))).toHaveLength(1);
  for (const part of [0, 3]) expect(sitemapXml(siteUrl, pages, part, 2)).toBeUndefined();
});

it('has every one of more than 50,000 addresses', async () => {
  const many = Array.from({ length: 50_010 }, (_, at) => ({ path: `/SubGallery?id=${at}`, changed: '' }));
  const all = [...pages, ...many];
  const parts = await partsIn(sitemapXml(siteUrl, all));
  const addresses = parts.map((_, at) => sitemapXml(siteUrl, all, at + 1)?.match(/<loc>.*?<\/loc>/g) ?? []);
  expect(addresses.map(({ length }) => length)).toEqual([50_000, 13]);
  expect(new Set(addresses.flat()).size).toBe(50_013);
});

describe('a site', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.remove());

  it('has no sitemap and no address of its own without SCHOOL_URL, whatever host is requested', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    for (const address of ['/sitemap.xml', '/sitemap-1.xml'])
      expect((await site.request(address, { headers })).status).toBe(404);
    const texts = await Promise.all(['/home', '/robots.txt'].map((address) => site.textOf(address)));
    for (const text of texts) expect(text).not.toMatch(/canonical|og:|Sitemap|evil/);
  });

  it('has one with it, and says when it has not changed', async () => {
    await site.restart({ SCHOOL_API_URL: site.provider.url, SCHOOL_URL: 'https://school.example/' });
    const response = await site.request('/sitemap.xml');
    const items = await parseSitemap(Readable.from([await response.text()]));
    expect(items.map(({ url }) => url)).toContain('https://school.example/Circular');
    const headers = { 'if-none-match': response.headers.get('etag') ?? '' };
    expect((await site.request('/sitemap.xml', { headers })).status).toBe(304);
    expect((await site.request('/sitemap-1.xml')).status).toBe(404);
  });

  it('names no day to come as the day of a change', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const dates = [day(-30), day(30)];
    const records = dates.map((date) => ({
      _id: date,
      category: 'Circular',
      title: 'Fees',
      date,
      attachments: [],
    }));
    site.provider.answer((_, reply) => reply.send(records));
    await site.restartEmpty({ SCHOOL_API_URL: site.provider.url, SCHOOL_URL: siteUrl });
    const items = await parseSitemap(Readable.from([await site.textOf('/sitemap.xml')]));
    const changed = items.find(({ url }) => url.endsWith('/Circular'))?.lastmod ?? '';
    expect(changed.slice(0, 10)).toBe(day(-30));
  });
});
