import { conditionsLeft, matchesTag } from './conditions';

const modified = new Date('2026-03-09T10:00:00.500Z');
const date = modified.toUTCString();
const file = { tag: '"a"', modified, size: 100 };

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
  expect(conditionsLeft({ 'if-modified-since': date }, file)).toEqual({ 'if-modified-since': date });
  expect(conditionsLeft({ 'if-none-match': '"b"', 'if-modified-since': date }, file)).toEqual({});
});

it.each([
  ['bytes=0-9', true],
  ['bytes=90-', true],
  ['bytes=-10', true],
  ['bytes=100-', true],
  ['bytes=-1000', false],
  ['bytes=9-0', false],
  ['bytes=-', false],
  ['bytes=0-1,5-6', false],
  ['lines=0-9', false],
])('Range %s of 100 bytes is one: %s', (range, isOne) => {
  expect(conditionsLeft({ range }, file)).toEqual(isOne ? { range } : {});
});

it.each([
  ['"a"', true],
  [date, true],
  ['"b"', false],
  ['W/"a"', false],
  ['Sun, 08 Mar 2026 10:00:00 GMT', false],
  ['nonsense', false],
])('If-Range %s answers a range: %s', (header, isAnswered) => {
  const { range } = conditionsLeft({ range: 'bytes=0-9', 'if-range': header }, file);
  expect(range !== undefined).toBe(isAnswered);
});
