import type { ShownNotice } from '@school/contract';

import { input } from '../../testing/sample-input';
import { linkHeadings } from './aside';
import { renderDocument as documentOf } from './document';
import { OPEN_NOTICES } from './open-notices';

const html = documentOf(input);

it('is an HTML document with title, language and description', () => {
  expect(html).toMatch(
    /^<!doctype html><html lang="en" data-school="[^"]+"><head data-address="\/OurSchool"><meta charSet="utf-8"\/>/i,
  );
  expect(html).toContain('<title>Our School - St. Bede School, Riverton</title>');
  expect(html).toContain('content="A day school on the river."');
});

it('shows the photo of its address to browsers without script', () => {
  const page = documentOf({ ...input, photo: { src: '/api/image/1.webp', alt: 'Boats' } });
  expect(page).toContain(
    '<main id="content" tabindex="-1" data-release="r1"><noscript><figure class="sitePhoto">',
  );
  expect(page).toContain('<img src="/api/image/1.webp?w=1280" alt="Boats"/>');
});

it('has data for machines that no text in it ends', () => {
  const page = documentOf({ ...input, structuredData: '{"name":"</script>"}' });
  expect(page).toContain(String.raw`<script type="application/ld+json">{"name":"\u003c/script>"}</script>`);
});

it('links styles and entry with their integrity, and fetches font and picture ahead', () => {
  expect(html).toContain(
    '<link rel="stylesheet" href="/assets/shared.css" integrity="sha384-shared" crossorigin="anonymous"/>',
  );
  expect(html).toMatch(/<script type="module" src="\/assets\/root-config.js" integrity="sha384-entry"/);
  expect(html).toMatch(
    /<link rel="preload" as="font" type="font\/woff2" href="\/assets\/serif.woff2" crossorigin/i,
  );
  expect(html).toMatch(/<link rel="preload" as="image" href="[^"]*banner-1.webp" fetchpriority="high"/i);
  expect(html).not.toContain('modulepreload');
});

it('carries the import map to the letter, before any module', () => {
  const map = html.indexOf(`<script type="importmap">${input.importMap}</script>`);
  expect(map).toBeGreaterThan(0);
  expect(map).toBeLessThan(html.indexOf('type="module"'));
});

it('carries its data so that no text in it ends the block', () => {
  const block = /<script type="application\/json" id="page-data">(.*?)<\/script>/.exec(html)?.[1] ?? '';
  expect(block).not.toContain('<');
  expect(JSON.parse(block)).toEqual(input.data);
});

it('brings the HTML of the section that owns the page, with no white space around it', () => {
  expect(html).toContain(
    '<main id="content" tabindex="-1" data-release="r1"><div id="single-spa-application:@school/mf-home"></div>' +
      '<div id="single-spa-application:@school/mf-about" data-prerendered="/OurSchool"><h1>Our School</h1></div>',
  );
});

it('opens notices by a script after them, where they are to be open first', () => {
  const script = `<script>${OPEN_NOTICES}</script>`;
  expect(documentOf({ ...input, opensNotices: true })).toContain(`</div></main>${script}<footer`);
  expect(html).not.toContain(script);
});

it('shows the error screen in place of a page', () => {
  const error = { status: 404, reason: 'Not Found', message: 'There is no such page.', near: [] };
  const { address, ...others } = input;
  expect(address).toBeDefined();
  const page = documentOf({ ...others, error, sections: [{ name: '@school/mf-home' }] });
  expect(page).toContain('Unexpected Application Error!');
  expect(page).toContain('404 Not Found');
  expect(page).not.toContain('data-prerendered');
  expect(page).not.toContain('data-address');
});

it('names the parts of a page below its title and beside it, and the other pages', () => {
  const headings = [
    { id: 'a-b', text: 'A & B', lang: 'en' },
    { id: 'c', text: 'C', lang: undefined },
  ];
  const section = linkHeadings('<nav><div data-parts="" data-static="parts"></div></nav>', headings);
  const page = documentOf({ ...input, headings, sections: [{ name: '@school/mf-about', html: section }] });
  const links = '><a href="#a-b"><span lang="en">A &amp; B</span></a> <a href="#c">C</a> </div></nav>';
  expect(page.split(links)).toHaveLength(3);
  expect(page).toContain('<nav aria-label="In this section: About Us">');
});

it('says to previews that a page in Hindi is in Hindi, and that an urgent notice in English is not', () => {
  const url = 'https://school.example/Fees';
  const texts = { title: 'शुल्क', description: 'कक्षा के अनुसार', school: 'A' };
  const link = { url, canonical: url, ...texts, picture: undefined, published: undefined };
  const notice: ShownNotice = {
    ...{ id: '1', name: 'सूचना', label: 'ध्यान दें', until: '' },
    ...{ level: 'info', text: 'School is closed' },
  };
  const page = documentOf({ ...input, language: 'hi', link, notice });
  expect(page).toContain('<meta property="og:locale" content="hi_IN"/>');
  expect(page).toContain('<a lang="en">School is closed</a>');
  expect(documentOf({ ...input, notice })).toContain('<a>School is closed</a>');
});
