import { classId, classNames, type ResourceName } from '.';

/** The dates of each calendar, by its address. */
export const calendars: Readonly<Record<string, 'all' | 'events' | 'holidays' | 'examinations'>> = {
  '/calendar.ics': 'all',
  '/calendar/events.ics': 'events',
  '/calendar/holidays.ics': 'holidays',
  '/calendar/exams.ics': 'examinations',
};

export const YOUR_CALENDAR_ID = 'in-your-own-calendar';

/** The part of Calendar that leads dates into a visitor's own calendar. */
export const YOUR_CALENDAR = `/Calendar#${YOUR_CALENDAR_ID}`;

export interface Followed {
  list: ResourceName;
  page: string;
}

/** The lists that can be followed, by the names of their feeds. */
export const feeds: Readonly<Record<string, Followed>> = {
  circulars: { list: 'circular/all', page: '/Circular' },
  news: { list: 'news/all', page: '/News' },
  events: { list: 'events/All', page: '/Events' },
  albums: { list: 'gallery/All', page: '/PhotoGallery' },
};

/** The calendar and the feed of a class. */
export function classAddresses(name: string) {
  return { calendar: `/calendar/${classId(name)}.ics`, feed: `/feeds/${classId(name)}.atom` };
}

/** Addresses that subscribe to a calendar: in the apps of a device, and in Google's. */
export function subscribeAddresses(siteUrl: string, calendar: string) {
  const webcal = siteUrl.replace(/^https:/, 'webcal:') + calendar;
  const google = new URLSearchParams({ cid: webcal }).toString();
  return { webcal, google: `https://calendar.google.com/calendar/r?${google}` };
}

export const feedTypes = { atom: 'application/atom+xml', json: 'application/feed+json' } as const;

/** The feeds of a page's list, as its document names them. */
export function feedsOf(page: string): { type: string; address: string }[] {
  const name = Object.keys(feeds).find((each) => feeds[each]?.page === page);
  if (name === undefined) return [];
  return Object.entries(feedTypes).map(([format, type]) => ({ type, address: `/feeds/${name}.${format}` }));
}

/** Addresses of all calendars and feeds. */
export const subscriptionAddresses: readonly string[] = [
  ...Object.keys(calendars),
  ...Object.values(feeds).flatMap(({ page }) => feedsOf(page).map(({ address }) => address)),
  ...classNames.flatMap((name) => Object.values(classAddresses(name))),
];
