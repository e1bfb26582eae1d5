import { Readable } from 'node:stream';

import { startTestSite, type TestSite } from '@school/server/testing/test-site';
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

  it('has one with it, and says when it has not changed', async () => {
    await site.restart({ SCHOOL_API_URL: site.provider.url, SCHOOL_URL: 'https://school.example/' });
    const response = await site.request('/sitemap.xml');
    const items = await parseSitemap(Readable.from([await response.text()]));
    expect(items.map(({ url }) => url)).toContain('https://school.example/Circular');
    const headers = { 'if-none-match': response.headers.get('etag') ?? '' };
    expect((await site.request('/sitemap.xml', { headers })).status).toBe(304);
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
