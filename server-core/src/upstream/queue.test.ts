/** @jest-environment node */
import { createQueue, QueueFullError } from './queue';

it('does so much work at once, lets so much wait, and refuses more', async () => {
  const inTurn = createQueue(1, 1);
  let end: () => void = () => undefined;
  const first = inTurn(() => new Promise<string>((resolve) => (end = () => resolve('first'))));
  const second = inTurn(() => Promise.resolve('second'));
  await expect(inTurn(() => Promise.resolve('third'))).rejects.toThrow(QueueFullError);
  end();
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(await inTurn(() => Promise.resolve('later'))).toBe('later');
});

it('goes on after work that fails', async () => {
  const inTurn = createQueue(1);
  await expect(inTurn(() => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await inTurn(() => Promise.resolve('next'))).toBe('next');
});
