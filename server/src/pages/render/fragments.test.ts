import { startTestSite, type TestSite } from '@school/site/testing/test-site';

let site: TestSite;

beforeEach(async () => (site = await startTestSite()));
afterEach(() => site.remove());

it('is the part of a document that belongs to its page', async () => {
  const document = await site.textOf('/Circular');
  const fragment = await site.textOf('/fragment/Circular');
  expect(fragment).toMatch(/^<title>A page<\/title><main id="content" /);
  expect(fragment).toContain('data-prerendered="/Circular"><p>/Circular shows Fees</p>');
  const [release] = /data-release="[^"]+"/.exec(document) ?? [];
  expect(fragment).toContain(release);
  expect(fragment).not.toMatch(/<header|<footer|<script type="(?:importmap|module)"/);
  const [, data = ''] = /id="page-data">([^<]*)<\/script>$/.exec(fragment) ?? [];
  const { seed, now, site: ofDocument } = JSON.parse(data) as Record<string, unknown>;
  expect(seed).toHaveProperty(['circular/all']);
  expect(now).toEqual(expect.any(Number));
  expect(ofDocument).toBeUndefined();
});

it('is read by the shell alone: no browser shows it, and no search engine', async () => {
  const { headers } = await site.request('/fragment/home');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
  expect(headers.get('x-robots-tag')).toBe('noindex');
  expect(headers.get('content-security-policy')).toMatch(/^default-src 'none'/);
});

it('has the tag of its content, and is sent once', async () => {
  const first = await site.request('/fragment/Circular');
  expect(first.headers.get('cache-control')).toBe('no-cache');
  const tag = first.headers.get('etag') ?? '';
  const second = await site.request('/fragment/Circular', { headers: { 'if-none-match': tag } });
  expect(second.status).toBe(304);
  const document = await site.request('/Circular');
  expect(document.headers.get('etag')).not.toBe(tag);
});

it('is of what was typed as well', async () => {
  expect(await site.textOf('/fragment/Circular?search=fees')).toContain('/Circular shows Fees');
  const { headers } = await site.request('/fragment/Circular?search=fees');
  expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
});

it('is not there where there is no page, or it has failed', async () => {
  expect((await site.request('/fragment/Nowhere')).status).toBe(404);
  site.provider.answer(() => [{ category: 'Circular', title: 'boom' }]);
  expect((await site.request('/fragment/Circular')).status).toBe(500);
});
