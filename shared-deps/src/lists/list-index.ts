import { createKeys, type Day, isoDay, memoize, type ShownDay, shownDayOf } from '@school/shared-deps';
import { fold } from '@school/shared-deps/bundled';

/** A record with its day in the school's time zone and its title as searches compare it. */
export interface Listed<T> {
  record: T;
  /** Unique in its list, whatever ids the records have. */
  key: string;
  day: Day | undefined;
  shownDay: ShownDay | undefined;
  searchable: string;
}

export interface IndexOptions<T> {
  /** The date of a record, for sorting the newest first. Without it the resource's order stays. */
  dateOf?: (record: T) => string;
  /** Which records belong to the list; by default all. */
  isListed?: (record: T) => boolean;
}

/**
 * Records of a list, the newest first and undated ones last. They are indexed once for the same records and
 * options, however many visitors of the server read the list.
 */
export function indexRecords<T>(
  records: readonly T[],
  options: IndexOptions<T>,
  timeZone: string,
): readonly Listed<T>[] {
  return indexes(records)(options, timeZone);
}

const indexes = memoize((records: readonly unknown[]) =>
  memoize((options: IndexOptions<never>, timeZone: string) =>
    createIndex(records as never[], options, timeZone),
  ),
);

function createIndex<T>(
  records: readonly T[],
  { dateOf, isListed }: IndexOptions<T>,
  timeZone: string,
): Listed<T>[] {
  const keyOf = createKeys();
  const index = (isListed ? records.filter(isListed) : records).map((record) => ({
    record,
    key: keyOf(textOf(record, '_id')),
    ...(dateOf ? daysOf(dateOf(record), timeZone) : noDays),
    searchable: normalise(textOf(record, 'title')),
  }));
  if (!dateOf) return index;
  return index
    .map((listed) => ({ listed, iso: listed.day ? isoDay(listed.day) : '' }))
    .sort((a, b) => (a.iso < b.iso ? 1 : a.iso > b.iso ? -1 : 0))
    .map(({ listed }) => listed);
}

const noDays = { day: undefined, shownDay: undefined };

/** A date that cannot be read has no day; the record stays among the undated ones. */
function daysOf(date: string, timeZone: string): Pick<Listed<unknown>, 'day' | 'shownDay'> {
  const shownDay = shownDayOf(date, timeZone);
  return { day: shownDay === 'unreadable' ? undefined : shownDay, shownDay };
}

function textOf(record: unknown, field: string): string {
  const value = (record as Readonly<Record<string, unknown>>)[field];
  return typeof value === 'string' ? value : '';
}

/** Text as searches compare it. */
export function normalise(text: string): string {
  return fold(text).trim();
}
