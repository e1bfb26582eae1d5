import {
  type Api,
  type Choice,
  type Excerpt,
  type Loaded,
  recheckDelay,
  type RemoteEvent,
} from '@school/shared-deps';
import { assign, setup } from 'xstate';

import type { Filters, ListStart } from './filters/filter';
import { indexOptions, type ListDefinition, PAGE_SIZE } from './list-definition';
import { listStream } from './list-stream';

interface ListInput<T, F extends Filters<T>> {
  api: Api;
  list: ListDefinition<T, F>;
  start: ListStart & { timeZone: string };
  /** Path of the page's route. */
  path: string;
  /** Value of each filter at first. */
  choice: Choice;
  shown?: number | undefined;
}

export interface ListContext<T, F extends Filters<T>> extends Omit<ListInput<T, F>, 'shown'> {
  records: readonly T[];
  /** What is known of the rest while only the records in view are here. */
  excerpt: Excerpt | undefined;
  /** How many cards are shown at most. */
  shown: number;
  /** Automatic checks since the last failure; each waits longer than the one before. */
  rechecks: number;
}

type ListEvent<T> =
  | RemoteEvent<T>
  | { type: 'fetch.retried' }
  | { type: 'filter.changed'; choice: Choice }
  | { type: 'list.extended' };

/** `awaiting`: the visitor has chosen, and the rest of the list is not here yet. `unknown`: nothing of the list is. */
type ListTag = 'busy' | 'failed' | 'awaiting' | 'unknown';

const logFailure = {
  type: 'logFailure',
  params: ({ event }: { event: { error: Error } }) => event,
} as const;

/**
 * A list with what a visitor narrows it by: its records from the seed or by request, the value of each filter, and how
 * many cards are shown. Records stay while they are fetched again and after that fails; a failure is checked again.
 */
export function createListMachine<T, F extends Filters<T>>() {
  return setup({
    types: {
      context: {} as ListContext<T, F>,
      events: {} as ListEvent<T>,
      input: {} as ListInput<T, F>,
      tags: {} as ListTag,
    },
    actors: { listStream },
    actions: {
      storeRecords: assign((_, params: { records: readonly T[] }) => ({
        records: params.records,
        excerpt: undefined,
        rechecks: 0,
      })),
      setChoice: assign(({ context }, params: { choice: Choice }) => ({
        choice: { ...context.choice, ...params.choice },
        shown: sizeOf(context),
      })),
      showMore: assign({ shown: ({ context }) => context.shown + sizeOf(context) }),
      countRecheck: assign({ rechecks: ({ context }) => context.rechecks + 1 }),
      requestAgain: ({ context }) => context.api.refresh(context.list.resource),
      logFailure: (_, params: { error: Error }) => console.error('Error fetching data:', params.error),
    },
    guards: {
      hasExcerpt: ({ context }) => context.excerpt !== undefined,
      isPatient: ({ context }) => context.excerpt !== undefined && context.list.completes === 'when wanted',
      hasRecords: ({ context }) => context.records.length > 0,
      isSeeded: ({ context: { api, list } }) => isComplete(api.peek(list.resource)),
      isEmptyAnswer: (_, params: { records: readonly T[] }) => params.records.length === 0,
      isAhead: ({ context }) => context.excerpt !== undefined && !isOf(context.excerpt, context),
      isInView: ({ context }) => context.excerpt === undefined || isOf(context.excerpt, context),
    },
    delays: { untilRecheck: ({ context }) => recheckDelay(context.rechecks) },
  }).createMachine({
    id: 'list',
    context: ({ input }) => contextOf(input),
    type: 'parallel',
    states: {
      records: {
        initial: 'deciding',
        states: {
          deciding: {
            description: 'How much of the list came with the page.',
            always: [
              { guard: 'isPatient', target: 'excerpt' },
              { guard: 'hasExcerpt', target: 'connected.completing' },
              { guard: 'hasRecords', target: 'connected.whole' },
              { guard: 'isSeeded', target: 'connected.empty' },
              { target: 'connected.loading' },
            ],
          },
          excerpt: {
            description: 'Only the records in view are here.',
            on: { 'filter.changed': 'connected.completing', 'list.extended': 'connected.completing' },
          },
          connected: {
            description: 'Hears what becomes of requests for the list.',
            invoke: {
              src: 'listStream',
              input: ({ context: { api, list, start } }) => ({
                api,
                key: list.resource,
                options: indexOptions(list, start),
              }),
            },
            on: {
              'remote.loaded': [
                {
                  guard: { type: 'isEmptyAnswer', params: ({ event }) => event },
                  target: '.empty',
                  actions: { type: 'storeRecords', params: ({ event }) => event },
                },
                { target: '.whole', actions: { type: 'storeRecords', params: ({ event }) => event } },
              ],
            },
            initial: 'loading',
            states: {
              loading: {
                description: 'Nothing of the list is here yet.',
                tags: ['busy', 'unknown'],
                initial: 'requesting',
                states: { requesting: {}, backingOff: { description: 'Waits before it asks again.' } },
                on: {
                  'remote.retrying': {
                    description: 'A request has failed; another one follows by itself.',
                    target: '.backingOff',
                  },
                  'remote.failed': {
                    description: 'All requests have failed.',
                    target: 'failed',
                    actions: logFailure,
                  },
                },
              },
              completing: {
                description: 'The excerpt stays while the rest is fetched.',
                tags: 'busy',
                on: { 'remote.failed': { target: 'incomplete', actions: logFailure } },
              },
              incomplete: {
                description: 'The rest could not be fetched.',
                tags: 'failed',
                on: {
                  'fetch.retried': { description: 'The visitor pressed Try again.', actions: 'requestAgain' },
                  'remote.loading': { description: 'A request is on its way.', target: 'completing' },
                },
                after: { untilRecheck: { actions: ['countRecheck', 'requestAgain'] } },
              },
              whole: {
                description: 'All records are here.',
                on: {
                  'remote.loading': 'refreshing',
                  'remote.failed': { target: 'stale', actions: logFailure },
                },
              },
              refreshing: {
                description: 'The records stay while they are fetched again.',
                tags: 'busy',
                on: { 'remote.failed': { target: 'stale', actions: logFailure } },
              },
              stale: {
                description: 'Fetching again has failed; the old records stay.',
                tags: 'failed',
                on: { 'fetch.retried': { actions: 'requestAgain' }, 'remote.loading': 'refreshing' },
                after: { untilRecheck: { actions: ['countRecheck', 'requestAgain'] } },
              },
              empty: {
                description: 'The list has no records.',
                on: { 'remote.failed': { target: 'failed', actions: logFailure } },
              },
              failed: {
                description: 'Nothing of the list could be fetched.',
                tags: ['failed', 'unknown'],
                on: { 'fetch.retried': { actions: 'requestAgain' }, 'remote.loading': 'loading' },
                after: { untilRecheck: { actions: ['countRecheck', 'requestAgain'] } },
              },
            },
          },
        },
      },
      choice: {
        on: {
          'filter.changed': { actions: { type: 'setChoice', params: ({ event }) => event } },
          'list.extended': { description: 'The visitor pressed Show More.', actions: 'showMore' },
        },
        initial: 'inView',
        states: {
          inView: {
            description: 'The records that the visitor has chosen are here.',
            always: { guard: 'isAhead', target: 'awaiting' },
          },
          awaiting: {
            description: 'The visitor has chosen what is not here yet.',
            tags: 'awaiting',
            always: { guard: 'isInView', target: 'inView' },
          },
        },
      },
    },
  });
}

export type ListMachine<T, F extends Filters<T>> = ReturnType<typeof createListMachine<T, F>>;

/** An excerpt of another page, or of another choice, is no part of this list. */
function contextOf<T, F extends Filters<T>>(input: ListInput<T, F>): ListContext<T, F> {
  const { api, list, shown = sizeOf(input), ...rest } = input;
  const loaded = api.peek(list.resource);
  const context = { ...rest, api, list, shown, records: [], excerpt: undefined, rechecks: 0 };
  if (loaded === undefined) return context;
  if (loaded.excerpt && !isOf(loaded.excerpt, context)) return context;
  return { ...context, records: loaded.records as readonly T[], excerpt: loaded.excerpt };
}

/** Whether an excerpt shows the records that are wanted now. */
function isOf(
  excerpt: Excerpt,
  { path, choice, shown }: { path: string; choice: Choice; shown: number },
): boolean {
  const [page] = excerpt.page.split('?');
  return (
    page === path &&
    excerpt.shown === shown &&
    Object.entries(choice).every(([name, value]) => excerpt.choice[name] === value)
  );
}

function isComplete(loaded: Loaded | undefined): boolean {
  return loaded !== undefined && loaded.excerpt === undefined;
}

function sizeOf({ list }: { list: { size?: number } }): number {
  return list.size ?? PAGE_SIZE;
}
