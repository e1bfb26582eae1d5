/** @jest-environment jsdom */
import { readFileSync } from 'node:fs';
import path from 'node:path';
import { compileFunction } from 'node:vm';

import { ModuleKind, ScriptTarget, transpileModule } from 'typescript';

const source = readFileSync(path.join(__dirname, 'static-host.script.ts'), 'utf8');
const compilerOptions = { module: ModuleKind.CommonJS, target: ScriptTarget.ES2022 };
const { outputText } = transpileModule(source, { compilerOptions });

const send = jest.fn();
const replace = jest.fn();

/** Runs the script in a document that the host serves at an address. */
function serve(at: string, dataset: Record<string, string>) {
  document.body.innerHTML = '<div data-prerendered="/News"></div>';
  history.replaceState({ key: '1' }, '', at);
  const script = document.createElement('script');
  Object.assign(script.dataset, dataset);
  jest.spyOn(document, 'currentScript', 'get').mockReturnValue(script);
  window.fetch = send;
  // jsdom's location cannot be watched
  const { pathname, search, hash } = location;
  const page = { location: { pathname, search, hash, replace }, document, window, history, Element };
  const scope = { ...page, require, exports: {} };
  const run = compileFunction(outputText, Object.keys(scope)) as (...values: unknown[]) => void;
  run(...Object.values(scope));
  document.dispatchEvent(new Event('DOMContentLoaded'));
}

const shown = () => location.pathname + location.search + location.hash;
const served = () => document.querySelector('[data-prerendered]')?.getAttribute('data-prerendered');

beforeEach(() => {
  send.mockReset();
  replace.mockReset();
});

it.each([
  ['/News/', '/News', '/News'],
  ['/News/#top', '/News', '/News#top'],
  ['/', '/', '/'],
  ['/SubGallery/', '/SubGallery?id=', '/SubGallery'],
  ['/SubGallery/a/#photo=2', '/SubGallery?id=a', '/SubGallery?id=a#photo=2'],
  ['/hi/SubGallery/a/', '/hi/SubGallery?id=a', '/hi/SubGallery?id=a'],
  ['/SubGallery?id=a', '/SubGallery?id=a', '/SubGallery?id=a'],
])('shows %s of the page %s as %s', (at, address, expected) => {
  serve(at, { address });
  expect(shown()).toBe(expected);
  expect(history.state).toEqual({ key: '1' });
  expect(served()).toBe('/News');
  expect(replace).not.toHaveBeenCalled();
});

it.each([
  ['/SubGallery?id=b', '/SubGallery?id='],
  ['/SubGallery/?id=b', '/SubGallery?id='],
  ['/SubGallery?id=b&from=mail', '/SubGallery?id=a'],
])('leads from %s to the folder of the album', (at, address) => {
  serve(at, { address });
  expect(replace).toHaveBeenCalledWith('/SubGallery/b/');
});

it('leads to the photo that an address names', () => {
  serve('/SubGallery?id=b&photo=2', { address: '/SubGallery?id=' });
  expect(replace).toHaveBeenCalledWith('/SubGallery/b/#photo=2');
});

it('has a list that an address narrows shown anew', () => {
  serve('/News/?year=2025', { address: '/News' });
  expect(shown()).toBe('/News?year=2025');
  expect(served()).toBe('');
  expect(document.querySelector('[data-hydrate-idle]')).toBeInTheDocument();
});

it('fetches an album from its file, and all else as it is', () => {
  serve('/', { address: '/' });
  void window.fetch('/api/subGallery?id=a', { headers: { accept: 'application/json' } });
  void window.fetch('/api/news/all/STHILDA');
  expect(send.mock.calls).toEqual([
    ['/api/subGallery/a', { headers: { accept: 'application/json' } }],
    ['/api/news/all/STHILDA', undefined],
  ]);
});

it.each([
  ['/api/news/all/STHILDA?language=hi&', '/api/news/all/STHILDA.hi'],
  ['/api/subGallery?language=hi&id=a', '/api/subGallery.hi/a'],
  ['/notice.json?language=pa&', '/notice.json.pa'],
])('fetches what a page in another language asks for, %s, from %s', (request, file) => {
  serve('/hi', { address: '/hi' });
  void window.fetch(request);
  expect(send).toHaveBeenCalledWith(file, undefined);
});

it('opens a document that is asked for by a query by its path', () => {
  serve('/', { address: '/' });
  document.body.innerHTML = '<a href="/api/image?url=books%2Fa%20b.pdf"><b>Book</b></a>';
  document.querySelector('b')?.dispatchEvent(new MouseEvent('auxclick', { bubbles: true }));
  expect(document.querySelector('a')).toHaveAttribute('href', '/api/image/books/a%20b.pdf');
});

it('changes no address of the error screen', () => {
  serve('/nowhere/', {});
  expect(shown()).toBe('/nowhere/');
});
