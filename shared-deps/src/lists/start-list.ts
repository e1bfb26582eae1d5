import {
  dayAt,
  type FetchMachine,
  type Month,
  months,
  type PageContext,
  startFetch,
} from '@school/shared-deps';
import { type ActorRefFrom, createActor } from 'xstate';

import { type FilterChoice, filterMachine, PAGE_SIZE } from '../machines/filter.machine';

/** Actors of a page that shows one list: its records, and what the visitor narrows them by. */
export interface ListActors<T> {
  list: ActorRefFrom<FetchMachine<T>>;
  filter: ActorRefFrom<typeof filterMachine>;
}

/** The most cards that an address can ask for. */
const MOST_SHOWN = 40 * PAGE_SIZE;

interface ListStart {
  /** By what the page lets a visitor narrow the list; by default all. */
  narrowedBy?: readonly (keyof FilterChoice)[];
  /** The year of the first look; by default the current one (spec §4). */
  firstYear?: number | 'All';
}

/** Starts a list page's actors; without script the choice comes with the address (`?year=2025&search=fees`). */
export function startList<T>(
  context: PageContext,
  key: string,
  { narrowedBy = ['year', 'month', 'search'], firstYear }: ListStart = {},
): { [K in keyof ListActors<T>]: ListActors<T>[K] } {
  const currentYear = dayAt(context.now, context.site.timeZone).year;
  const query = [...context.query].filter(
    ([name]) => name === 'shown' || narrowedBy.some((each) => each === name),
  );
  const first = firstYear === undefined ? {} : { year: firstYear };
  const input = { currentYear, ...first, ...choiceOf(new URLSearchParams(query)) };
  return { list: startFetch<T>(context, key), filter: createActor(filterMachine, { input }).start() };
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
    ...(/^[1-9]\d{0,4}$/.test(shown) && { shown: Math.min(Number(shown), MOST_SHOWN) }),
  };
}

function isMonth(text: string): text is Month {
  return (months as readonly string[]).includes(text);
}
