import { Readable } from 'node:stream';

import { startTestSite, type TestSite } from '@school/site/testing/test-site';
import { parseSitemap } from 'sitemap';

const siteUrl = 'https://school.example';

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
