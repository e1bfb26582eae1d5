import { hostPath } from './host-path';
import { staticPage } from './static-page';

const page = (content: string) =>
  [
    '<html><head><script type="importmap">{}</script></head><body>',
    `<main id="content" tabindex="-1">${content}</main>`,
    '<script type="application/json" id="page-data">{"seed":"/SubGallery?id=a"}</script>',
    '<script type="module" src="/assets/root-config/root-config.js"></script></body></html>',
  ].join('');

const written = (html: string, files: string[] = [], address = '/News') =>
  staticPage(page(html), {
    address,
    moved: new Map([
      ['/SubGallery?id=a', '/SubGallery/a/'],
      ...files.map((file): [string, string] => [file, hostPath(file)]),
    ]),
    integrity: 'sha256-x',
    now: Date.parse('2026-11-25T02:00:00+05:30'),
    timeZone: 'Asia/Kolkata',
  });

it('begins with the script that adapts it to its host', () => {
  expect(written('')).toContain(
    '<script src="/static-host.js" integrity="sha256-x" data-address="/News"></script><script type="importmap">',
  );
});

it('names pictures in other widths by files, as far as they are there', () => {
  const html =
    '<img srcset="/api/image/a.webp?w=32 32w, /api/image/a.webp?w=320 320w, /api/image/a.webp 600w">';
  expect(written(html, ['/api/image/a.webp?w=320'])).toContain(
    '<img srcset="/api/image/a.webp?w=32 32w, /api/image/a.webp.w320.webp 320w, /api/image/a.webp 600w">',
  );
});

it('names documents that are asked for by a query by their path', () => {
  const html = '<a href="/api/image?url=books%2Fit&#x27;s%20a%20book.pdf">Book</a>';
  expect(written(html, ["/api/image?url=books%2Fit's%20a%20book.pdf"])).toContain(
    '<a href="/api/image/books/it&#x27;s%20a%20book.pdf">Book</a>',
  );
});

it('leads to albums by folders; the data of the page stays', () => {
  const text = written(
    '<a href="/SubGallery?id=a#photo=2"></a><link href="https://a.example/SubGallery?id=a">',
  );
  expect(text).toContain(
    '<a href="/SubGallery/a/#photo=2"></a><link href="https://a.example/SubGallery/a/">',
  );
  expect(written('<a href="/SubGallery?id=ab"></a>')).toContain('<a href="/SubGallery?id=ab"></a>');
  expect(text).toContain('{"seed":"/SubGallery?id=a"}');
});

it('says of when it is, and that filters need a script', () => {
  const text = written('<form role="search" method="get"></form>');
  expect(text).toContain('>As of 25 November 2026 at 02:00: a copy of the site.</p>');
  expect(text).toContain('<main id="content" tabindex="-1"><noscript><p>In this copy of the site');
  expect(written('<p>Our school</p>')).not.toContain('noscript');
});

it('speaks the language of its page', () => {
  const text = written('<form role="search" method="get"></form>', [], '/hi/News');
  expect(text).toContain('>25 नवंबर 2026, 02:00 बजे तक की जानकारी: यह साइट की प्रति है।</p>');
  expect(text).toContain('<noscript><p>साइट की इस प्रति में');
});

it('says in the place of a form that it needs a server, and runs no code that would bring it back', () => {
  const text = written(
    '<h1>TC</h1><form noValidate="" action="/TC" method="post"><button>Search</button></form><p>After</p>',
  );
  expect(text).toMatch(/<h1>TC<\/h1><p>This form needs the school’s server,[^<]*<\/p><p>After<\/p>/);
  expect(text).not.toContain('<form');
  expect(text).not.toContain('<script type="module"');
  expect(text).not.toContain('static-host');
});
