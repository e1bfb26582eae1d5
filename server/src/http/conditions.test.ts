import { matchesTag } from './conditions';

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
