import * as schemas from './records';

/**
 * Every list of the provider's web API (spec §7), by its path between `/api/` and the school code.
 * `bearer` marks the calls that carry the authorization header.
 */
export const resources = {
  onlineRegistration: { record: schemas.registrationSchema, bearer: false },
  highlight: { record: schemas.highlightSchema, bearer: false },
  'circular/all': { record: schemas.circularSchema, bearer: false },
  'gallery/All': { record: schemas.galleryItemSchema, bearer: false },
  gallery: { record: schemas.galleryItemSchema, bearer: false },
  topper: { record: schemas.topperSchema, bearer: true },
  PrincipalMessage: { record: schemas.messageSchema, bearer: true },
  news: { record: schemas.newsSchema, bearer: false },
  'news/all': { record: schemas.newsSchema, bearer: false },
  events: { record: schemas.eventSchema, bearer: false },
  'events/All': { record: schemas.eventSchema, bearer: false },
  birthdays: { record: schemas.birthdaySchema, bearer: false },
  notification: { record: schemas.notificationSchema, bearer: true },
  'video/all': { record: schemas.videoSchema, bearer: true },
} as const;

export type ResourceName = keyof typeof resources;
