import {
  definePage,
  type PageContext,
  type PageProps,
  type RecordOf,
  type Resource,
  type ResourceName,
} from '@school/shared-deps';
import type { ComponentType } from 'react';
import { sendTo, type SnapshotEvent } from 'xstate';

import type { Filters } from './filters/filter';
import { keepAddress } from './keep-address';
import type { ListSnapshot } from './list.machine';
import { type ListActor, listActor } from './list-actor';
import { queryOf, searchOf } from './list-address';
import type { ListDefinition } from './list-definition';
import { excerptOf } from './list-view';
import { shareMachine } from './share.machine';

/** Props of the view of a list; `R` are the resources that its page reads besides. */
export interface ListProps<
  K extends ResourceName,
  F extends Filters<RecordOf<K>>,
  R extends Resource = never,
> {
  list: ListActor<RecordOf<K>, F>;
  context: PageContext<K | R>;
}

/** A list as a page declares it; the key of its resource gives the type of its records. */
type ListOf<K extends ResourceName, F extends Filters<RecordOf<K>>> = ListDefinition<RecordOf<K>, F> & {
  resource: K;
};

/** Tells the actor of the page's address what the list shows. */
const tellAddress = sendTo(
  'address',
  ({ event: { snapshot } }: { event: SnapshotEvent<ListSnapshot<unknown, Filters<unknown>>> }) => ({
    type: 'query.changed',
    query: queryOf(snapshot.context),
  }),
);

/** The part of a page's definition that follows from its list. */
export function listOf<K extends ResourceName, F extends Filters<RecordOf<K>>>(definition: ListOf<K, F>) {
  const list = {
    ...listActor(definition),
    onSnapshot: { actions: [tellAddress] },
  };
  return {
    actors: { list, address: { src: keepAddress }, share: { src: shareMachine } },
    searchOf: (query: URLSearchParams) => searchOf(definition.filters, query),
    queryOf: ({ list }: { list: ListActor<RecordOf<K>, F> }) => queryOf(list.getSnapshot().context),
    excerpts: (
      { list }: { list: ListActor<RecordOf<K>, F> },
      context: Pick<PageContext, 'route' | 'query'>,
    ) => excerptOf(list, context),
  };
}

interface ListPageOptions<K extends ResourceName, F extends Filters<RecordOf<K>>, R extends Resource> {
  /** The resources of the page besides its list. */
  alsoReads?: readonly R[];
  List: ComponentType<ListProps<K, F, NoInfer<R>>>;
}

/** A page that is one list below its title. */
export function defineListPage<
  K extends ResourceName,
  F extends Filters<RecordOf<K>>,
  const R extends Resource = never,
>({ List, alsoReads = [], ...definition }: ListOf<K, F> & ListPageOptions<K, F, R>) {
  function ListPage({ actors: { list }, context }: PageProps<{ list: ListActor<RecordOf<K>, F> }, K | R>) {
    return <List list={list} context={context} />;
  }
  return definePage({
    ...listOf(definition as unknown as ListOf<K, F>),
    resources: [definition.resource, ...alsoReads],
    layout: 'list',
    View: ListPage,
  });
}
