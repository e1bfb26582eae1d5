/** @jest-environment node */
import { refuseVersion } from './compare';
import type { Report } from './report';

const card = { text: 'interface Card {\n    title: string;\n}' };
const base = reportOf('1.4.2', { Card: card });

function reportOf(version: string, names: Record<string, { text: string; deprecated?: string }>): Report {
  return { version, entries: { '@school/shared-deps/lists': names }, types: {} };
}

const cases: [string, Report['entries'][string], string, string | undefined][] = [
  ['nothing', { Card: card }, '1.4.2', undefined],
  ['a name that is removed', {}, '2.0.0', 'Card of @school/shared-deps/lists is removed'],
  [
    'a declaration that is changed',
    { Card: { text: 'interface Card {\n    title: number;\n}' } },
    '2.0.0',
    'Card of @school/shared-deps/lists is changed',
  ],
  [
    'a member that must be given',
    { Card: { text: 'interface Card {\n    title: string;\n    date: string;\n}' } },
    '2.0.0',
    'Card of @school/shared-deps/lists is changed',
  ],
  [
    'a member that may be given',
    { Card: { text: 'interface Card {\n    title: string;\n    date?: string;\n}' } },
    '1.5.0',
    'Card of @school/shared-deps/lists has more',
  ],
  ['a new name', { Card: card, Row: card }, '1.5.0', 'Row of @school/shared-deps/lists is new'],
  [
    'a name that is deprecated',
    { Card: { ...card, deprecated: 'use Row' } },
    '1.5.0',
    'Card of @school/shared-deps/lists is deprecated',
  ],
];

it.each(cases)('asks for the version of %s', (_what, names, version, difference) => {
  expect(refuseVersion(base, reportOf(version, names))).toBeUndefined();
  expect(refuseVersion(base, reportOf('1.4.3', names))).toBe(
    difference === undefined
      ? undefined
      : `${difference} since 1.4.2: the version in shared-deps/package.json must be ${version} or higher, not 1.4.3`,
  );
});

it('counts a changed type that exported names are made of', () => {
  const types = { 'card Options': { text: 'interface Options {\n    is: string;\n}' } };
  const changed = { 'card Options': { text: 'interface Options {\n    is: number;\n}' } };
  expect(refuseVersion({ ...base, types }, { ...base, types: changed, version: '1.5.0' })).toBe(
    'the type Options is changed since 1.4.2: the version in shared-deps/package.json must be 2.0.0 or higher, not 1.5.0',
  );
});

it('names the first of several differences', () => {
  expect(refuseVersion(base, reportOf('1.4.2', { Row: card }))).toBe(
    'Card of @school/shared-deps/lists is removed since 1.4.2 (and 1 more): the version in shared-deps/package.json must be 2.0.0 or higher, not 1.4.2',
  );
});
