import type { RouteData, Seed } from '@school/shared-deps';
import { resources } from '@school/shared-deps/contract';
import { coverOf, type Day, dayOf, isoDay } from '@school/shared-deps/server';

/** A record of a page's list, as links and search engines show it. */
export interface Entry {
  title: string;
  text: string;
  /** ISO day; empty where there is none. */
  day: string;
  /** Address of its first picture. */
  picture: string | undefined;
  record: Readonly<Record<string, unknown>>;
}

/** Lists whose records are people are not listed: a link to a page names no pupil. */
export function listOf({ resources: keys }: Pick<RouteData, 'resources'>): string | undefined {
  return keys.find((key) => {
    const list = Object.entries(resources).find(([name]) => name === key)?.[1];
    return list?.pupils !== undefined && list.pupils !== 'all' && key !== 'PrincipalMessage';
  });
}

const known = new WeakMap<object, Map<string, readonly Entry[]>>();

/** The records of a page's list, the newest first. */
export function entriesOf(route: RouteData, seed: Seed, timeZone: string): readonly Entry[] {
  const records = seed[listOf(route) ?? '']?.records ?? [];
  const ofRecords = known.get(records) ?? new Map<string, readonly Entry[]>();
  known.set(records, ofRecords);
  const entries = ofRecords.get(route.path) ?? readEntries(route.path, records, timeZone);
  ofRecords.set(route.path, entries);
  return entries;
}

/** Coming days first, the nearest ahead of all; then past ones. */
export function coming(entries: readonly Entry[], today: Day): readonly Entry[] {
  const past = entries.findIndex(({ day }) => day < isoDay(today));
  if (past === -1) return entries.toReversed();
  return [...entries.slice(0, past).toReversed(), ...entries.slice(past)];
}

/** A record by what all kinds have. */
export function entryOf(record: unknown, timeZone: string): Entry {
  const fields = record as Entry['record'];
  const files = [fields['images'], fields['attachments']].flatMap((list) => (list ?? []) as string[]);
  const date = textOf(fields['date']) || textOf(fields['fromDate']);
  const day = dayOf(date, timeZone);
  return {
    title: textOf(fields['title']),
    text: textOf(fields['description']),
    day: day ? isoDay(day) : '',
    picture: coverOf(files, undefined),
    record: fields,
  };
}

/** A list that several pages share has the page's path as its category. */
function readEntries(path: string, records: readonly unknown[], timeZone: string): readonly Entry[] {
  const category = path.slice(1).toLowerCase();
  return records
    .filter((record) => {
      const own = (record as Entry['record'])['category'];
      return own === undefined || textOf(own).toLowerCase() === category;
    })
    .map((record) => entryOf(record, timeZone))
    .filter(({ title }) => title !== '')
    .sort((one, other) => other.day.localeCompare(one.day));
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
