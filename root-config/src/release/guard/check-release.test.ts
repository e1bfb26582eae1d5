import type { Manifest } from '@school/shared-deps';

import { lifecycles, route } from '../testing/builds';
import { checkRelease } from './check-release';

function describePackage(name: string, change: Partial<Manifest> = {}): Manifest {
  const exports = { [`@school/${name}`]: lifecycles };
  return {
    name: `@school/${name}`,
    imports: {},
    chunks: {},
    css: [],
    integrity: {},
    routes: [],
    uses: {},
    exports,
    ...change,
  };
}

const home = describePackage('mf-home', { routes: [route('/home', { aliases: ['/'] })] });

it('lets a release pass whose parts fit together', () => {
  const uses = { '@school/mf-home': ['render'] };
  expect(checkRelease({ home, other: describePackage('mf-other', { uses }) })).toEqual([]);
});

it('refuses a name that the deployed package does not export', () => {
  const uses = { '@school/mf-home': ['bells'], react: ['use'] };
  expect(checkRelease({ home, other: describePackage('mf-other', { uses }) })).toEqual([
    '@school/mf-other needs “bells” of @school/mf-home, which the deployed shared-deps does not offer',
    '@school/mf-other needs “use” of react, which the deployed shared-deps does not offer',
  ]);
});

it('refuses a section without lifecycles', () => {
  const exports = { '@school/mf-home': lifecycles.filter((name) => !['mount', 'render'].includes(name)) };
  expect(checkRelease({ home: { ...home, exports } })).toEqual([
    '@school/mf-home does not export mount, render',
  ]);
});

it.each([
  ['a path, whatever its case', route('/HOME'), 'the path /HOME'],
  ['another spelling of a path', route('/Books', { aliases: ['/'] }), 'the path /'],
])('refuses %s, that another section has', (_what, claimed, what) => {
  expect(checkRelease({ home, other: describePackage('mf-other', { routes: [claimed] }) })).toEqual([
    `@school/mf-other claims ${what}, which belongs to @school/mf-home`,
  ]);
});

it('refuses a place in the menu or among the quick links that another section has', () => {
  const place = {
    menu: { group: 'Gallery', label: 'Books', order: 1 },
    footer: { label: 'Books', order: 4 },
  } as const;
  const one = describePackage('mf-one', { routes: [route('/One', place)] });
  const two = describePackage('mf-two', { routes: [route('/Two', place)] });
  expect(checkRelease({ one, two })).toEqual([
    '@school/mf-two claims place 1 of “Gallery” in the menu, which belongs to @school/mf-one',
    '@school/mf-two claims place 4 among the quick links, which belongs to @school/mf-one',
  ]);
});
