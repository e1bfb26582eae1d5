/*
 * All that the site stores on a visitor's device. The code that stores reads its names here, and so does the
 * page Privacy.
 */

/** Written and removed at once: tells whether the browser blocks storage. */
export const PROBE_KEY = 'school.try';

/** Keys of the session storage, which ends with the tab. */
export const sessionKeys = {
  probe: PROBE_KEY,
  /** The notices were seen. */
  noticesSeen: 'school.notices.seen',
} as const;

/** In the local storage: the class that the visitor has chosen. */
export const CLASS_KEY = 'school.class';

/** All caches of the worker begin with it; the number behind it changes with what is in them. */
export const CACHE_PREFIX = 'school-';

/** Caches of the service worker, and their limits. */
export const deviceCaches = {
  /** Documents of pages, by `pageKey`. */
  pages: { name: `${CACHE_PREFIX}2-pages`, maxEntries: 60, maxDays: 30 },
  /** Pictures, lists and documents. */
  files: { name: `${CACHE_PREFIX}2-files`, maxEntries: 300, maxDays: 30 },
  /** Files of releases, each of about forty, and their maps of sections. */
  assets: { name: `${CACHE_PREFIX}3-assets`, maxEntries: 500 },
} as const;

/** The name of an empty cache, by which the device knows what the school shows of children. */
export const POLICY_PREFIX = `${CACHE_PREFIX}policy-`;

/** The database in which Workbox writes when an entry of a cache was last used. */
export const EXPIRY_DATABASE = 'workbox-expiration';
