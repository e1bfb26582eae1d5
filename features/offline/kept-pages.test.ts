import { timeOf, titleOf, withPages, withTime } from './kept-pages';

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
