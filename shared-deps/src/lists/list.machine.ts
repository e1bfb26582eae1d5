import {
  type Api,
  type Choice,
  type Day,
  type FetchContext,
  type FetchEvent,
  fetchSetup,
  fetchStates,
  type FetchTag,
  type ResourceName,
} from '@school/shared-deps';
import { type ActorRefFrom, assign, setup, type SnapshotFrom } from 'xstate';

import type { Filters, ListStart } from './filters/filter';
import type { IndexOptions } from './list-index';

/** Cards shown at first, and added by each Show More. */
export const PAGE_SIZE = 24;

/** The definition of a page's list, which is the same object each time. */
export interface ListDefinition<T, F extends Filters<T>> extends IndexOptions<T> {
  resource: ResourceName;
  /** Ways to narrow the list, by their names in the address. */
  filters: F;
  /** The days from today on are first, the soonest ahead of all; past ones follow, the newest first. */
  comingFirst?: boolean;
}

export interface ListInput<T, F extends Filters<T>> {
  api: Api;
  list: ListDefinition<T, F>;
  start: ListStart & { timeZone: string; today: Day };
  /** Path of the page's route. */
  path: string;
  /** Value of each filter at first. */
  choice: Choice;
  shown?: number | undefined;
}

export interface ListContext<T, F extends Filters<T>>
  extends Omit<ListInput<T, F>, 'shown'>, FetchContext<T> {
  /** How many cards are shown at most. */
  shown: number;
}

type ListEvent<T> =
  | FetchEvent<T>
  | { type: 'filter.changed'; choice: Choice }
  /** The visitor is about to choose. */
  | { type: 'list.touched' }
  /** By one step, or by as many as it takes to show `atLeast` records. */
  | { type: 'list.extended'; atLeast?: number };

/** A list: the states of its resource, the value of each filter, and how many cards are shown. */
export function createListMachine<T, F extends Filters<T>>() {
  const ofResource = fetchSetup<ListContext<T, F>, ListEvent<T>>();
  return setup({
    types: {
      context: {} as ListContext<T, F>,
      events: {} as ListEvent<T>,
      input: {} as ListInput<T, F>,
      tags: {} as FetchTag,
    },
    ...ofResource,
    guards: {
      ...ofResource.guards,
      hasExcerpt: ({ context }) => context.excerpt !== undefined,
      isPending: ({ context }) => pendingOf(context) !== undefined,
    },
  }).createMachine({
    id: 'list',
    context: ({ input }) => contextOf(input),
    on: {
      'filter.changed': {
        actions: assign(({ context, event }) => ({
          choice: { ...context.choice, ...withoutNamed(context), ...event.choice },
          shown: PAGE_SIZE,
        })),
      },
      'list.extended': {
        description: 'The visitor pressed Show More.',
        actions: assign({ shown: ({ context, event }) => extendedTo(context.shown, event.atLeast) }),
      },
    },
    initial: 'deciding',
    states: {
      deciding: {
        description: 'How much of the list came with the page.',
        always: [{ guard: 'hasExcerpt', target: 'excerpt' }, { target: 'connected' }],
      },
      excerpt: {
        description: 'Only the records in view are here; the rest comes before the visitor has chosen.',
        on: { 'list.touched': 'connected.ready.refreshing' },
        always: { guard: 'isPending', target: 'connected.ready.refreshing' },
      },
      connected: {
        ...fetchStates,
        description: 'Receives the records of the list.',
      },
    },
  });
}

export type ListMachine<T, F extends Filters<T>> = ReturnType<typeof createListMachine<T, F>>;
/** The actor of a list: its records, and what the visitor narrows them by. */
export type ListActor<T, F extends Filters<T>> = ActorRefFrom<ListMachine<T, F>>;
export type ListSnapshot<T, F extends Filters<T>> = SnapshotFrom<ListMachine<T, F>>;

/** Once the visitor chooses, the record that the address named is one of many. */
function withoutNamed<T, F extends Filters<T>>({ list }: ListContext<T, F>): Choice {
  const filters: Filters<T> = list.filters;
  const first = Object.entries(filters).filter(([, { role }]) => role === 'first');
  return Object.fromEntries(first.map(([name, { all }]) => [name, all]));
}

/** An excerpt of another page, or of another choice, is no part of this list. */
function contextOf<T, F extends Filters<T>>(input: ListInput<T, F>): ListContext<T, F> {
  const { api, list, shown = PAGE_SIZE, ...rest } = input;
  const key = list.resource;
  const { records = [], excerpt } = api.peek(key) ?? {};
  const none = { ...rest, api, key, list, shown, records: [], excerpt: undefined };
  const isOfPage = excerpt === undefined || excerpt.page.split('?')[0] === input.path;
  const isEnough = pendingOf({ ...none, excerpt }) === undefined;
  return isOfPage && isEnough ? { ...none, records: records as readonly T[], excerpt } : none;
}

/** Why an excerpt is not enough: the visitor waits for another choice, or for more of the same. */
export function pendingOf({
  excerpt,
  choice,
  shown,
}: Pick<FetchContext, 'excerpt'> & { choice: Choice; shown: number }): 'choice' | 'more' | undefined {
  if (!excerpt) return undefined;
  if (Object.entries(choice).some(([name, value]) => excerpt.choice[name] !== value)) return 'choice';
  return excerpt.shown === shown ? undefined : 'more';
}

/** How many records are shown after the next step, or after those that show `atLeast` of them. */
function extendedTo(shown: number, atLeast = shown + 1): number {
  return shown + PAGE_SIZE * Math.max(0, Math.ceil((atLeast - shown) / PAGE_SIZE));
}
