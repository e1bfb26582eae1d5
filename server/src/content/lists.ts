import { type ResourceName, resources, subGalleryId, subGallerySchema } from '@school/contract';
import * as v from 'valibot';

import { MAX_LIST_BYTES } from '../upstream/read-at-most';

type Resource = (typeof resources)[ResourceName];
export type ListName = Resource['list'];
type RecordOf<L extends ListName> = v.InferOutput<Extract<Resource, { list: L }>['record']>;
export type Records = { readonly [L in ListName]: readonly RecordOf<L>[] };

/** The lists of a content folder (`records/{name}.json`) with the schema of their records. */
export const lists = Object.fromEntries(
  Object.values(resources).map(({ list, record }) => [list, record]),
) as Readonly<Record<ListName, Resource['record']>>;

/** Fields that a record has (spec §3) and no page shows. */
export const unshownFields: Partial<Record<ListName, readonly string[]>> = {
  birthdays: ['date'],
  circular: ['description'],
};

const SHORT_LENGTH = 12;

/** The lists of the home page are the newest records of their files. */
const shortForms: Partial<Record<ResourceName, (records: Records) => readonly object[]>> = {
  gallery: (records) => records.gallery.filter(({ category }) => category === 'PhotoGallery'),
  news: (records) => records.news,
  events: (records) => records.events,
};

/** The records of a resource by its key (spec §7): a list or an album. Undefined for an unknown album. */
export function recordsOf(key: string, records: Records): object | undefined {
  const id = subGalleryId(key);
  if (id !== undefined) {
    const item = records.gallery.find(({ _id }) => _id === id);
    return item && v.parse(subGallerySchema, item);
  }
  const name = key as ResourceName;
  const list = shortForms[name]?.(records);
  return list === undefined ? records[resources[name].list] : newestFirst(list).slice(0, SHORT_LENGTH);
}

/** Newest first, undated records last, the school's order where dates are equal. */
function newestFirst<T extends object>(records: readonly T[]): T[] {
  const timeOf = (record: { date?: string; fromDate?: string }) => {
    const time = Date.parse(record.date ?? record.fromDate ?? '');
    return Number.isNaN(time) ? -Number.MAX_VALUE : time;
  };
  return [...records].sort((one, other) => timeOf(other) - timeOf(one));
}

/** From this size on, a list is reported. */
const LARGE_BYTES = 6_000_000;

/** The records of a list that can be sent: the newest, where they are too many. */
export function fitList<T extends object>(records: readonly T[], warn: (line: string) => void): readonly T[] {
  const sizeOf = (json: object) => Buffer.byteLength(JSON.stringify(json)) + 1;
  const bytes = sizeOf(records);
  if (bytes <= LARGE_BYTES) return records;
  let left = MAX_LIST_BYTES - 1;
  const fits = (record: T) => sizeOf(record) <= left && (left -= sizeOf(record)) >= 0;
  const shown = new Set(newestFirst(records).filter(fits));
  const size = `${(bytes / 1e6).toFixed(1)} MB of ${MAX_LIST_BYTES / 1e6}`;
  warn(`has ${size}: the newest ${shown.size} of ${records.length} records are shown; take old ones out`);
  return records.filter((record) => shown.has(record));
}
