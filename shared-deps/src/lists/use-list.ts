import { addressOf, type Excerpt, type Loaded, type PageContext } from '@school/shared-deps';
import { useSelector } from '@xstate/react';
import { useMemo } from 'react';

import type { FilterChoice, FilterContext } from '../machines/filter.machine';
import { indexRecords, type Listed, selectRecords, yearsOf } from '../machines/list';
import type { ListActors } from './start-list';

interface ListOptions<T> {
  dateOf: (record: T) => string;
  /** Which records belong on the page; by default all. */
  keep?: (record: T) => boolean;
  /** What the list is narrowed by, where that is not the whole choice (spec §5: on Events the search is not). */
  narrowBy?: (choice: FilterChoice) => FilterChoice;
}

/** A list as a page shows it: a pure function of the snapshots of its actors. */
export interface ListView<T> {
  filter: FilterContext;
  years: readonly number[];
  /** How many records are left after narrowing. */
  total: number;
  /** Those of them on the page, newest first. */
  shown: readonly Listed<T>[];
  isBusy: boolean;
  isTroubled: boolean;
}

type ListContext = Pick<PageContext, 'site' | 'api' | 'route' | 'query' | 'onExcerpt'>;

/** `dateOf` and `keep` must be the same functions at every call. */
export function useList<T extends { title: string }>(
  actors: ListActors<T>,
  context: ListContext,
  { dateOf, keep, narrowBy = (choice) => choice }: ListOptions<T>,
): ListView<T> {
  const list = useSelector(actors.list, (snapshot) => snapshot);
  const filter = useSelector(actors.filter, (snapshot) => snapshot.context);
  const { records, key } = list.context;
  const { timeZone } = context.site;
  const index = useMemo(
    () => indexRecords(keep ? records.filter(keep) : records, dateOf, timeZone),
    [records, keep, dateOf, timeZone],
  );
  const selected = selectRecords(index, narrowBy(filter));
  const excerpt = excerptOf(context.api.peek(key), records, addressOf(context.route, context.query), filter);
  const view = {
    filter,
    years: excerpt?.years ?? yearsOf(index, filter.currentYear),
    total: excerpt?.total ?? selected.length,
    shown: selected.slice(0, filter.shown),
    isBusy: list.hasTag('busy'),
    isTroubled: list.hasTag('troubled'),
  };
  context.onExcerpt?.(key, describe(view, context));
  return view;
}

/** What stands for the whole list, as long as only the records in view are here and the visitor wants no others. */
function excerptOf(
  loaded: Loaded | undefined,
  records: readonly unknown[],
  page: string,
  filter: FilterContext,
): Excerpt | undefined {
  const { excerpt } = loaded ?? {};
  if (!excerpt || loaded?.records !== records || excerpt.page !== page) return undefined;
  const { year, month, search, shown } = excerpt.choice;
  const isSame =
    filter.year === year && filter.month === month && filter.search === search && filter.shown === shown;
  return isSame ? excerpt : undefined;
}

/** As much of the list as the page shows, with what it says of the rest. */
function describe<T>(
  { filter, years, total, shown }: ListView<T>,
  { route, query }: ListContext,
): Pick<Loaded, 'records' | 'excerpt'> {
  const { year, month, search, shown: most } = filter;
  const excerpt = {
    page: addressOf(route, query),
    choice: { year, month, search, shown: most },
    total,
    years,
  };
  return { records: shown.map(({ record }) => record), excerpt };
}
