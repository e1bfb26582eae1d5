import { type Api, dayAt, type PageContext, type RecordOf, type ResourceName } from '@school/shared-deps';
import { type ActorRefFrom, createActor } from 'xstate';

import type { Filters } from './filters/filter';
import { choiceOf, shownOf } from './list-address';
import type { ListDefinition } from './list-definition';
import { createListMachine, type ListMachine } from './list.machine';

/** The actor of a list: its records, and what the visitor narrows them by. */
export type ListActor<T, F extends Filters<T>> = ActorRefFrom<ListMachine<T, F>>;

/** Starts a list; what the visitor has chosen comes with the address (`?year=2025&search=fees`). */
export function startList<K extends ResourceName, F extends Filters<RecordOf<K>>>(
  { api, site: { timeZone }, route, query, now }: PageContext<K>,
  list: ListDefinition<RecordOf<K>, F> & { resource: K },
): ListActor<RecordOf<K>, F> {
  const start = { currentYear: dayAt(now, timeZone).year, timeZone };
  const choice = choiceOf(list.filters, start, query);
  // the machine asks for this list alone
  const input = { api: api as Api, list, start, path: route.path, choice, shown: shownOf(query) };
  return createActor(createListMachine<RecordOf<K>, F>(), { input }).start();
}
