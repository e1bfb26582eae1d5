import path from 'node:path';

import { createWorkProcess, type WorkProcess } from './work-process';

const file = path.join(__dirname, '../testing/process-program.mjs');
const limits = { file, timeoutMs: 30_000, maxMemoryMb: 200 };

let worker: WorkProcess<string, unknown>;
const start = (options: Partial<typeof limits> = {}) =>
  (worker = createWorkProcess({ ...limits, ...options }));

afterEach(() => worker.end());

it('does a job in another process, and goes on after one that fails or ends it', async () => {
  start();
  await expect(worker.run('fail')).rejects.toThrow('the job fails');
  await expect(worker.run('end')).rejects.toThrow('its process has ended');
  expect(await Promise.all([worker.run('a job'), worker.run('another')])).toEqual([
    'did a job',
    'did another',
  ]);
});

it('ends work whose buffers take too much memory', async () => {
  start();
  await expect(worker.run('fill buffers')).rejects.toThrow('takes too much memory');
  expect(await worker.run('a job')).toBe('did a job');
});

it('ends work that takes too long', async () => {
  start({ timeoutMs: 1 });
  await expect(worker.run('run for ever')).rejects.toThrow('takes over 1 ms');
});
