import { Subject } from 'rxjs';
import { createActor } from 'xstate';

import { testEveryTransition } from '../../testing/every-transition';
import type { Api } from './api';
import { createFetchMachine } from './fetch.machine';
import { ApiError, type RemoteEvent } from './remote-data';

const key = 'news/all';
const old = [{ title: 'Sports day' }];
const fresh = [{ title: 'Sports day' }, { title: 'Book fair' }];
const failure = new ApiError('/api/news/all answered 503', 'http', 503);

/** An api whose answers come when a test says so. */
function createRemote(seeded?: readonly unknown[]) {
  const events$ = new Subject<RemoteEvent>();
  const refresh = jest.fn();
  const api: Api = {
    stream: () => events$,
    refresh,
    peek: () => seeded && { records: seeded, at: 0 },
    warm: () => Promise.resolve(),
  };
  return { api, refresh, emit: (event: RemoteEvent) => events$.next(event) };
}

function startFetch(seeded?: readonly unknown[]) {
  const remote = createRemote(seeded);
  const news = createActor(createFetchMachine(), { input: { api: remote.api, key } }).start();
  return { ...remote, news };
}

describe('a resource of the api', () => {
  let logged: jest.SpyInstance;
  beforeEach(() => (logged = jest.spyOn(console, 'error').mockReturnValue()));

  describe('in all its states', () => {
    const emitters = new Map<Api, (event: RemoteEvent) => void>();
    const startFrom = (seeded?: readonly unknown[]) => () => {
      const { api, emit } = createRemote(seeded);
      emitters.set(api, emit);
      return { api, key };
    };

    testEveryTransition(createFetchMachine(), {
      starts: {
        'without a seed': startFrom(),
        'from a seed': startFrom(old),
        'from a seed without records': startFrom([]),
      },
      events: [
        { type: 'remote.loading' },
        { type: 'remote.retrying', attempt: 1, waitMs: 400 },
        { type: 'remote.loaded', records: fresh, at: 0 },
        { type: 'remote.loaded', records: [], at: 0 },
        { type: 'remote.failed', error: failure },
        { type: 'fetch.retried' },
      ],
      deliver: (event, { api }, actor) => {
        if (event.type === 'fetch.retried') actor.send(event);
        else emitters.get(api)?.(event);
      },
    });
  });

  it('writes a failure to the console, in the words of the specification', () => {
    const { emit } = startFetch();
    emit({ type: 'remote.failed', error: failure });
    expect(logged).toHaveBeenCalledWith('Error fetching data:', failure);
  });

  it.each([
    ['no records', undefined],
    ['old records', old],
  ])('asks again when the visitor presses Try again, with %s', (_, seeded) => {
    const { news, refresh, emit } = startFetch(seeded);
    emit({ type: 'remote.failed', error: failure });
    news.send({ type: 'fetch.retried' });
    expect(refresh).toHaveBeenCalledWith(key);
  });

  it('stops listening when its page is closed', () => {
    const events$ = new Subject<RemoteEvent>();
    const api: Api = { ...createRemote().api, stream: () => events$ };
    const news = createActor(createFetchMachine(), { input: { api, key } }).start();
    expect(events$.observed).toBe(true);
    news.stop();
    expect(events$.observed).toBe(false);
  });
});
