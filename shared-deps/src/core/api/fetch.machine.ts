import type { Excerpt, ResourceKey } from '@school/contract';
import { assign, type EventObject, fromEventObservable, setup } from 'xstate';

import type { Api } from './api';
import type { RemoteEvent } from './remote-data';

/** The context of a machine that shows one resource. */
export interface FetchContext<T = unknown> {
  api: Api;
  key: ResourceKey;
  records: readonly T[];
  /** Present while only the records in view are here. */
  excerpt: Excerpt | undefined;
}

export type FetchEvent<T> = RemoteEvent<T> | { type: 'fetch.retried' };

/** `unknown`: there are no records, and whether there are any is not known. */
export type FetchTag = 'busy' | 'failed' | 'unknown';

interface Args {
  context: FetchContext;
}
interface Answer {
  event: { records: readonly unknown[] };
}

const hasNoRecords = { type: 'hasNoRecords', params: ({ event }: Answer) => event } as const;
const logFailure = {
  type: 'logFailure',
  params: ({ event }: { event: { error: Error } }) => event,
} as const;
const storeRecords = { type: 'storeRecords', params: ({ event }: Answer) => event } as const;

/**
 * The states of one resource, from its seed or by request. Old records stay while they are refreshed and
 * after that fails. The api repeats a request that has failed. `fetchSetup` has what they name.
 */
export const fetchStates = {
  invoke: { src: 'recordStream', input: ({ context }: Args) => context },
  on: {
    'remote.loaded': [
      { guard: hasNoRecords, target: '.empty', actions: storeRecords },
      { target: '.ready', actions: storeRecords },
    ],
    'remote.failed': { description: 'All requests have failed.', target: '.failed', actions: logFailure },
  },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Whether the page came with the records.',
      always: [
        { guard: 'hasRecords', target: 'ready' },
        { guard: 'isSeeded', target: 'empty' },
        { target: 'loading' },
      ],
    },
    loading: {
      description: 'There are no records yet.',
      tags: ['busy', 'unknown'],
      initial: 'requesting',
      states: { requesting: {}, backingOff: { description: 'Waits before it asks again.' } },
      on: {
        'remote.retrying': {
          description: 'A request has failed; another one follows by itself.',
          target: '.backingOff',
        },
      },
    },
    ready: {
      initial: 'fresh',
      states: {
        fresh: {},
        refreshing: { description: 'The records stay while they are fetched again.', tags: 'busy' },
        stale: {
          description: 'Fetching again has failed; the old records stay.',
          tags: 'failed',
          on: {
            'fetch.retried': { description: 'The visitor pressed Try again.', actions: 'requestAgain' },
          },
        },
      },
      on: {
        'remote.loading': { description: 'A request is on its way.', target: '.refreshing' },
        'remote.failed': { target: '.stale', actions: logFailure },
      },
    },
    empty: { description: 'The API has no such records.' },
    failed: {
      description: 'There are no records, and the request for them has failed.',
      tags: ['failed', 'unknown'],
      on: { 'fetch.retried': { actions: 'requestAgain' }, 'remote.loading': 'loading' },
    },
  },
} as const;

/** Actor logic: sends the events of one resource to the machine that invokes it. */
const recordStream = fromEventObservable(({ input }: { input: Pick<FetchContext, 'api' | 'key'> }) =>
  input.api.stream(input.key),
);

/** Actors, actions and guards of `fetchStates`, for the setup of their machine. */
export function fetchSetup<C extends FetchContext, E extends EventObject>() {
  return {
    actors: { recordStream },
    actions: {
      storeRecords: assign<C, E, Answer['event'], E, never>(
        (_, { records }) => ({ records, excerpt: undefined }) as Partial<C>,
      ),
      requestAgain: ({ context }: Args) => context.api.refresh(context.key),
      logFailure: (_: Args, { error }: { error: Error }) => console.error('Error fetching data:', error),
    },
    guards: {
      hasNoRecords: (_: Args, { records }: Answer['event']) => records.length === 0,
      hasRecords: ({ context }: Args) => context.records.length > 0,
      isSeeded: ({ context: { api, key } }: Args) => {
        const loaded = api.peek(key);
        return loaded !== undefined && loaded.excerpt === undefined;
      },
    },
  };
}

/** One resource of the API, from its seed or by request. */
export function createFetchMachine<T>() {
  return setup({
    types: {
      context: {} as FetchContext<T>,
      events: {} as FetchEvent<T>,
      input: {} as { api: Api; key: ResourceKey },
      tags: {} as FetchTag,
    },
    ...fetchSetup<FetchContext<T>, FetchEvent<T>>(),
  }).createMachine({
    id: 'fetch',
    context: ({ input: { api, key } }) => ({
      api,
      key,
      records: (api.peek(key)?.records ?? []) as readonly T[],
      excerpt: undefined,
    }),
    ...fetchStates,
  });
}

export type FetchMachine<T> = ReturnType<typeof createFetchMachine<T>>;
