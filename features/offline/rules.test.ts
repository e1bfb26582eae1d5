import type { SectionMap } from '@school/contract';

import { routes } from '../../team/src/local/all-routes';
import {
  assetsOf,
  hashesOf,
  isAssetAnswer,
  isKeptFile,
  isKeptPage,
  mayBeKept,
  PAGE_PARAMETERS,
  pageKey,
  pdfsOf,
  releaseOf,
} from './rules';

const at = (address: string) => new URL(address, 'https://school.example');

it('keeps pages under their address without choices, in whatever case', () => {
  const keys = ['/Circular', '/circular/', '/Circular?year=2025&search=fees&shown=48', '/Circular?inspect'];
  keys.push('/Circular?fbclid=IwAR0', '/Circular?utm_source=wa&unknown=1');
  expect(new Set(keys.map((address) => pageKey(at(address))))).toEqual(
    new Set(['https://school.example/circular']),
  );
  expect(pageKey(at('/SubGallery?id=Album-7&photo=4'))).toBe('https://school.example/subgallery?id=Album-7');
  expect(pageKey(at('/'))).toBe('https://school.example/');
  expect(pageKey(at('/offline?for=%2FNews'))).toBe('https://school.example/offline');
});

it.each(['/TC', '/tc/', '/Tc?name=A', '/Search?q=fees', '/hi/TC', '/pa/Search?q=fees'])(
  'never keeps the page %s',
  (address) => {
    expect(isKeptPage(at(address))).toBe(false);
  },
);

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

it.each([
  ['sha256-a', true],
  ['', false],
])('takes the answer to a request with the hash %j for an asset: %s', (integrity, isTaken) => {
  expect(isAssetAnswer({ integrity } as Request, answer({}))).toBe(isTaken);
});

const html =
  '<link rel="stylesheet" href="/assets/a.css"/><script type="importmap">' +
  '{"imports":{"react":"/assets/r.js","mf-news":"/assets/n1.js"},"integrity":{"/assets/other.js":"x"}}</script>' +
  '<main id="content" data-release="r1"></main><script type="module" src="/assets/entry.js"></script>';

it('reads the hashes of a document’s files', () => {
  const linked = '<link rel="stylesheet" href="/assets/b.css" integrity="sha256-b" crossorigin=""/>';
  expect(hashesOf(linked + html)).toEqual({ '/assets/other.js': 'x', '/assets/b.css': 'sha256-b' });
  expect(hashesOf('<p>')).toEqual({});
});

it('knows the newest PDFs of a page, each once', () => {
  const links = [1, 1, 2, 3, 4, 5, 6, 7].map((at) => `<a href="/api/image/${at}.pdf">`);
  const pdfs = [1, 2, 3, 4, 5, 6].map((at) => `/api/image/${at}.pdf`);
  expect(pdfsOf(links.join('<a href="/News">'))).toEqual(pdfs);
});

it('reads the release of a document', () => {
  expect(releaseOf(`<head data-address="/SubGallery?id=boat-day">${html}`)).toBe('r1');
  expect(releaseOf(`<script data-address="/SubGallery?id=boat-day"></script>${html}`)).toBeUndefined();
  expect(releaseOf('<p>')).toBeUndefined();
});

it('knows the files of a page from its document and the map of its release', () => {
  const route = { path: '/News', file: '/assets/news.js', needs: ['/assets/list.js'] };
  const section = { name: 'mf-news', css: [], routes: [route] };
  const map = (entry: string) =>
    ({ shell: '/assets/s.js', sections: [{ ...section, entry }] }) as unknown as SectionMap;
  const code = ['/assets/r.js', '/assets/s.js', '/assets/n1.js', '/assets/news.js', '/assets/list.js'];
  const all = ['/assets/a.css', '/assets/entry.js', ...code];
  for (const path of ['/News', '/hi/News', '/pa/news'])
    expect(assetsOf(html, path, map('/assets/n1.js'))).toEqual(all);
  expect(assetsOf(html, '/News', map('/assets/n2.js'))).toBeUndefined();
});

it('knows every parameter that makes another page', () => {
  const kept = routes.filter(({ path }) => isKeptPage(at(path)));
  const parameters = kept.flatMap((route) => route.resources.flatMap((each) => each.split('?')[1] ?? []));
  // a class is a choice, as a year is
  expect([...new Set(parameters)].filter((name) => name !== 'class')).toEqual(PAGE_PARAMETERS);
});
