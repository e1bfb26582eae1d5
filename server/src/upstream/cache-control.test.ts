import { parseCacheControl } from './cache-control';

const day = 24 * 3_600_000;

it.each([
  [null, { isStored: true, freshMs: 30_000, staleMs: day - 30_000 }],
  ['public, max-age=5', { isStored: true, freshMs: 5_000, staleMs: day - 5_000 }],
  ['max-age="7", stale-if-error=60', { isStored: true, freshMs: 7_000, staleMs: 60_000 }],
  ['max-age=31536000, stale-if-error=9', { isStored: true, freshMs: 300_000, staleMs: 9_000 }],
  ['max-age=31536000', { isStored: true, freshMs: 300_000, staleMs: day - 300_000 }],
  ['max-age=0, stale-if-error=31536000', { isStored: true, freshMs: 0, staleMs: day }],
  ['no-cache', { isStored: true, freshMs: 0, staleMs: day }],
  ['No-Store', { isStored: false, freshMs: 30_000, staleMs: day - 30_000 }],
  ['max-age=soon', { isStored: true, freshMs: 30_000, staleMs: day - 30_000 }],
])('reads %s', (header, policy) => {
  expect(parseCacheControl(header)).toEqual(policy);
});
