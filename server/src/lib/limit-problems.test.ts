import { createQuietLog } from '../testing/quiet-log';
import { limitProblems } from './limit-problems';

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('writes one line a minute for albums that fail, with their count', () => {
  const log = createQuietLog();
  const { problem } = limitProblems(log);
  for (let at = 0; at < 5_000; at += 1) problem(`/api/subGallery?id=${at}: the provider answered 500`);
  problem('/api/news/RIVER: the provider answered 500');
  expect(log.problems).toEqual([
    '/api/subGallery?id=0: the provider answered 500',
    '/api/news/RIVER: the provider answered 500',
  ]);
  jest.advanceTimersByTime(60_000);
  problem('/api/subGallery?id=x: late');
  expect(log.problems.slice(2)).toEqual([
    '/api/subGallery: 4999 more within a minute; the last one: /api/subGallery?id=4999: the provider answered 500',
  ]);
  jest.advanceTimersByTime(120_000);
  problem('/api/subGallery?id=y: later');
  expect(log.problems.slice(3)).toEqual([
    '/api/subGallery: 1 more within a minute; the last one: /api/subGallery?id=x: late',
    '/api/subGallery?id=y: later',
  ]);
});

it('remembers a hundred kinds at most, and counts the others together', () => {
  const log = createQuietLog();
  const { problem } = limitProblems(log);
  for (let at = 0; at < 5_000; at += 1) problem(`kind ${at}`);
  expect(log.problems).toHaveLength(101);
});
