import { parseJson } from './parse-json';

const bytesOf = (text: string) => Buffer.from(text);

it.each([
  ['[]', []],
  ['{"a":"\\"[[{\\\\"}', { a: '"[[{\\' }],
  [`"${'['.repeat(100)}"`, '['.repeat(100)],
  ['\uFEFF[1]', [1]],
  ['', undefined],
  ['[', undefined],
])('reads %s', (text, value) => {
  expect(parseJson(bytesOf(text))).toEqual(value);
});

it('reads 32 levels and no more, wherever they are', () => {
  const nested = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);
  expect(parseJson(bytesOf(nested(32)))).toBeDefined();
  const parse = jest.spyOn(JSON, 'parse');
  expect(parseJson(bytesOf(nested(33)))).toBeUndefined();
  expect(parseJson(bytesOf(`[{"a\\"":"]]","b":${'['.repeat(3_000_000)}`))).toBeUndefined();
  expect(parseJson(bytesOf(`${'[]'.repeat(9)}${'{"a":'.repeat(3_000_000)}`))).toBeUndefined();
  expect(parse).not.toHaveBeenCalled();
});

it('reads a million values and no more', () => {
  const objects = (count: number) => `[${'{},'.repeat(count - 1)}{}]`;
  expect(parseJson(bytesOf(objects(500_000)))).toHaveLength(500_000);
  expect(parseJson(bytesOf(objects(500_001)))).toBeUndefined();
  expect(parseJson(bytesOf(`["${',['.repeat(1_000_000)}"]`))).toHaveLength(1);
});
