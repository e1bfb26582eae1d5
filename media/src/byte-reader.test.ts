/** @jest-environment node */
import { createByteReader } from './byte-reader';

async function* parts(...texts: string[]): AsyncGenerator<Buffer> {
  for (const text of texts) yield await Promise.resolve(Buffer.from(text));
}

async function textOf(pieces: AsyncIterable<Buffer>): Promise<string> {
  const all: Buffer[] = [];
  for await (const piece of pieces) all.push(piece);
  return Buffer.concat(all).toString();
}

it('takes and passes bytes on, however they come', async () => {
  const reader = createByteReader(parts('ab', 'c', '', 'defg', 'h'));
  expect(String(await reader.fill(3))).toBe('abc');
  expect(String(await reader.take(4))).toBe('abcd');
  expect(await textOf(reader.pass(3))).toBe('efg');
  expect(await textOf(reader.pass())).toBe('h');
});

it('gives less near the end, and nothing after it', async () => {
  const reader = createByteReader(parts('ab'));
  expect(String(await reader.take(5))).toBe('ab');
  expect(String(await reader.take(5))).toBe('');
  expect(await textOf(reader.pass())).toBe('');
});
