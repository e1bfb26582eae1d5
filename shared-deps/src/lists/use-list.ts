import type { PageContext } from '@school/shared-deps';
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
  /** All that is left after narrowing, newest first. */
  matching: readonly Listed<T>[];
  /** The part of it on the page. */
  shown: readonly Listed<T>[];
  isBusy: boolean;
  isTroubled: boolean;
}

/** `dateOf` and `keep` must be the same functions at every call. */
export function useList<T extends { title: string }>(
  actors: ListActors<T>,
  { site }: Pick<PageContext, 'site'>,
  { dateOf, keep, narrowBy = (choice) => choice }: ListOptions<T>,
): ListView<T> {
  const list = useSelector(actors.list, (snapshot) => snapshot);
  const filter = useSelector(actors.filter, (snapshot) => snapshot.context);
  const { records } = list.context;
  const index = useMemo(
    () => indexRecords(keep ? records.filter(keep) : records, dateOf, site.timeZone),
    [records, keep, dateOf, site.timeZone],
  );
  const matching = selectRecords(index, narrowBy(filter));
  return {
    filter,
    years: yearsOf(index, filter.currentYear),
    matching,
    shown: matching.slice(0, filter.shown),
    isBusy: list.hasTag('busy'),
    isTroubled: list.hasTag('troubled'),
  };
}
