import { BusyError } from './busy-error';
import { createQueue, createSerialQueue } from './queue';

it('does so much work at once, lets so much wait, and refuses more', async () => {
  const enqueue = createQueue(1, 1);
  let end: () => void = () => undefined;
  const first = enqueue(() => new Promise<string>((resolve) => (end = () => resolve('first'))));
  const second = enqueue(() => Promise.resolve('second'));
  await expect(enqueue(() => Promise.resolve('third'))).rejects.toThrow(BusyError);
  end();
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(await enqueue(() => Promise.resolve('later'))).toBe('later');
});

it('runs one job after the other and lets other work in between', async () => {
  const enqueue = createSerialQueue();
  const seen: string[] = [];
  const first = enqueue(() => {
    seen.push('first');
    setImmediate(() => seen.push('a visitor'));
  });
  await Promise.all([first, enqueue(() => seen.push('second'))]);
  expect(seen).toEqual(['first', 'a visitor', 'second']);
});
