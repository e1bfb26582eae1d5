import { renderDocument } from '@school/server/pages/document/document';
import { input } from '@school/server/testing/sample-input';

import { FILES, obeyPolicy, PAGES, timeOf, titleOf, withPages, withTime } from './kept-pages';
import { policyOf } from './rules';

const now = new Date(2026, 10, 23, 14, 5).getTime();
const page = '<title>Fees &amp; dates - St. Aelred&#x27;s</title><main id="content"><h1>Fees</h1></main>';
const keptPage = (address: string, title: string, at: number) => ({
  address,
  html: `<title>${title} - School</title>`,
  at,
  headers: new Headers(),
});
const offline =
  '<main id="content"><a href="/home" data-retry="">Try again</a><ul data-kept=""><li>None</li></ul></main>';

it('says of when a page from the device is, before its heading', () => {
  const html = withTime({ html: page, at: now }, now);
  expect(html).toMatch(
    /<main id="content"><p class="siteAsOf quiet width" role="status">As of 14:05\b.*<\/p><h1>/,
  );
  expect(withTime({ html: '<p>$&</p>', at: now }, now)).toBe('<p>$&</p>');
  const hindi = withTime({ html: page, at: now }, now, 'hi');
  expect(hindi).toMatch(/14:05 तक की जानकारी\..*<a href="\/hi\/offline"/);
});

it('names the day of a page that is not of today', () => {
  expect(timeOf(new Date(2026, 10, 21, 9, 0).getTime(), now)).toBe('21/11/2026, 09:00');
});

it('lists pages, newest first, with whatever is in their titles', () => {
  const pages = [
    keptPage('/news', 'Old', now - 60_000),
    keptPage('/subgallery?id=a&b', '&lt;b&gt;&quot;$&amp;&quot;', now),
  ];
  const html = withPages(offline, pages, '/A"><script>', now);
  expect(html).toContain(
    '<li><a href="/subgallery?id=a&#38;b" target="_self">&lt;b&gt;&quot;$&amp;&quot;</a>',
  );
  expect(html.indexOf('Old')).toBeGreaterThan(html.indexOf('&lt;b&gt;'));
  expect(html).not.toContain('None');
  expect(html).toContain('href="/A&#34;&#62;&#60;script&#62;" data-retry=""');
  expect(withPages(offline, [], '/home', now)).toBe(offline);
});

it('reads a title without the school’s name', () => {
  expect(titleOf(page)).toBe('Fees &amp; dates');
});

it('keeps nothing of what the school showed of children before it changed that', async () => {
  const names = new Set<string>();
  const has = (name: string) => Promise.resolve(names.has(name));
  const open = (name: string) => Promise.resolve(names.add(name));
  const remove = (name: string) => Promise.resolve(names.delete(name));
  const keys = () => Promise.resolve([...names]);
  Object.assign(globalThis, { caches: { has, open, delete: remove, keys } });
  const visit = async (policy: string) => {
    const { site } = input.data;
    const profile = { ...site.profile, name: '<main data-policy="full">' };
    const data = { ...input.data, site: { ...site, profile } };
    await obeyPolicy(policyOf(renderDocument({ ...input, data, policy })));
    const kept = [PAGES, FILES].filter((name) => names.has(name)).length;
    for (const name of [PAGES, FILES, 'school-3-assets']) names.add(name);
    return kept;
  };
  names.add(PAGES);
  const kept: number[] = [];
  for (const policy of ['full', 'full', 'full-1a2b', 'full-1a2b', 'full-3c4d'])
    kept.push(await visit(policy));
  expect(kept).toEqual([0, 2, 0, 2, 0]);
  await obeyPolicy(policyOf('<p>an answer of a proxy</p>'));
  expect(await keys()).toEqual(['school-3-assets', 'school-policy-full-3c4d', PAGES, FILES]);
});
