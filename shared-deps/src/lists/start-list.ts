import {
  dayAt,
  type FetchMachine,
  type Month,
  months,
  type PageContext,
  startFetch,
} from '@school/shared-deps';
import { type ActorRefFrom, createActor } from 'xstate';

import { type FilterChoice, filterMachine } from '../machines/filter.machine';

/** Actors of a page that shows one list: its records, and what the visitor narrows them by. */
export interface ListActors<T> {
  list: ActorRefFrom<FetchMachine<T>>;
  filter: ActorRefFrom<typeof filterMachine>;
}

/** Starts a list page's actors; without script the choice comes with the address (`?year=2025&search=fees`). */
export function startList<T>(
  context: PageContext,
  key: string,
): { [K in keyof ListActors<T>]: ListActors<T>[K] } {
  const currentYear = dayAt(context.now, context.site.timeZone).year;
  return {
    list: startFetch<T>(context, key),
    filter: createActor(filterMachine, { input: { currentYear, ...choiceOf(context.query) } }).start(),
  };
}

/** What an address asks of a list; what makes no sense is left out. */
export function choiceOf(query: URLSearchParams): Partial<FilterChoice> & { shown?: number } {
  const year = query.get('year') ?? '';
  const month = query.get('month') ?? '';
  const search = query.get('search') ?? '';
  const shown = query.get('shown') ?? '';
  return {
    ...(year === 'All' && { year }),
    ...(/^\d{4}$/.test(year) && { year: Number(year) }),
    ...(isMonth(month) && { month }),
    ...(search !== '' && { search }),
    ...(/^[1-9]\d{0,4}$/.test(shown) && { shown: Number(shown) }),
  };
}

function isMonth(text: string): text is Month {
  return (months as readonly string[]).includes(text);
}
