import { importsOf, isKeptFile, isKeptPage, linkedAssets, mayBeKept, pageKey, releaseOf } from './rules';

const at = (address: string) => new URL(address, 'https://school.example');

it('keeps pages under their address without choices, in whatever case', () => {
  const keys = ['/Circular', '/circular/', '/Circular?year=2025&search=fees&shown=48', '/Circular?inspect'];
  expect(new Set(keys.map((address) => pageKey(at(address))))).toEqual(
    new Set(['https://school.example/circular']),
  );
  expect(pageKey(at('/SubGallery?id=Album-7&photo=4'))).toBe('https://school.example/subgallery?id=Album-7');
  expect(pageKey(at('/'))).toBe('https://school.example/');
});

it.each(['/TC', '/tc/', '/Tc?name=A', '/Search?q=fees'])('never keeps the page %s', (address) => {
  expect(isKeptPage(at(address))).toBe(false);
});

it('keeps pictures, lists and content, and no answers to one visitor', () => {
  const kept = ['/api/image/a.jpg?w=640', '/api/circular/all/CODE', '/content/home.json', '/static-host.js'];
  expect(kept.every((address) => isKeptFile(at(address)))).toBe(true);
  const never = [
    '/api/search?q=a',
    '/api/tc/CODE',
    '/report/mf-home@1/alive',
    '/feeds/news.atom',
    '/share/News.jpg',
  ];
  expect(never.some((address) => isKeptFile(at(address)))).toBe(false);
});

const answer = (headers: Record<string, string>, changes: Partial<Response> = {}) =>
  ({ status: 200, type: 'basic', headers: new Headers(headers), ...changes }) as Response;

it.each([
  ['a certificate', answer({ 'cache-control': 'private, no-store' })],
  ['an answer that nobody may keep', answer({ 'cache-control': 'no-store' })],
  ['a film', answer({ 'content-type': 'video/mp4' })],
  ['a large file', answer({ 'content-length': '10000001' })],
  ['a part', answer({}, { status: 206 })],
  ['an error', answer({}, { status: 503 })],
  ['an answer of another origin', answer({}, { type: 'opaque' })],
])('never keeps %s', (_what, response) => {
  expect(mayBeKept(response)).toBe(false);
});

it('keeps a page that may be in every cache', () => {
  expect(mayBeKept(answer({ 'cache-control': 'no-cache', 'content-type': 'text/html' }))).toBe(true);
});

it('reads the release, the import map and the linked files of a document', () => {
  const map = { imports: { react: '/assets/r.js' }, integrity: { '/assets/other.js': 'sha384-x' } };
  const html =
    `<link rel="stylesheet" href="/assets/a.css"/><script type="importmap">${JSON.stringify(map)}</script>` +
    '<main id="content" data-release="r1"></main><script type="module" src="/assets/entry.js"></script>';
  expect(releaseOf(html)).toBe('r1');
  expect(importsOf(html)).toEqual(map.imports);
  expect(linkedAssets(html)).toEqual(['/assets/a.css', '/assets/entry.js']);
  expect(releaseOf(`<script data-record="/SubGallery?id="></script>${html}`)).toBeUndefined();
  expect([releaseOf('<p>'), importsOf('<p>')]).toEqual([undefined, {}]);
});
