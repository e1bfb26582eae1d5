import {
  type ActorOf,
  type Api,
  dayAt,
  definePage,
  type PageContext,
  type PageProps,
  type RecordOf,
  type ResourceKey,
  type ResourceName,
} from '@school/shared-deps';
import type { ComponentType } from 'react';
import { sendTo, type SnapshotEvent } from 'xstate';

import type { Filters } from './filters/filter';
import { keepAddress } from './keep-address';
import {
  createListMachine,
  type ListActor,
  type ListDefinition,
  type ListMachine,
  type ListSnapshot,
} from './list.machine';
import { choiceOf, queryOf, searchOf, shownOf } from './list-address';
import { excerptOf } from './list-view';

/** Props of the view of a list; `R` are the keys that its page reads besides. */
export interface ListProps<
  K extends ResourceName,
  F extends Filters<RecordOf<K>>,
  R extends ResourceKey = never,
> {
  list: ListActor<RecordOf<K>, F>;
  context: PageContext<K | R>;
}

/** A list as a page declares it; the key of its resource gives the type of its records. */
export type ListOf<K extends ResourceName, F extends Filters<RecordOf<K>>> = ListDefinition<
  RecordOf<K>,
  F
> & {
  resource: K;
};

/**
 * The actor of a list that a page declares; what the visitor has chosen comes with the address
 * (`?year=2025&search=fees`).
 */
export function listActor<K extends ResourceName, F extends Filters<RecordOf<K>>>(
  list: ListOf<K, F>,
): Required<Pick<ActorOf<PageContext<K>, ListMachine<RecordOf<K>, F>>, 'src' | 'input'>> {
  return {
    src: createListMachine<RecordOf<K>, F>(),
    input: ({ api, site: { timeZone }, route, query, now }) => {
      const today = dayAt(now, timeZone);
      const start = { currentYear: today.year, today, timeZone };
      const choice = choiceOf(list.filters, start, query);
      // the machine asks for this list alone
      return { api: api as Api, list, start, path: route.path, choice, shown: shownOf(query) };
    },
  };
}

/** Reports to the actor of the page's address what the list shows. */
const reportQuery = sendTo(
  'address',
  ({ event: { snapshot } }: { event: SnapshotEvent<ListSnapshot<unknown, Filters<unknown>>> }) => ({
    type: 'query.changed',
    query: queryOf(snapshot.context),
  }),
);

/** The part of a page's definition that follows from its list. */
export function listOf<K extends ResourceName, F extends Filters<RecordOf<K>>>(definition: ListOf<K, F>) {
  interface Actors {
    list: ListActor<RecordOf<K>, F>;
  }
  const list = { ...listActor(definition), onSnapshot: { actions: [reportQuery] } };
  return {
    actors: { list, address: { src: keepAddress } },
    searchOf: (query: URLSearchParams) => searchOf(definition.filters, query),
    queryOf: ({ list }: Actors) => queryOf(list.getSnapshot().context),
    excerpts: ({ list }: Actors, context: Pick<PageContext, 'route' | 'query'>) => excerptOf(list, context),
  };
}

/** A page that is one list below its title. */
export function defineListPage<
  K extends ResourceName,
  F extends Filters<RecordOf<K>>,
  R extends ResourceKey = never,
>(definition: ListOf<K, F> & { List: ComponentType<ListProps<K, F, R>> }) {
  const { List } = definition;
  function ListPage({ actors: { list }, context }: PageProps<{ list: ListActor<RecordOf<K>, F> }, K | R>) {
    return <List list={list} context={context} />;
  }
  return definePage({ ...listOf(definition), layout: 'list', View: ListPage });
}
