import { createWorkLimit } from './work-limit';

const jobOf = () => {
  let finish: () => void = () => undefined;
  const ended = new Promise<void>((resolve) => (finish = resolve));
  return { job: () => ended, finish };
};

it('refuses a visitor who asks for too much at once, and nobody else', async () => {
  const limit = createWorkLimit({ maxInAll: 10, maxPerVisitor: 1 });
  const { job, finish } = jobOf();
  const first = limit.run('a', job);
  await expect(limit.run('a', job)).rejects.toMatchObject({ statusCode: 429, retryAfterSeconds: 1 });
  const other = limit.run('b', job);
  finish();
  await Promise.all([first, other]);
  await expect(limit.run('a', job)).resolves.toBeUndefined();
});

it('refuses everybody while there is too much to do in all', async () => {
  const limit = createWorkLimit({ maxInAll: 2, maxPerVisitor: 2 });
  const { job, finish } = jobOf();
  const running = [limit.run('a', job), limit.run('b', job)];
  await expect(limit.run('c', job)).rejects.toMatchObject({ statusCode: 503, retryAfterSeconds: 2 });
  finish();
  await Promise.all(running);
  await expect(limit.run('c', job)).resolves.toBeUndefined();
});

it('counts a job that fails as over', async () => {
  const limit = createWorkLimit({ maxInAll: 1, maxPerVisitor: 1 });
  await expect(limit.run('a', () => Promise.reject(new Error('boom')))).rejects.toThrow('boom');
  await expect(limit.run('a', () => Promise.resolve('done'))).resolves.toBe('done');
});
