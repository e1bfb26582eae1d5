import {
  addressOf,
  type Choice,
  type Day,
  type Excerpts,
  isoDay,
  memoize,
  type PageContext,
} from '@school/shared-deps';
import { shallowEqual, useSelector } from '@xstate/react';

import type { ChoiceOf, Filter, Filters } from './filters/filter';
import { type ListActor, type ListContext, type ListSnapshot, pendingOf } from './list.machine';
import { indexRecords, type Listed } from './list-index';

/** A list as a page shows it: a pure function of its machine's context. */
export interface ListView<T, F> {
  /** Value of each filter. */
  choice: ChoiceOf<F>;
  /** The options of each filter, by its name. */
  options: Readonly<Record<string, unknown>>;
  /** How many records are left after narrowing. */
  total: number;
  /** How many there are at other times, when none is left. */
  inOtherPeriods: number;
  /** The visitor waits for it while the rest of the list is loaded. */
  pending: 'choice' | 'more' | undefined;
  /** Those of them that are here, and the part of them on the page. */
  selected: readonly Listed<T>[];
  shown: readonly Listed<T>[];
  /** Those of them that the marking filters match, and how many there are. */
  matching: readonly Listed<T>[];
  matches: number;
}

type Role = Filter['role'];

/** The view of a context; the same one again until the next event changes the context. */
export const viewOf = memoize(createView);

function createView<T, F extends Filters<T>>(context: ListContext<T, F>): ListView<T, F> {
  const { list, records, excerpt, start } = context;
  const { filters } = list;
  const index = indexRecords(records, list, start.timeZone);
  // until the rest is here, the page shows what it has
  const { choice, shown } = excerpt ?? context;
  const namesOf = (role?: Role) => Object.keys(filters).filter((name) => filters[name]?.role === role);
  const first = namesOf('first').filter((name) => choice[name] !== filters[name]?.all);
  const named = first.length > 0 ? select(index, filters, first, choice) : [];
  const newestFirst = select(index, filters, namesOf(), choice);
  const narrowed = list.comingFirst ? comingFirst(newestFirst, start.today) : newestFirst;
  const selected = [...named, ...narrowed.filter((each) => !named.includes(each))];
  const matching = select(selected, filters, namesOf('mark'), choice);
  return {
    choice: context.choice as ChoiceOf<F>,
    options: excerpt?.options ?? optionsOf(index, context),
    total: excerpt?.total ?? selected.length,
    inOtherPeriods:
      excerpt?.inOtherPeriods ?? (selected.length > 0 ? 0 : countInOtherPeriods(index, filters, choice)),
    pending: pendingOf(context),
    selected,
    shown: selected.slice(0, shown),
    matching,
    matches: excerpt?.matches ?? excerpt?.total ?? matching.length,
  };
}

/** A list as a page shows it, again after each change. */
export function useList<T, F extends Filters<T>>(list: ListActor<T, F>) {
  return useSelector(list, stateOf<T, F>, shallowEqual);
}

function stateOf<T, F extends Filters<T>>(snapshot: ListSnapshot<T, F>) {
  return {
    ...viewOf(snapshot.context),
    /** Whether it is not known yet which records there are. */
    isUnknown: snapshot.hasTag('unknown'),
    hasFailed: snapshot.hasTag('failed'),
  };
}

/**
 * Records of one day keep their order: a part of a list has the same one.
 * @param newestFirst the days to come are at its beginning
 */
function comingFirst<T>(newestFirst: readonly Listed<T>[], today: Day): readonly Listed<T>[] {
  const dayOf = ({ day }: Listed<T>) => (day ? isoDay(day) : '');
  const coming = newestFirst
    .filter((each) => dayOf(each) >= isoDay(today))
    .sort((one, other) => (dayOf(one) < dayOf(other) ? -1 : dayOf(one) > dayOf(other) ? 1 : 0));
  return [...coming, ...newestFirst.slice(coming.length)];
}

/** How many records the filters keep that say nothing of a time. */
function countInOtherPeriods<T>(index: readonly Listed<T>[], filters: Filters<T>, choice: Choice): number {
  const timeless = Object.keys(filters).filter((name) => !filters[name]?.role && !filters[name]?.period);
  return select(index, filters, timeless, choice).length;
}

function select<T>(
  listed: readonly Listed<T>[],
  filters: Filters<T>,
  names: readonly string[],
  choice: Choice,
): readonly Listed<T>[] {
  return names.reduce((left, name) => {
    const [filter, value] = [filters[name], choice[name]];
    if (!filter || value === undefined || value === filter.all) return left;
    return left.filter(filter.keep(value));
  }, listed);
}

function optionsOf<T, F extends Filters<T>>(
  index: readonly Listed<T>[],
  { list, choice, start }: ListContext<T, F>,
): Readonly<Record<string, unknown>> {
  const filters: Filters<T> = list.filters;
  const offered = Object.entries(filters).flatMap(([name, filter]) =>
    filter.options ? [[name, filter.options(index, choice[name] ?? filter.all, start)] as const] : [],
  );
  return Object.fromEntries(offered);
}

/**
 * The part of a list that a page shows, with what the page says of the rest.
 * @param choose returns the records that the page shows, where they are not the beginning of the list
 */
export function excerptOf<T, F extends Filters<T>>(
  list: { getSnapshot: () => { context: ListContext<T, F> } },
  { route, query }: Pick<PageContext, 'route' | 'query'>,
  choose?: (records: readonly T[]) => readonly T[],
): Excerpts {
  const { context } = list.getSnapshot();
  const { options, total, inOtherPeriods, matches, shown } = viewOf(context);
  const excerpt = {
    page: addressOf(route, query),
    choice: context.choice,
    shown: context.shown,
    total,
    ...(matches !== total && { matches }),
    ...(inOtherPeriods > 0 && { inOtherPeriods }),
    options,
  };
  return new Map([
    [
      context.list.resource,
      { records: choose?.(context.records) ?? shown.map(({ record }) => record), excerpt },
    ],
  ]);
}
