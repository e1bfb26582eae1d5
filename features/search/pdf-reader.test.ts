import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';

import type { Upstream } from '@school/server/upstream/upstream';

import { createPdfReader } from './pdf-reader';

const folder = mkdtempSync(path.join(tmpdir(), 'pdf-reader-'));
afterAll(() => {
  readers.forEach(({ rest }) => rest());
  rmSync(folder, { recursive: true });
});

/** A program that does this with each PDF. */
function reader(work: string) {
  const program = path.join(folder, 'program.cjs');
  writeFileSync(program, `process.on('message', () => { ${work} });`);
  const made = createPdfReader({ program, cache, signal: new AbortController().signal });
  readers.push(made);
  return made;
}
const readers: ReturnType<typeof createPdfReader>[] = [];
const kept = new Map<string, Buffer>();
const cache = {
  get: (key: string) => Promise.resolve(kept.get(key)),
  put: (key: string, content: Buffer) => Promise.resolve(void kept.set(key, content)),
};
const host = (text: string): Upstream => ({
  ...{ url: '', timeoutMs: 1_000, answer: () => Promise.resolve(new Response(text)) },
});

it('reads a PDF again whose program was ended, and does not one that it has refused', async () => {
  await expect(reader('process.exit()').read(host('a'), '/a.pdf')).rejects.toThrow('its process has ended');
  await expect(
    reader("process.send({ refusal: 'has a password' })").read(host('a'), '/a.pdf'),
  ).rejects.toThrow('password');
  await expect(reader("process.send({ texts: ['read'] })").read(host('a'), '/a.pdf')).rejects.toThrow(
    'password',
  );
});

it('gives a program so much memory, and no more', async () => {
  const fill = 'const all = []; for (;;) all.push(Buffer.alloc(50_000_000, 1));';
  await expect(reader(fill).read(host('zeros'), '/zeros.pdf')).rejects.toThrow('its process has ended');
  expect(kept.size).toBe(1);
});
