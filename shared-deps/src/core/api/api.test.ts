import { Observable, type Subscriber } from 'rxjs';

import { type ApiOptions, createApi, createSeededApi } from './api';
import { ApiError, type RemoteEvent } from './remote-data';

const bookFair = { title: 'Book fair', fromDate: '2026-11-07' };
const sportsDay = { title: 'Sports day', fromDate: '2026-11-14' };
const titles = (records: readonly unknown[] = []) => records.map((each) => (each as { title: string }).title);
const unavailable = new ApiError('/api/news/all answered 503', 'http', 503);

/** An api over a provider whose answers come when a test says so. */
function startApi(options: Partial<ApiOptions> = {}) {
  const requested: { path: string; answer: Subscriber<unknown>; isAborted: boolean }[] = [];
  const api = createApi({
    schoolCode: 'STANNES',
    seed: {},
    jitter: () => 1,
    request: (path) =>
      new Observable((answer) => {
        const call = { path, answer, isAborted: false };
        requested.push(call);
        return () => (call.isAborted = true);
      }),
    ...options,
  });
  const listen = (key = 'news/all') => {
    const events: RemoteEvent[] = [];
    const subscription = api.stream(key).subscribe((event) => events.push(event));
    return { events, types: () => events.map(({ type }) => type), stop: () => subscription.unsubscribe() };
  };
  const last = () => requested[requested.length - 1]?.answer;
  return { api, requested, listen, last };
}

describe('the api', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('makes one request for a resource, however many listen to it', () => {
    const { requested, listen, last } = startApi();
    const one = listen();
    const other = listen();
    last()?.next([bookFair]);
    expect(requested.map(({ path }) => path)).toEqual(['/api/news/all/STANNES']);
    expect(one.types()).toEqual(['remote.loading', 'remote.loaded']);
    expect(other.types()).toEqual(['remote.loading', 'remote.loaded']);
  });

  it('gives one who listens late the last that happened', () => {
    const { requested, listen, last } = startApi();
    listen();
    last()?.next([bookFair]);
    expect(listen().types()).toEqual(['remote.loaded']);
    expect(requested).toHaveLength(1);
  });

  it('ends the request when nobody listens any more, and not before', () => {
    const { requested, listen } = startApi();
    const one = listen();
    const other = listen();
    one.stop();
    expect(requested[0]?.isAborted).toBe(false);
    other.stop();
    expect(requested[0]?.isAborted).toBe(true);
  });

  it('gives up waiting for another try when nobody listens any more', async () => {
    const { requested, listen, last } = startApi();
    const one = listen();
    last()?.error(unavailable);
    one.stop();
    await jest.advanceTimersByTimeAsync(60_000);
    expect(requested).toHaveLength(1);
  });

  it.each([
    ['a network that is away', new ApiError('Failed to fetch', 'network')],
    ['too many requests', new ApiError('/api/news/all answered 429', 'http', 429)],
    ['a fault of the server', unavailable],
  ])('asks again after %s, up to three times and each time later', async (_, error) => {
    const { requested, listen, last } = startApi();
    const { types, events } = listen();
    for (const [retries, wait] of [400, 800, 1_600].entries()) {
      last()?.error(error);
      await jest.advanceTimersByTimeAsync(wait - 1);
      expect(requested).toHaveLength(retries + 1);
      await jest.advanceTimersByTimeAsync(1);
      expect(requested).toHaveLength(retries + 2);
    }
    last()?.error(error);
    expect(types()).toEqual([
      'remote.loading',
      'remote.retrying',
      'remote.retrying',
      'remote.retrying',
      'remote.failed',
    ]);
    expect(events.at(-1)).toMatchObject({ error: { message: error.message } });
  });

  it('looks into a failure again by itself: after 5 seconds, then 10, and so on up to a minute', async () => {
    const { api, requested, listen, last } = startApi();
    const { types } = listen();
    for (const [checks, wait] of [5_000, 10_000, 20_000, 40_000, 60_000, 60_000].entries()) {
      last()?.error(new ApiError('/api/news/all answered 404', 'http', 404));
      await jest.advanceTimersByTimeAsync(wait - 1);
      expect(requested).toHaveLength(checks + 1);
      await jest.advanceTimersByTimeAsync(1);
      expect(requested).toHaveLength(checks + 2);
    }
    last()?.next([bookFair]);
    expect(types().slice(-2)).toEqual(['remote.failed', 'remote.loaded']);
    api.refresh('news/all');
    last()?.error(new ApiError('/api/news/all answered 404', 'http', 404));
    await jest.advanceTimersByTimeAsync(5_000);
    expect(requested).toHaveLength(9);
  });

  it('spreads the next tries of many visitors over half of the wait', () => {
    const { listen, last } = startApi({ jitter: () => 0 });
    const { events } = listen();
    last()?.error(unavailable);
    expect(events.at(-1)).toEqual({ type: 'remote.retrying', attempt: 1, waitMs: 200 });
  });

  it('is as good as if nothing had happened when a later try succeeds', async () => {
    const { listen, last } = startApi();
    const { types } = listen();
    last()?.error(unavailable);
    await jest.advanceTimersByTimeAsync(400);
    last()?.next([bookFair]);
    expect(types()).toEqual(['remote.loading', 'remote.retrying', 'remote.loaded']);
  });

  it('goes on after a failure: a refresh asks anew on the same stream', () => {
    const { api, listen, last } = startApi();
    const { types } = listen();
    last()?.error(new ApiError('/api/news/all answered 404', 'http', 404));
    api.refresh('news/all');
    last()?.next([bookFair]);
    expect(types()).toEqual(['remote.loading', 'remote.failed', 'remote.loading', 'remote.loaded']);
  });

  it('ends a request that is under way when a refresh is asked for', () => {
    const { api, requested, listen } = startApi();
    listen();
    api.refresh('news/all');
    expect(requested.map(({ isAborted }) => isAborted)).toEqual([true, false]);
  });

  it('makes no request on a refresh to which nobody listens', () => {
    const { api, requested } = startApi();
    api.refresh('news/all');
    expect(requested).toHaveLength(0);
  });

  it('makes no request for a resource that the page brought along a moment ago', () => {
    const { api, requested, listen } = startApi({
      seed: { 'news/all': { records: [bookFair], at: Date.now() } },
    });
    expect(titles(api.peek('news/all')?.records)).toEqual(['Book fair']);
    expect(listen().types()).toEqual([]);
    expect(requested).toHaveLength(0);
  });

  it('asks again for records that are 60 seconds old, but not before', () => {
    const { requested, listen, last } = startApi();
    const one = listen();
    last()?.next([bookFair]);
    one.stop();
    jest.advanceTimersByTime(59_999);
    listen().stop();
    expect(requested).toHaveLength(1);
    jest.advanceTimersByTime(1);
    listen();
    expect(requested).toHaveLength(2);
  });

  it('remembers the last records, also while newer ones are asked for and when that fails', () => {
    const { api, listen, last } = startApi();
    listen();
    last()?.next([bookFair]);
    api.refresh('news/all');
    last()?.error(new ApiError('/api/news/all answered 404', 'http', 404));
    expect(titles(api.peek('news/all')?.records)).toEqual(['Book fair']);
    api.refresh('news/all');
    last()?.next([sportsDay, bookFair]);
    expect(titles(api.peek('news/all')?.records)).toEqual(['Sports day', 'Book fair']);
  });

  it('takes the records as the gateway has checked them, and an album or content as one', () => {
    const { api, listen, last } = startApi();
    for (const [key, body, records] of [
      ['news/all', [bookFair, sportsDay], [bookFair, sportsDay]],
      ['subGallery/7', sportsDay, [sportsDay]],
      ['content/our-school', { blocks: [] }, [{ blocks: [] }]],
    ] as const) {
      listen(key);
      last()?.next(body);
      expect(api.peek(key)?.records).toEqual(records);
    }
  });

  it('takes an answer that is no list for a failure', () => {
    const { listen, last } = startApi();
    const { types, events } = listen();
    last()?.next({ message: 'maintenance' });
    expect(types()).toEqual(['remote.loading', 'remote.failed']);
    expect(events.at(-1)).toMatchObject({ error: { kind: 'parse', message: 'news/all: must be a list' } });
  });

  it('warms a resource once, for whoever listens next', async () => {
    const { api, requested, listen, last } = startApi();
    const warmed = api.warm('news/all');
    last()?.next([bookFair]);
    await warmed;
    await api.warm('news/all');
    expect(listen().types()).toEqual([]);
    expect(requested).toHaveLength(1);
  });

  it('does not keep anybody waiting for a resource that has failed', async () => {
    const { api, last } = startApi();
    const warmed = api.warm('news/all');
    last()?.error(new ApiError('/api/news/all answered 404', 'http', 404));
    await expect(warmed).resolves.toMatchObject({ type: 'remote.failed' });
    expect(api.peek('news/all')).toBeUndefined();
  });
});

describe('the api of a page that is rendered on the server', () => {
  it('knows the seed and nothing else', async () => {
    const api = createSeededApi({ 'news/all': { records: [bookFair], at: 0 } });
    const events: RemoteEvent[] = [];
    api.stream('news/all').subscribe((event) => events.push(event));
    api.refresh('news/all');
    await api.warm('events/All');
    expect(titles(api.peek('news/all')?.records)).toEqual(['Book fair']);
    expect(api.peek('events/All')).toBeUndefined();
    expect(events).toEqual([]);
  });
});
