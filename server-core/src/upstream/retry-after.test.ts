/** @jest-environment node */
import { createRetryAfter } from './retry-after';

const start = Date.parse('2026-11-20T10:00:00Z');

function waitMsAfter(retryAfter: string | null, status = 429): number {
  jest.spyOn(Date, 'now').mockReturnValue(start);
  const pauses = createRetryAfter(() => start);
  const headers = new Headers(retryAfter === null ? {} : { 'retry-after': retryAfter });
  pauses.note('/api/news/RIVER', { status, headers });
  expect(pauses.waitMsOf('/api/events/RIVER')).toBe(0);
  return pauses.waitMsOf('/api/news/RIVER');
}

it.each([
  ['120', 120_000],
  ['Fri, 20 Nov 2026 10:00:30 GMT', 30_000],
  ['Fri, 20 Nov 2026 09:00:00 GMT', 0],
  ['99999999', 600_000],
  ['9'.repeat(400), 600_000],
  ['-5', 0],
  ['soon', 0],
  [null, 0],
])('reads %p as %d ms', (retryAfter, ms) => {
  expect(waitMsAfter(retryAfter)).toBe(ms);
});

it('is of 429 and 503 alone', () => {
  expect(waitMsAfter('120', 503)).toBe(120_000);
  expect(waitMsAfter('120', 500)).toBe(0);
});
