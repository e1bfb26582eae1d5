import type { Excerpt, Loaded } from '@school/contract';
import { Subject } from 'rxjs';
import { createActor } from 'xstate';

import type { Api } from '../core/api/api';
import { ApiError, type RemoteEvent } from '../core/api/remote-data';
import { testEveryTransition } from '../testing/every-transition';
import { search } from './filters/search.filter';
import { createListMachine, type ListDefinition, pendingOf } from './list.machine';

interface News {
  title: string;
}
const filters = { search };
const list: ListDefinition<News, typeof filters> = { resource: 'news/all', filters };
const old = [{ title: 'Sports day' }];
const fresh = [{ title: 'Sports day' }, { title: 'Book fair' }];
const failure = new ApiError('/api/news/all answered 503', 'http', 503);
const excerpt: Excerpt = { page: '/News?', choice: { search: '' }, shown: 24, total: 60, options: {} };

/** An api whose answers come when a test says so. */
function createRemote(seeded?: Partial<Loaded>) {
  const events$ = new Subject<RemoteEvent>();
  const refresh = jest.fn();
  const api: Api = {
    stream: () => events$,
    refresh,
    peek: () => seeded && { records: [], at: 0, ...seeded },
    warm: () => Promise.resolve(),
  };
  return { api, events$, refresh, emit: (event: RemoteEvent) => events$.next(event) };
}

function inputOf(api: Api) {
  const start = { currentYear: 2026, timeZone: 'Asia/Kolkata', today: { year: 2026, month: 10, day: 28 } };
  return { api, list, start, path: '/News', choice: { search: '' } };
}

function startNews(seeded?: Partial<Loaded>) {
  const remote = createRemote(seeded);
  const machine = createListMachine<News, typeof filters>();
  const news = createActor(machine, { input: inputOf(remote.api) }).start();
  return {
    ...remote,
    news,
    has: (tag: 'busy' | 'failed') => news.getSnapshot().hasTag(tag),
  };
}

beforeEach(() => void jest.spyOn(console, 'error').mockReturnValue());

describe('the machine of a list', () => {
  const emitters = new Map<Api, (event: RemoteEvent) => void>();
  const startFrom = (seeded?: Partial<Loaded>) => {
    return () => {
      const { api, emit } = createRemote(seeded);
      emitters.set(api, emit);
      return inputOf(api);
    };
  };

  testEveryTransition(createListMachine<News, typeof filters>(), {
    starts: {
      'without a seed': startFrom(),
      'from a seed': startFrom({ records: old }),
      'from a seed without records': startFrom({}),
      'from an excerpt': startFrom({ records: old, excerpt }),
    },
    events: [
      { type: 'remote.loading' },
      { type: 'remote.retrying', attempt: 1, waitMs: 400 },
      { type: 'remote.loaded', records: fresh, at: 0 },
      { type: 'remote.loaded', records: [], at: 0 },
      { type: 'remote.failed', error: failure },
      { type: 'fetch.retried' },
      { type: 'filter.changed', choice: { search: 'fair' } },
      { type: 'filter.changed', choice: { search: '' } },
      { type: 'list.touched' },
      { type: 'list.extended' },
    ],
    distinguish: ({ excerpt: part, choice, shown }) => [
      part !== undefined,
      choice['search'] === '' && shown === 24,
    ],
    deliver: (event, { api }, actor) => {
      if (event.type.startsWith('remote.')) emitters.get(api)?.(event as RemoteEvent);
      else actor.send(event);
    },
  });
});

describe('what a visitor chooses', () => {
  it('is added to what was chosen before', () => {
    const { news } = startNews({ records: old });
    news.send({ type: 'filter.changed', choice: { search: 'fair' } });
    news.send({ type: 'filter.changed', choice: { year: 2025 } });
    expect(news.getSnapshot().context.choice).toEqual({ search: 'fair', year: 2025 });
  });

  it('shows 24 more cards each time, and 24 again after a new choice', () => {
    const { news } = startNews({ records: old });
    news.send({ type: 'list.extended' });
    news.send({ type: 'list.extended' });
    expect(news.getSnapshot().context.shown).toBe(72);
    news.send({ type: 'filter.changed', choice: { search: 'fair' } });
    expect(news.getSnapshot().context.shown).toBe(24);
  });
});

describe('the records of a list', () => {
  it.each([
    ['of another page', { ...excerpt, page: '/Events?' }],
    ['of another choice', { ...excerpt, choice: { search: 'fair' } }],
    ['of more cards', { ...excerpt, shown: 48 }],
  ])('are not an excerpt %s', (_, other) => {
    const { news, has } = startNews({ records: old, excerpt: other });
    expect(news.getSnapshot().context.records).toEqual([]);
    expect(has('busy')).toBe(true);
  });

  it('are an excerpt of the same choice, however its address is spelt', () => {
    const { news } = startNews({ records: old, excerpt: { ...excerpt, page: '/News?search=' } });
    expect(news.getSnapshot().context.records).toEqual(old);
  });

  it('are completed when a visitor wants more, or is about to choose', () => {
    const { events$, news } = startNews({ records: old, excerpt });
    expect(events$.observed).toBe(false);
    news.send({ type: 'list.extended' });
    expect(events$.observed).toBe(true);
    expect(pendingOf(news.getSnapshot().context)).toBe('more');
    const touched = startNews({ records: old, excerpt });
    touched.news.send({ type: 'list.touched' });
    expect(touched.events$.observed).toBe(true);
    expect(pendingOf(touched.news.getSnapshot().context)).toBeUndefined();
  });
});
