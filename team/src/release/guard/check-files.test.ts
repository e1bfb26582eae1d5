import { randomBytes } from 'node:crypto';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Manifest } from '@school/contract';

import { describePackage, route } from '../../testing/builds';
import { checkBundles } from './check-bundles';
import { checkSize } from './check-size';

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), 'guard-'))));
afterEach(() => rmSync(folder, { recursive: true }));

function write(address: string, content: string | Buffer): string {
  mkdirSync(path.dirname(folder + address), { recursive: true });
  writeFileSync(folder + address, content);
  return address;
}

describe('sizes', () => {
  const sized = (address: string, bytes: number) => {
    write(`${address}.br`, randomBytes(bytes));
    return address;
  };
  const section = (page: number) =>
    describePackage('mf-home', {
      imports: { '@school/mf-home': sized('/assets/mf-home/mf-home.js', 1_000) },
      chunks: { home: sized('/assets/mf-home/home.js', page), news: sized('/assets/mf-home/news.js', 100) },
      routes: [route('/home', { page: 'home' }), route('/News', { page: 'news' })],
    });

  it('are within their budgets', () => {
    expect(checkSize(folder, { 'mf-home': section(13_900) })).toEqual([]);
  });

  it('of a section are counted with its largest page', () => {
    expect(checkSize(folder, { 'mf-home': section(14_100) })).toEqual([
      '@school/mf-home with /home has 15.1 KB, at most 15 KB are allowed',
    ]);
  });

  it('of what every page runs have a budget of their own', () => {
    const imports = { react: sized('/assets/shared-deps/react.js', 103_000) };
    expect(checkSize(folder, { 'shared-deps': describePackage('shared-deps', { imports }) })).toEqual([
      'the code of every page has 103.0 KB, at most 102 KB are allowed',
    ]);
  });
});

describe('shared packages', () => {
  const withSources = (name: string, files: Record<string, string[]>, change: Partial<Manifest> = {}) => {
    const addresses = Object.entries(files).map(([file, sources]) =>
      write(`/assets/${name}/${file}.js.map`, JSON.stringify({ sources })),
    );
    return describePackage(name, {
      integrity: Object.fromEntries(addresses.map((each) => [each, ''])),
      ...change,
    });
  };
  const react = 'webpack://@school/shared-deps/../node_modules/react/cjs/react.production.js';
  const imports = { react: '', 'react-dom/client': '', '@school/shared-deps/lists': '' };

  it('are bundled once', () => {
    const shared = withSources('shared-deps', { react: [react], core: ['./src/core/index.ts'] }, { imports });
    const own = [
      './src/routes.ts',
      '../shared-deps/src/bundled/idle.ts',
      '../node_modules/rxjs/dist/index.js',
    ];
    expect(
      checkBundles(folder, {
        'shared-deps': shared,
        home: withSources('mf-home', { home: own }, { routes: [route('/home')] }),
      }),
    ).toEqual([]);
  });

  it('are refused in a section', () => {
    const shared = withSources('shared-deps', { react: [react] }, { imports });
    const home = withSources('mf-home', { home: [react] }, { routes: [route('/home')] });
    expect(checkBundles(folder, { 'shared-deps': shared, home })).toEqual([
      '@school/mf-home bundles react, which shared-deps has already',
    ]);
  });
});
