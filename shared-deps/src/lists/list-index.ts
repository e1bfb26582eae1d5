import { type Day, dayOf, isoDay, months } from '@school/shared-deps';

import type { FilterChoice, FilterContext } from '../machines/filter.machine';

/** A record with its day in the school's time zone and its title as searches compare it. */
export interface Listed<T> {
  record: T;
  day: Day | undefined;
  searchable: string;
}

/** Records indexed once per load: newest first, and by year. */
export interface ListIndex<T> {
  all: readonly Listed<T>[];
  byYear: ReadonlyMap<number, readonly Listed<T>[]>;
}

interface Dated {
  title: string;
}

/** Indexes records by the date that `dateOf` names (news: `fromDate`); undated records come last. */
export function indexRecords<T extends Dated>(
  records: readonly T[],
  dateOf: (record: T) => string,
  timeZone: string,
): ListIndex<T> {
  const all = records
    .map((record) => ({ record, day: dayOf(dateOf(record), timeZone), searchable: normalise(record.title) }))
    .map((listed) => ({ listed, key: listed.day ? isoDay(listed.day) : '' }))
    .sort((a, b) => (a.key < b.key ? 1 : a.key > b.key ? -1 : 0))
    .map(({ listed }) => listed);
  const byYear = new Map<number, Listed<T>[]>();
  for (const listed of all) {
    if (!listed.day) continue;
    const ofYear = byYear.get(listed.day.year);
    if (ofYear) ofYear.push(listed);
    else byYear.set(listed.day.year, [listed]);
  }
  return { all, byYear };
}

/**
 * What is left of a list: titles that contain the search text whatever its case, of the year and month chosen; records
 * without a date only where neither is (spec §5).
 */
export function selectRecords<T>(index: ListIndex<T>, choice: FilterChoice): readonly Listed<T>[] {
  const ofYear = choice.year === 'All' ? index.all : (index.byYear.get(choice.year) ?? []);
  const ofMonth =
    choice.month === 'All' ? ofYear : ofYear.filter(({ day }) => day && months[day.month] === choice.month);
  const search = normalise(choice.search);
  return search === '' ? ofMonth : ofMonth.filter(({ searchable }) => searchable.includes(search));
}

/** Years to choose from, newest first; the current one is always among them, and the one that an address has chosen. */
export function yearsOf(
  index: ListIndex<unknown>,
  { currentYear, year }: Pick<FilterContext, 'currentYear' | 'year'>,
): number[] {
  const chosen = year === 'All' ? currentYear : year;
  return [...new Set([...index.byYear.keys(), currentYear, chosen])].sort((a, b) => b - a);
}

/** Text as searches compare it: trimmed, without accents or case. */
export function normalise(text: string): string {
  return fold(text.trim());
}

/** A text, or a letter of it, without accents or case. */
export function fold(text: string): string {
  return text.normalize('NFKD').replace(/\p{M}/gu, '').toLowerCase();
}
