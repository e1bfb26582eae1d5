import { addressOf, type Loaded, type PageContext } from '@school/shared-deps';
import { useSelector } from '@xstate/react';

import type { FilterChoice, FilterContext } from '../machines/filter.machine';
import { indexRecords, type Listed, type ListIndex, selectRecords, yearsOf } from './list-index';
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
  /** Those of them that are here, newest first, and the part of them on the page. */
  selected: readonly Listed<T>[];
  shown: readonly Listed<T>[];
  /** Those of them that the whole choice fits, and how many there are: fewer where the search does not narrow the list. */
  matching: readonly Listed<T>[];
  matches: number;
  isBusy: boolean;
  isTroubled: boolean;
  /** The visitor has chosen otherwise, and the rest of the list is not here yet: what is shown is from before. */
  isAwaited: boolean;
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
  const index = indexOnce(records, { dateOf, keep, timeZone: context.site.timeZone });
  const excerpt = excerptOf(context.api.peek(key), records, addressOf(context.route, context.query));
  const choice = excerpt?.choice ?? filter;
  const narrowing = narrowBy(choice);
  const selected = selectRecords(index, narrowing);
  const matching = narrowing === choice ? selected : selectRecords(index, choice);
  const view = {
    filter,
    years: excerpt?.years ?? yearsOf(index, filter),
    total: excerpt?.total ?? selected.length,
    selected,
    shown: selected.slice(0, choice.shown),
    matching,
    matches: excerpt?.matches ?? excerpt?.total ?? matching.length,
    isBusy: list.hasTag('busy'),
    isTroubled: list.hasTag('troubled'),
    isAwaited: !isSameChoice(choice, filter),
  };
  context.onExcerpt?.(key, describe(view, context));
  return view;
}

interface IndexOptions<T> extends Pick<ListOptions<T>, 'dateOf'> {
  keep: ListOptions<T>['keep'] | undefined;
  timeZone: string;
}

/** Indexes by the records that they are of: as long as a list is the same, the server indexes it for one visitor only. */
const indexes = new WeakMap<readonly unknown[], { of: IndexOptions<never>; index: ListIndex<unknown> }[]>();

function indexOnce<T extends { title: string }>(records: readonly T[], of: IndexOptions<T>): ListIndex<T> {
  const { dateOf, keep, timeZone } = of;
  const made = indexes.get(records) ?? [];
  const known = made.find(
    (each) => each.of.dateOf === dateOf && each.of.keep === keep && each.of.timeZone === timeZone,
  );
  if (known) return known.index as ListIndex<T>;
  const index = indexRecords(keep ? records.filter(keep) : records, dateOf, timeZone);
  indexes.set(records, [...made, { of, index }]);
  return index;
}

type ShownChoice = FilterChoice & Pick<FilterContext, 'shown'>;

/** What stands for the whole list, as long as only the records in view are here. */
function excerptOf(loaded: Loaded | undefined, records: readonly unknown[], page: string) {
  const { excerpt } = loaded ?? {};
  if (!excerpt || loaded?.records !== records || excerpt.page !== page) return undefined;
  return { ...excerpt, choice: excerpt.choice as ShownChoice };
}

function isSameChoice(one: ShownChoice, other: ShownChoice): boolean {
  return (['year', 'month', 'search', 'shown'] as const).every((name) => one[name] === other[name]);
}

/** As much of the list as the page shows, with what it says of the rest. */
function describe<T>(
  { filter, years, total, matches, shown }: ListView<T>,
  { route, query }: ListContext,
): Pick<Loaded, 'records' | 'excerpt'> {
  const { year, month, search, shown: most } = filter;
  const excerpt = {
    page: addressOf(route, query),
    choice: { year, month, search, shown: most },
    total,
    ...(matches !== total && { matches }),
    years,
  };
  return { records: shown.map(({ record }) => record), excerpt };
}
