import path from 'node:path';

import { createWorkProcess } from './work-process';

const program = path.join(__dirname, '../testing/process-program.mjs');
const limits = { program, timeoutMs: 30_000, maxMemoryMb: 200 };
const open = (options: Partial<typeof limits> & { onEnd?: () => void }) =>
  createWorkProcess<Record<string, (text: string) => string>>({ ...limits, ...options });
const start = (options: Parameters<typeof open>[0] = {}) => (worker = open(options));

let worker: ReturnType<typeof open>;

afterEach(() => worker.end());

it('calls functions in another process, and goes on after one that fails or ends it', async () => {
  const onEnd = jest.fn();
  const { call } = start({ onEnd });
  await expect(call('fail', '')).rejects.toThrow('it fails');
  expect(onEnd).not.toHaveBeenCalled();
  await expect(call('end', '')).rejects.toThrow('its process has ended');
  expect(onEnd).toHaveBeenCalledTimes(1);
  expect(await Promise.all([call('say', 'one'), call('say', 'two')])).toEqual(['one', 'two']);
});

it.each(['fillBuffers', 'fillHeap'])('ends one whose memory is too much: %s', async (name) => {
  const { call } = start();
  await expect(call(name, '')).rejects.toThrow(/takes too much memory|its process has ended/);
  expect(await call('say', 'again')).toBe('again');
});

it('ends one that takes too long', async () => {
  const { call } = start({ timeoutMs: 1 });
  await expect(call('runForEver', '')).rejects.toThrow('takes over 1 ms');
});
