import type { ResourceKey } from '@school/contract';
import { setup } from 'xstate';

import type { Api } from './api';
import { type FetchContext, type FetchEvent, fetchSetup, fetchStates, type FetchTag } from './fetch.states';

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
