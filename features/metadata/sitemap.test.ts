import { Readable } from 'node:stream';

import type { FileRequest } from '@school/server/derived/generator';
import { startTestSite, type TestSite } from '@school/site/testing/test-site';
import { parseSitemap } from 'sitemap';

import { sitemapFiles } from './sitemap';

const siteUrl = 'https://school.example';

it('names each page in all languages of the site', async () => {
  const routes = [{ path: '/Events', title: 'Events', trail: [], resources: [] }];
  const sources = {
    config: { siteUrl, timeZone: 'Asia/Kolkata' },
    releases: { current: () => ({ routes, languages: { hi: { routes } } }) },
    gateway: { readAll: () => Promise.resolve([]) },
    content: { version: () => 1 },
  } as unknown as Parameters<typeof sitemapFiles>[0];
  const file = await sitemapFiles(sources)[0]?.read({} as FileRequest);
  const [page] = await parseSitemap(Readable.from([await file?.generate()]));
  expect(page?.links).toEqual([
    { lang: 'en', url: `${siteUrl}/Events` },
    { lang: 'hi', url: `${siteUrl}/hi/Events` },
  ]);
});

describe('a site', () => {
  let site: TestSite;
  beforeAll(async () => {
    site = await startTestSite();
  });
  afterAll(() => site.remove());

  it('has no sitemap and no address of its own without SCHOOL_URL, whatever host is requested', async () => {
    const headers = { host: 'evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await site.request('/sitemap.xml', { headers })).status).toBe(404);
    const texts = await Promise.all(['/home', '/robots.txt'].map((address) => site.textOf(address)));
    for (const text of texts) expect(text).not.toMatch(/canonical|og:|Sitemap|evil/);
  });

  it('names pages and albums, no day to come as that of a change, and says when it is the same', async () => {
    const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);
    const dates = [day(-30), day(30)];
    const records = ['Circular', 'PhotoGallery'].flatMap((category) =>
      dates.map((date) => ({ _id: `at ${date}`, category, title: 'Fees', date, attachments: [] })),
    );
    site.provider.answer((_, reply) => reply.send(records));
    await site.restartEmpty({ SCHOOL_API_URL: site.provider.url, SCHOOL_URL: `${siteUrl}/` });
    const response = await site.request('/sitemap.xml');
    const items = await parseSitemap(Readable.from([await response.text()]));
    const changes = items.map(({ url, lastmod = '' }) => [url.slice(siteUrl.length), lastmod.slice(0, 10)]);
    expect(changes).toEqual([
      ['/home', ''],
      ['/Circular', day(-30)],
      [`/SubGallery?id=at%20${day(30)}`, ''],
      [`/SubGallery?id=at%20${day(-30)}`, day(-30)],
    ]);
    const headers = { 'if-none-match': response.headers.get('etag') ?? '' };
    expect((await site.request('/sitemap.xml', { headers })).status).toBe(304);
  });
});
