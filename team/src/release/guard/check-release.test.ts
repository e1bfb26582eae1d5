import { describePackage, route } from '../../testing/builds';
import { checkRelease } from './check-release';

const home = describePackage('mf-home', { routes: [route('/home', { aliases: ['/'] })] });

it('lets a release pass whose parts fit together', () => {
  const uses = { '@school/mf-home': ['section'] };
  expect(checkRelease({ home, other: describePackage('mf-other', { uses }) })).toEqual([]);
});

it('refuses a name that the deployed package does not export', () => {
  const uses = { '@school/mf-home': ['bells'], react: ['use'] };
  expect(checkRelease({ home, other: describePackage('mf-other', { uses }) })).toEqual([
    '@school/mf-other needs “bells” of @school/mf-home, which the deployed shared-deps does not offer',
    '@school/mf-other needs “use” of react, which the deployed shared-deps does not offer',
  ]);
});

it('refuses a section without its one export', () => {
  const exports = { '@school/mf-home': ['bootstrap', 'mount', 'unmount', 'render'] };
  expect(checkRelease({ home: { ...home, exports } })).toEqual([
    '@school/mf-home does not export “section”: its src/index.ts makes it by defineSection',
  ]);
});

it('refuses a section that serves any name but its own', () => {
  const react = { react: '/assets/mf-home/mf-home.js' };
  const greedy = { ...home, imports: react };
  expect(checkRelease({ home: greedy })).toEqual([
    '@school/mf-home names “react”, and a section serves its own name alone',
  ]);
  expect(
    checkRelease({ home: { ...home, exports: { ...home.exports, '@school/mf-other': ['render'] } } }),
  ).toEqual(['@school/mf-home names “@school/mf-other”, and a section serves its own name alone']);
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

describe('versions of shared-deps', () => {
  const shared = describePackage('shared-deps', { interfaceVersion: '2.1.0', exports: {} });
  const worksWith = (range: string) =>
    describePackage('mf-other', { worksWith: { '@school/shared-deps': range } });

  it.each(['^2.0.0', '^1.3.0 || ^2.1.0'])('that a section works with are %s', (range) => {
    expect(checkRelease({ 'shared-deps': shared, other: worksWith(range) })).toEqual([]);
  });

  it.each(['^1.3.0', '^2.2.0', 'newest'])('refuse a section that works with %s', (range) => {
    expect(checkRelease({ 'shared-deps': shared, other: worksWith(range) })).toEqual([
      `@school/mf-other works with @school/shared-deps ${range}, and 2.1.0 is deployed`,
    ]);
  });

  it('are not asked of builds of older tools', () => {
    const older = describePackage('shared-deps', { exports: {} });
    expect(checkRelease({ 'shared-deps': older, other: worksWith('^9.0.0') })).toEqual([]);
  });
});
