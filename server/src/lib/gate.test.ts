import { createGate } from './gate';

/** Work that is told when to end, and the order in which it has begun. */
function createWork() {
  const begun: string[] = [];
  const ends = new Map<string, () => void>();
  const work = (name: string) => () => {
    begun.push(name);
    return new Promise<void>((resolve) => ends.set(name, resolve));
  };
  return { begun, work, end: (name: string) => ends.get(name)?.() };
}

it('lets visitors come in turn, however much one of them asks for', async () => {
  const { begun, work, end } = createWork();
  const run = createGate({ share: 2, atOnce: 2 });
  const all = ['a1', 'a2', 'a3', 'a4'].map((name) => run('a', work(name)));
  const other = run('b', work('b1'));
  expect(begun).toEqual(['a1', 'a2']);
  end('a1');
  await all[0];
  expect(begun).toEqual(['a1', 'a2', 'b1']);
  ['a2', 'b1'].forEach(end);
  await other;
  expect(begun).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
  ['a3', 'a4'].forEach(end);
  await Promise.all(all);
});

it('replaces the oldest of a visitor’s tasks that wait, and refuses what nobody can wait for', async () => {
  const { begun, work, end } = createWork();
  const run = createGate({ share: 1, maxWaiting: 1, maxWaitingInAll: 1 });
  const first = run('a', work('a1'));
  const replaced = run('a', work('a2'));
  const last = run('a', work('a3'));
  await expect(replaced).rejects.toMatchObject({ statusCode: 429 });
  const other = run('b', work('b1'));
  await expect(run('b', work('b2'))).rejects.toMatchObject({ statusCode: 503 });
  ['a1', 'b1'].forEach(end);
  await first;
  end('a3');
  await Promise.all([last, other]);
  expect(begun).toEqual(['a1', 'b1', 'a3']);
});

it('drops a task that is not wanted any more, and goes on after one that fails', async () => {
  const run = createGate({ share: 1 });
  const failing = run('a', () => Promise.reject(new Error('boom')));
  const gone = run(
    'a',
    () => Promise.resolve('gone'),
    () => false,
  );
  const next = run('a', () => Promise.resolve('next'));
  await expect(failing).rejects.toThrow('boom');
  await expect(gone).rejects.toMatchObject({ statusCode: 503 });
  await expect(next).resolves.toBe('next');
});
