import { assign, setup } from 'xstate';

import type { Api } from './api';
import { recheckDelay, recordStream } from './record-stream';
import type { RemoteEvent } from './remote-data';
import type { ResourceKey } from './resource-key';

interface FetchContext<T> {
  api: Api;
  key: ResourceKey;
  records: readonly T[];
  /** Automatic checks since the last failure; each waits longer than the one before. */
  rechecks: number;
}

type FetchEvent<T> = RemoteEvent<T> | { type: 'fetch.retried' };

/**
 * One resource of the API, from its seed or by request. Old records stay while they are refreshed and after that fails.
 * A failure is retried automatically.
 */
export function createFetchMachine<T>() {
  return setup({
    types: {
      context: {} as FetchContext<T>,
      events: {} as FetchEvent<T>,
      input: {} as { api: Api; key: ResourceKey },
      tags: {} as 'busy' | 'failed',
    },
    actors: { recordStream },
    actions: {
      storeRecords: assign((_, params: { records: readonly T[] }) => ({
        records: params.records,
        rechecks: 0,
      })),
      countRecheck: assign({ rechecks: ({ context }) => context.rechecks + 1 }),
      requestAgain: ({ context }) => context.api.refresh(context.key),
      logFailure: (_, params: { error: Error }) => console.error('Error fetching data:', params.error),
    },
    guards: {
      hasRecords: ({ context }) => context.records.length > 0,
      isSeeded: ({ context }) => context.api.peek(context.key) !== undefined,
      isEmptyAnswer: (_, params: { records: readonly T[] }) => params.records.length === 0,
    },
    delays: { untilRecheck: ({ context }) => recheckDelay(context.rechecks) },
  }).createMachine({
    id: 'fetch',
    context: ({ input }) => ({
      ...input,
      records: (input.api.peek(input.key)?.records ?? []) as readonly T[],
      rechecks: 0,
    }),
    invoke: {
      src: 'recordStream',
      input: ({ context }) => ({ api: context.api, key: context.key }),
    },
    on: {
      'remote.loaded': [
        {
          guard: { type: 'isEmptyAnswer', params: ({ event }) => event },
          target: '.empty',
          actions: { type: 'storeRecords', params: ({ event }) => event },
        },
        { target: '.ready', actions: { type: 'storeRecords', params: ({ event }) => event } },
      ],
      'remote.failed': {
        description: 'All requests have failed.',
        target: '.failed',
        actions: { type: 'logFailure', params: ({ event }) => event },
      },
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
        tags: 'busy',
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
            after: { untilRecheck: { actions: ['countRecheck', 'requestAgain'] } },
          },
        },
        on: {
          'remote.loading': { description: 'A request is on its way.', target: '.refreshing' },
          'remote.failed': {
            target: '.stale',
            actions: { type: 'logFailure', params: ({ event }) => event },
          },
        },
      },
      empty: { description: 'The API has no such records.' },
      failed: {
        description: 'There are no records, and the request for them has failed.',
        tags: 'failed',
        on: { 'fetch.retried': { actions: 'requestAgain' }, 'remote.loading': 'loading' },
        after: { untilRecheck: { actions: ['countRecheck', 'requestAgain'] } },
      },
    },
  });
}

export type FetchMachine<T> = ReturnType<typeof createFetchMachine<T>>;
