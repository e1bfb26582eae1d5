import { resources, type ResourceName } from '@school/shared-deps/contract';
import type * as v from 'valibot';

/** The lists of a content folder (`records/{name}.json`) with the schema of their records. */
export const lists = {
  onlineRegistration: resources.onlineRegistration.record,
  highlight: resources.highlight.record,
  circular: resources['circular/all'].record,
  gallery: resources['gallery/All'].record,
  topper: resources.topper.record,
  PrincipalMessage: resources.PrincipalMessage.record,
  news: resources['news/all'].record,
  events: resources['events/All'].record,
  birthdays: resources.birthdays.record,
  notification: resources.notification.record,
  video: resources['video/all'].record,
} as const;

export type ListName = keyof typeof lists;
export type Records = { readonly [L in ListName]: readonly v.InferOutput<(typeof lists)[L]>[] };

/** Fields that a record has (spec §3) and no page shows. */
export const unshownFields: Partial<Record<ListName, readonly string[]>> = {
  birthdays: ['date'],
  circular: ['description'],
};

const shortForm = 12;

/** The answer of each call (spec §7). The short forms of the home page are the newest records of their lists. */
export const answersOf: Readonly<Record<ResourceName, (records: Records) => readonly unknown[]>> = {
  onlineRegistration: (records) => records.onlineRegistration,
  highlight: (records) => records.highlight,
  'circular/all': (records) => records.circular,
  'gallery/All': (records) => records.gallery,
  gallery: (records) => newest(records.gallery.filter(isPhotoGallery), (item) => item.date),
  topper: (records) => records.topper,
  PrincipalMessage: (records) => records.PrincipalMessage,
  news: (records) => newest(records.news, (item) => item.fromDate),
  'news/all': (records) => records.news,
  events: (records) => newest(records.events, (item) => item.date),
  'events/All': (records) => records.events,
  birthdays: (records) => records.birthdays,
  notification: (records) => records.notification,
  'video/all': (records) => records.video,
};

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
    .slice(0, shortForm);
}
