import { type HomeContent, readDate, resources, type RouteData } from '@school/contract';
import type { Seed } from '@school/shared-deps';
import { coverOf, dayAt, dayOf, isoDay, memoize, recordAddress } from '@school/shared-deps/server';

/** A picture of the site and the text for visitors who do not see it. */
export interface SharedPicture {
  src: string;
  alt: string;
}

/** A record of a page's list, as links, search engines, calendars and feeds show it. */
export interface Entry {
  title: string;
  text: string;
  /** ISO day; empty where there is none. */
  day: string;
  /** Its first one. */
  picture: SharedPicture | undefined;
  record: Readonly<Record<string, unknown>>;
}

/** Lists whose records are people are not listed: a link to a page names no pupil. */
export function listOf({ resources: keys }: Pick<RouteData, 'resources'>): string | undefined {
  return keys.find((key) => {
    const list = Object.entries(resources).find(([name]) => name === key)?.[1];
    return list?.pupils !== undefined && list.pupils !== 'all' && key !== 'PrincipalMessage';
  });
}

const entriesByPage = memoize((_list: readonly unknown[]) => new Map<string, readonly Entry[]>());

/** The records of a page's list, the newest first; none where the list is missing. */
export function entriesOf(page: string, list: unknown, timeZone: string): readonly Entry[] {
  if (!Array.isArray(list)) return [];
  const ofList = entriesByPage(list);
  const entries = ofList.get(page) ?? readEntries(page, list, timeZone);
  ofList.set(page, entries);
  return entries;
}

interface ListSource {
  route: RouteData;
  seed: Seed;
  timeZone: string;
  now: number;
}

/** The records of a page: coming days first, the nearest ahead of all; then past ones. */
export function comingEntries({ route, seed, timeZone, now }: ListSource): readonly Entry[] {
  const entries = entriesOf(route.path, seed[listOf(route) ?? '']?.records, timeZone);
  const today = isoDay(dayAt(now, timeZone));
  const past = entries.findIndex(({ day }) => day < today);
  if (past === -1) return entries.toReversed();
  return [...entries.slice(0, past).toReversed(), ...entries.slice(past)];
}

/** A record by what all kinds have. */
export function entryOf(record: unknown, timeZone: string): Entry {
  const fields = record as Entry['record'];
  const files = [fields['images'], fields['attachments']].flatMap((list) => (list ?? []) as string[]);
  // a date that no calendar has stays as it was written: its record has no day
  const date = readDate(textOf(fields['date']) || textOf(fields['fromDate']));
  const day = dayOf(date ?? '', timeZone);
  const title = textOf(fields['title']);
  const src = coverOf(files, undefined);
  const own = pictureOf(fields['picture']);
  return {
    title,
    text: textOf(fields['description']),
    day: day ? isoDay(day) : '',
    picture: own ?? (src === undefined ? undefined : { src, alt: title }),
    record: fields,
  };
}

/** A list that several pages share has the page's path as its category. */
function readEntries(page: string, records: readonly unknown[], timeZone: string): readonly Entry[] {
  const category = page.slice(1).toLowerCase();
  return records
    .filter((record) => {
      const own = (record as Entry['record'])['category'];
      return own === undefined || textOf(own).toLowerCase() === category;
    })
    .map((record) => entryOf(record, timeZone))
    .filter(({ title }) => title !== '')
    .sort((one, other) => other.day.localeCompare(one.day));
}

export function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}

/** The address of a page, of an album that the query names, or of a record in a list. */
export function pathOf({ path }: Pick<RouteData, 'path'>, query: URLSearchParams, entry?: Entry): string {
  const id = query.get('id');
  if (id !== null) return `${path}?${new URLSearchParams({ id }).toString()}`;
  return entry === undefined ? path : recordAddress(path, textOf(entry.record['_id']));
}

/** The picture of the school itself. */
export function bannerOf({ banners }: HomeContent): SharedPicture | undefined {
  return pictureOf(banners[0]);
}

/** A picture of the content, if a value is one. */
export function pictureOf(value: unknown): SharedPicture | undefined {
  if (typeof value !== 'object' || value === null || !('file' in value) || !('alt' in value))
    return undefined;
  const src = coverOf([String(value.file)], undefined);
  return src === undefined ? undefined : { src, alt: String(value.alt) };
}
