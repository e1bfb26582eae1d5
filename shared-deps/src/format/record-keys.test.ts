import { createKeys } from './record-keys';

const keysOf = (ids: readonly string[]) => ids.map(createKeys());

it('gives each record a key of its own, whatever its id', () => {
  const keys = keysOf(['a', 'b', 'a', '', '', 'a:b', '0', 'a#1', 'a#2', 'a']);
  expect(new Set(keys).size).toBe(keys.length);
});

it('gives the same keys at each render', () => {
  expect(keysOf(['a', 'a', ''])).toEqual(keysOf(['a', 'a', '']));
  expect(keysOf(['b', 'a'])[1]).toBe(keysOf(['a'])[0]);
});
