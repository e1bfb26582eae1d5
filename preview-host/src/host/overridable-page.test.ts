/** @jest-environment node */
import { createHash } from 'node:crypto';

import { pageHeaders } from '@school/server-core/http/response-headers';
import { renderDocument as documentOf } from '@school/site-server/document/document';
import { input } from '@school/site-server/testing/sample-input';

import { overridablePage, sectionsOf, stubText } from './overridable-page';

const importMap = JSON.stringify({
  imports: {
    react: '/assets/shared-deps/react.1.js',
    '@school/shared-deps': '/assets/shared-deps/shared-deps.1.js',
    '@school/mf-gallery': '/assets/mf-gallery/mf-gallery.1.js',
  },
  integrity: { '/assets/mf-gallery/mf-gallery.1.js': 'sha256-gallery' },
});
const html = documentOf({ ...input, importMap });
const policy = pageHeaders([importMap])['content-security-policy'];
const host = {
  site: 'https://school.example',
  run: '1',
  offers: [{ name: '@school/mf-gallery', url: 'http://127.0.0.1:9000/mf-gallery/mf-gallery.js' }],
};
const page = overridablePage({ html, policy }, host);
const directives = (text = '') => new Map(text.split('; ').map((each) => [each.split(' ')[0], each]));
const mapOf = (text: string) => /<script type="importmap">(.*?)<\/script>/.exec(text)?.[1] ?? '';

it('finds the sections of a page, and none on a page of another kind of site', () => {
  expect(sectionsOf(html)).toEqual({ '@school/mf-gallery': '/assets/mf-gallery/mf-gallery.1.js' });
  expect(sectionsOf('<h1>Welcome</h1>')).toBeUndefined();
  expect(sectionsOf('<script type="importmap">{</script>')).toBeUndefined();
  expect(sectionsOf('<script type="importmap">null</script>')).toBeUndefined();
});

it('leads sections, and nothing else, by way of the host, and keeps the integrity of deployed files', () => {
  expect(JSON.parse(mapOf(page.html))).toEqual({
    imports: {
      react: '/assets/shared-deps/react.1.js',
      '@school/shared-deps': '/assets/shared-deps/shared-deps.1.js',
      '@school/mf-gallery': '/overrides/sections/mf-gallery.js',
    },
    integrity: { '/assets/mf-gallery/mf-gallery.1.js': 'sha256-gallery' },
  });
  expect(stubText('mf-gallery')).toContain("export const section = await loadSection('@school/mf-gallery')");
});

it('says what the host is in a data block that ends no script', () => {
  const { html: changed } = overridablePage({ html, policy }, { ...host, site: 'https://</script>.example' });
  const data = /id="preview-host">(.*?)<\/script>/.exec(changed)?.[1] ?? '';
  expect(JSON.parse(data)).toMatchObject({
    site: 'https://</script>.example',
    offers: host.offers,
    sections: { '@school/mf-gallery': '/assets/mf-gallery/mf-gallery.1.js' },
  });
});

it('runs before the shell', () => {
  const own = page.html.indexOf('src="/overrides/overrides.js"');
  expect(own).toBeGreaterThan(0);
  expect(own).toBeLessThan(page.html.indexOf('src="/assets/root-config.js"'));
});

it('allows scripts, styles and connections of this machine, and changes nothing else of the policy', () => {
  const [before, after] = [directives(policy), directives(page.policy)];
  const loopback = 'http://127.0.0.1:* http://localhost:*';
  const hash = createHash('sha256').update(mapOf(page.html)).digest('base64');
  expect(after.get('script-src')).toBe(`${before.get('script-src')} 'sha256-${hash}' ${loopback}`);
  expect(after.get('style-src')).toBe(`style-src 'self' ${loopback}`);
  expect(after.get('connect-src')).toBe(`connect-src 'self' ${loopback}`);
  for (const [name, directive] of before) {
    if (!['script-src', 'style-src', 'connect-src'].includes(name ?? ''))
      expect(after.get(name)).toBe(directive);
  }
});

it('changes each policy where a proxy has added one, and leaves http alone', () => {
  const two = "default-src 'none'; script-src 'none', script-src 'self'; upgrade-insecure-requests";
  const { policy: changed = '' } = overridablePage({ html, policy: two }, host);
  expect(changed).toMatch(
    /^default-src 'none'; script-src 'sha256-\S+' http:\/\/127\.0\.0\.1:\* http:\/\/localhost:\*, script-src 'self' 'sha256-\S+' \S+ \S+$/,
  );
});

it('leaves HTML of another kind, such as a proxy’s error, as it is', () => {
  const other = { html: '<h1>502</h1>', policy: undefined };
  expect(overridablePage(other, host)).toEqual(other);
});
