import { type ResourceName, resources } from '@school/contract';
import type * as v from 'valibot';

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
const shortForms: Partial<Record<ResourceName, (records: Records) => readonly unknown[]>> = {
  gallery: (records) => newest(records.gallery.filter(isPhotoGallery), (item) => item.date),
  news: (records) => newest(records.news, (item) => item.fromDate),
  events: (records) => newest(records.events, (item) => item.date),
};

/** The answer of a call (spec §7). */
export function answerOf(name: ResourceName, records: Records): readonly unknown[] {
  return shortForms[name]?.(records) ?? records[resources[name].list];
}

function isPhotoGallery(item: { category: string }): boolean {
  return item.category === 'PhotoGallery';
}

/** Newest first, undated records last, the school's order where dates are equal. */
function newest<T>(records: readonly T[], dateOf: (record: T) => string): T[] {
  const time = (record: T) => (dateOf(record) === '' ? -Infinity : Date.parse(dateOf(record)));
  return [...records]
    .sort((one, other) => {
      const [a, b] = [time(one), time(other)];
      return a === b ? 0 : b - a;
    })
    .slice(0, SHORT_LENGTH);
}
