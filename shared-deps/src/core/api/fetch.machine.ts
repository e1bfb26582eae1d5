import type { ResourceKey } from '@school/contract';
import { assign, fromEventObservable, setup } from 'xstate';

import type { Api } from './api';
import {
  type FetchContext,
  type FetchEvent,
  fetchGuards,
  fetchStates,
  type FetchTag,
  requestAgain,
  untilRecheck,
} from './fetch.states';

/** Actor logic: sends the events of one resource to the machine that invokes it. */
const recordStream = fromEventObservable(({ input }: { input: { api: Api; key: ResourceKey } }) =>
  input.api.stream(input.key),
);

/** One resource of the API, from its seed or by request. */
export function createFetchMachine<T>() {
  return setup({
    types: {
      context: {} as FetchContext<T>,
      events: {} as FetchEvent<T>,
      input: {} as { api: Api; key: ResourceKey },
      tags: {} as FetchTag,
    },
    actors: { recordStream },
    actions: {
      storeRecords: assign((_, { records }: { records: readonly unknown[] }) => ({
        records: records as readonly T[],
        rechecks: 0,
      })),
      countRecheck: assign({ rechecks: ({ context }) => context.rechecks + 1 }),
      requestAgain,
    },
    guards: fetchGuards,
    delays: { untilRecheck },
  }).createMachine({
    id: 'fetch',
    context: ({ input: { api, key } }) => ({
      api,
      key,
      records: (api.peek(key)?.records ?? []) as readonly T[],
      excerpt: undefined,
      rechecks: 0,
    }),
    ...fetchStates,
  });
}

export type FetchMachine<T> = ReturnType<typeof createFetchMachine<T>>;
