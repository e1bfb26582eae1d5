import {
  type ActorOf,
  type Api,
  dayAt,
  type PageContext,
  type RecordOf,
  type ResourceName,
} from '@school/shared-deps';
import type { ActorRefFrom } from 'xstate';

import type { Filters } from './filters/filter';
import { createListMachine, type ListMachine } from './list.machine';
import { choiceOf, shownOf } from './list-address';
import type { ListDefinition } from './list-definition';

/** The actor of a list: its records, and what the visitor narrows them by. */
export type ListActor<T, F extends Filters<T>> = ActorRefFrom<ListMachine<T, F>>;

/**
 * The actor of a list that a page declares; what the visitor has chosen comes with the address
 * (`?year=2025&search=fees`).
 */
export function listActor<K extends ResourceName, F extends Filters<RecordOf<K>>>(
  list: ListDefinition<RecordOf<K>, F> & { resource: K },
): Required<Pick<ActorOf<PageContext<K>, ListMachine<RecordOf<K>, F>>, 'src' | 'input'>> {
  return {
    src: createListMachine<RecordOf<K>, F>(),
    input: ({ api, site: { timeZone }, route, query, now }) => {
      const start = { currentYear: dayAt(now, timeZone).year, timeZone };
      const choice = choiceOf(list.filters, start, query);
      // the machine asks for this list alone
      return { api: api as Api, list, start, path: route.path, choice, shown: shownOf(query) };
    },
  };
}
