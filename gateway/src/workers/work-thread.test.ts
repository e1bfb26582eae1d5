/** @jest-environment node */
import { createWorkThread, type WorkThread } from '@school/server-core/work/work-thread';

import type { ProjectedAnswer, ProviderAnswer } from '../project-answer';
import { workerFile } from './worker-file';

// a thread starts with the compiler of its sources
jest.setTimeout(60_000);

const limits = { file: workerFile, timeoutMs: 30_000, maxMemoryMb: 192 };
const createThread = (options: typeof limits) => createWorkThread<ProviderAnswer, ProjectedAnswer>(options);
const project = (thread: WorkThread<ProviderAnswer, ProjectedAnswer>, text: string) =>
  thread.run({ resource: 'news/all', bytes: new TextEncoder().encode(text), childData: 'full' });

it('runs a task on another thread, and goes on after one that fails', async () => {
  const thread = createThread(limits);
  await expect(project(thread, '{}')).rejects.toThrow('must be a list');
  const { json, dropped } = await project(thread, '[{"title":"The ferry is back","secret":1},{}]');
  expect(JSON.parse(Buffer.from(json ?? []).toString())).toMatchObject([{ title: 'The ferry is back' }]);
  expect(dropped).toMatch(/^1 of 2 dropped/);
});

it('ends work that takes too long, and starts anew', async () => {
  const thread = createThread({ ...limits, timeoutMs: 1 });
  await expect(project(thread, '[]')).rejects.toThrow('takes over 1 ms');
  await expect(project(thread, '[]')).rejects.toThrow('takes over 1 ms');
});

it('ends work that takes too much memory, and not the process', async () => {
  const thread = createThread({ ...limits, maxMemoryMb: 24 });
  await expect(project(thread, `[${'{},'.repeat(499_000)}{}]`)).rejects.toThrow('takes too much memory');
});
