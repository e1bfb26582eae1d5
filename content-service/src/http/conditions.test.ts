/** @jest-environment node */
import { isUnchanged, matchesTag, rangeOf } from './conditions';

const modified = Date.parse('2026-03-09T10:00:00.500Z');
const file = { tag: '"a"', modified, size: 100 };
const date = new Date(modified).toUTCString();

it.each([
  ['"a"', true],
  ['W/"a"', true],
  ['"b", "a"', true],
  ['*', true],
  ['"b"', false],
  ['a', false],
  [undefined, false],
])('If-None-Match %s: %s', (header, expected) => {
  expect(matchesTag(header, '"a"')).toBe(expected);
});

it('believes the tag before the date', () => {
  expect(isUnchanged({ 'if-modified-since': date }, '"a"', modified)).toBe(true);
  expect(isUnchanged({ 'if-modified-since': 'Sun, 08 Mar 2026 10:00:00 GMT' }, '"a"', modified)).toBe(false);
  expect(isUnchanged({ 'if-none-match': '"b"', 'if-modified-since': date }, '"a"', modified)).toBe(false);
  expect(isUnchanged({ 'if-modified-since': 'yesterday' }, '"a"', modified)).toBe(false);
});

it.each([
  ['bytes=0-9', { start: 0, end: 9 }],
  ['bytes=90-', { start: 90, end: 99 }],
  ['bytes=-10', { start: 90, end: 99 }],
  ['bytes=-1000', { start: 0, end: 99 }],
  ['bytes=50-1000', { start: 50, end: 99 }],
  ['bytes=100-', 'unsatisfiable'],
  ['bytes=-0', 'unsatisfiable'],
  ['bytes=9-0', undefined],
  ['bytes=-', undefined],
  ['bytes=0-1,5-6', undefined],
  ['lines=0-9', undefined],
  [undefined, undefined],
])('Range %s of 100 bytes: %j', (range, expected) => {
  expect(rangeOf(range === undefined ? {} : { range }, file)).toEqual(expected);
});

it.each([
  ['"a"', true],
  [date, true],
  ['"b"', false],
  ['W/"a"', false],
  ['Sun, 08 Mar 2026 10:00:00 GMT', false],
  ['nonsense', false],
])('If-Range %s answers a range: %s', (header, isAnswered) => {
  const range = rangeOf({ range: 'bytes=0-9', 'if-range': header }, file);
  expect(range !== undefined).toBe(isAnswered);
});

it('has no range of an empty file', () => {
  expect(rangeOf({ range: 'bytes=0-' }, { ...file, size: 0 })).toBe('unsatisfiable');
});
