import path from 'node:path';

import { createPaperProcess } from './read-in-process';

const file = path.join(__dirname, '../testing/process-program.mjs');

let worker: ReturnType<typeof createPaperProcess>;
const start = (limits: { timeoutMs?: number; maxMemoryMb?: number } = {}) =>
  (worker = createPaperProcess({ file, ...limits }));
const read = (job: string) => worker.read(Buffer.from(job));

afterEach(() => worker.end());

it('reads papers in another process, and goes on after one that fails or ends it', async () => {
  start();
  expect(await read('fail')).toEqual({ texts: [], refusal: 'it fails' });
  expect(await read('end')).toEqual({ texts: [], refusal: 'its process has ended' });
  expect(await read('a paper')).toEqual({ texts: ['a paper'] });
});

it('refuses a paper whose buffers take too much memory', async () => {
  start({ maxMemoryMb: 200 });
  expect((await read('fill buffers')).refusal).toBe('takes too much memory');
  expect(await read('a paper')).toEqual({ texts: ['a paper'] });
});

it('refuses a paper that takes too long', async () => {
  start({ timeoutMs: 1 });
  expect((await read('run for ever')).refusal).toBe('takes over 1 ms');
});
