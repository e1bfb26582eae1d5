/** @jest-environment node */
import { NotSentError, UpstreamError } from '@school/server-core/upstream/upstream-error';

import type { CacheEntry } from './cache-entry';
import { createProviderHealth } from './provider-health';
import type { CacheResult } from './upstream-cache';

const hit: CacheResult = { type: 'hit', entry: {} as CacheEntry };
const failed = (message: string): CacheResult => ({ type: 'error', error: new UpstreamError(502, message) });
const callOf = (resource: string) => ({ path: `/api/${resource}/RIVER`, resource, isBearer: false });

it('says when every list is refused, since when and why', () => {
  let clock = Date.parse('2026-11-20T10:00:00Z');
  const health = createProviderHealth(() => clock);
  expect(health.report()).toEqual({ isAnswering: null });
  health.note(callOf('news'), hit);
  health.note(callOf('events'), hit);
  expect(health.report()).toEqual({ isAnswering: true });

  health.note(callOf('news'), failed('the provider answered 403'));
  const news = { resource: 'news', problem: 'the provider answered 403', since: '2026-11-20T10:00:00.000Z' };
  expect(health.report()).toEqual({ isAnswering: true, failing: [news] });

  clock += 60_000;
  health.note(callOf('events'), failed('the provider answered 401'));
  health.note(callOf('news'), { type: 'error', error: new NotSentError('the provider does not answer') });
  expect(health.report()).toMatchObject({
    isAnswering: false,
    problem: 'the provider answered 403',
    since: '2026-11-20T10:01:00.000Z',
    failing: [news, { resource: 'events' }],
  });

  health.note(callOf('news'), hit);
  expect(health.report()).toMatchObject({ isAnswering: true, failing: [{ resource: 'events' }] });
});

it('is not deceived by albums, which visitors choose', () => {
  const health = createProviderHealth();
  health.note(callOf('subGallery'), failed('the provider answered 500'));
  health.note(callOf('subGallery'), { type: 'miss' });
  expect(health.report()).toEqual({ isAnswering: null });
});
