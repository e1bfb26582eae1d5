import { UpstreamError } from '../upstream/upstream-error';
import { type ListState, providerReport } from './provider-report';

const listOf = (key: string, failure: Partial<ListState> = {}): ListState => ({
  key,
  askAgainAt: 1,
  ...failure,
});
const failureAt = (time: string, status: number) => ({
  failedAt: Date.parse(time),
  why: new UpstreamError(502, `the provider answered ${status}`),
});

it('says when every list is refused, since when and why', () => {
  expect(providerReport([])).toEqual({ isAnswering: null, isPaused: false });
  expect(providerReport([listOf('news'), listOf('events')])).toEqual({ isAnswering: true, isPaused: false });

  const news = listOf('news', failureAt('2026-11-20T10:00:00Z', 403));
  const failing = {
    resource: 'news',
    problem: 'the provider answered 403',
    since: '2026-11-20T10:00:00.000Z',
  };
  expect(providerReport([news, listOf('events')])).toMatchObject({
    isAnswering: true,
    isPaused: false,
    failing: [failing],
  });

  const events = listOf('events', failureAt('2026-11-20T10:01:00Z', 401));
  expect(providerReport([events, news])).toMatchObject({
    isAnswering: false,
    isPaused: true,
    problem: 'the provider answered 403',
    since: '2026-11-20T10:00:00.000Z',
    failing: [{ resource: 'events' }, failing],
  });
});

it('says nothing of lists from before a restart that were not requested since', () => {
  expect(providerReport([{ ...listOf('news'), askAgainAt: 0 }])).toEqual({
    isAnswering: null,
    isPaused: false,
  });
});
