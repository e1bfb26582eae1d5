/** @jest-environment node */
import { parseCacheControl } from './cache-control';

it.each([
  [null, { isStored: true, freshMs: 30_000, staleMs: Infinity }],
  ['public, max-age=5', { isStored: true, freshMs: 5_000, staleMs: Infinity }],
  ['max-age="7", stale-if-error=60', { isStored: true, freshMs: 7_000, staleMs: 60_000 }],
  ['no-cache', { isStored: true, freshMs: 0, staleMs: Infinity }],
  ['No-Store', { isStored: false, freshMs: 30_000, staleMs: Infinity }],
  ['max-age=soon', { isStored: true, freshMs: 30_000, staleMs: Infinity }],
])('reads %s', (header, policy) => {
  expect(parseCacheControl(header)).toEqual(policy);
});
