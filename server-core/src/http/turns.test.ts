/** @jest-environment node */
import { createTurns } from './turns';

it('runs one job after the other and lets other work in between', async () => {
  const turns = createTurns();
  const seen: string[] = [];
  const first = turns.take(() => {
    seen.push('first');
    setImmediate(() => seen.push('a visitor'));
  });
  await Promise.all([first, turns.take(() => seen.push('second'))]);
  expect(seen).toEqual(['first', 'a visitor', 'second']);
});

it('refuses a job when too many wait, and goes on after one that failed', async () => {
  const turns = createTurns(1);
  const failing = turns.take(() => Promise.reject(new Error('boom')));
  await expect(turns.take(() => 'late')).rejects.toThrow('the server is busy');
  await expect(failing).rejects.toThrow('boom');
  await expect(turns.take(() => 'next')).resolves.toBe('next');
});
