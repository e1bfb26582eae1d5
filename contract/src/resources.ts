import type * as v from 'valibot';

import * as schemas from './records';

interface Resource {
  record: v.ObjectSchema<v.ObjectEntries, undefined>;
  /** Whether the call carries the authorization header. */
  bearer: boolean;
  /** The school's file that has its records: `records/{list}.json`. */
  list: string;
  /** Records for the school's policy for children's data; `by category`: all but a few categories. */
  pupils: 'none' | 'all' | 'by category';
}

/** Every list of the provider's web API (spec §7), by its path between `/api/` and the school code. */
export const resources = {
  onlineRegistration: {
    record: schemas.registrationSchema,
    bearer: false,
    list: 'onlineRegistration',
    pupils: 'none',
  },
  highlight: { record: schemas.highlightSchema, bearer: false, list: 'highlight', pupils: 'none' },
  'circular/all': { record: schemas.circularSchema, bearer: false, list: 'circular', pupils: 'none' },
  'gallery/All': { record: schemas.galleryItemSchema, bearer: false, list: 'gallery', pupils: 'by category' },
  gallery: { record: schemas.galleryItemSchema, bearer: false, list: 'gallery', pupils: 'by category' },
  topper: { record: schemas.topperSchema, bearer: true, list: 'topper', pupils: 'all' },
  PrincipalMessage: { record: schemas.messageSchema, bearer: true, list: 'PrincipalMessage', pupils: 'none' },
  news: { record: schemas.newsSchema, bearer: false, list: 'news', pupils: 'none' },
  'news/all': { record: schemas.newsSchema, bearer: false, list: 'news', pupils: 'none' },
  events: { record: schemas.eventSchema, bearer: false, list: 'events', pupils: 'none' },
  'events/All': { record: schemas.eventSchema, bearer: false, list: 'events', pupils: 'none' },
  birthdays: { record: schemas.birthdaySchema, bearer: false, list: 'birthdays', pupils: 'all' },
  notification: { record: schemas.notificationSchema, bearer: true, list: 'notification', pupils: 'none' },
  'video/all': { record: schemas.videoSchema, bearer: true, list: 'video', pupils: 'none' },
} as const satisfies Record<string, Resource>;

export type ResourceName = keyof typeof resources;
