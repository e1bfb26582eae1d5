import { BusyError } from './busy-error';
import { createQueue, createSerialQueue } from './queue';

it('does so much work at once, lets so much wait, and refuses more', async () => {
  const inTurn = createQueue(1, 1);
  let end: () => void = () => undefined;
  const first = inTurn(() => new Promise<string>((resolve) => (end = () => resolve('first'))));
  const second = inTurn(() => Promise.resolve('second'));
  await expect(inTurn(() => Promise.resolve('third'))).rejects.toThrow(BusyError);
  end();
  expect(await Promise.all([first, second])).toEqual(['first', 'second']);
  expect(await inTurn(() => Promise.resolve('later'))).toBe('later');
});

it('runs one job after the other and lets other work in between', async () => {
  const inTurn = createSerialQueue();
  const seen: string[] = [];
  const first = inTurn(() => {
    seen.push('first');
    setImmediate(() => seen.push('a visitor'));
  });
  await Promise.all([first, inTurn(() => seen.push('second'))]);
  expect(seen).toEqual(['first', 'a visitor', 'second']);
});
