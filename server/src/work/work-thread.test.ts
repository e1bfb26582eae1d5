import path from 'node:path';

import { createWorkThread, type WorkThread } from './work-thread';

const file = path.join(__dirname, '../testing/thread-program.mjs');
const limits = { file, timeoutMs: 30_000, maxMemoryMb: 192 };

let thread: WorkThread<string, unknown>;
const start = (options: Partial<typeof limits> = {}) =>
  (thread = createWorkThread({ ...limits, ...options }));

afterEach(() => thread.end());

it('runs a task on another thread, and goes on after one that fails', async () => {
  start();
  await expect(thread.run('fail')).rejects.toThrow('the job fails');
  expect(await thread.run('a job')).toBe('did a job');
});

it('ends work that takes too long, and starts anew', async () => {
  start({ timeoutMs: 1 });
  await expect(thread.run('run for ever')).rejects.toThrow('takes over 1 ms');
  await expect(thread.run('run for ever')).rejects.toThrow('takes over 1 ms');
});

it('ends work that takes too much memory, and not the process', async () => {
  start({ maxMemoryMb: 24 });
  await expect(thread.run('fill the memory')).rejects.toThrow('takes too much memory');
});
