import type { Excerpts, PageContext, Topper } from '@school/shared-deps';
import { excerptOf } from '@school/shared-deps/lists';

import { eventsInOrder } from './event-order';
import type { HomeActors } from './home.actors';

/** At most this many toppers of a class are shown. */
const TOPPERS = 24;

/** At most this many albums are shown (spec §9). */
const ALBUMS = 3;

export function albumsOf<T>(records: readonly T[]): readonly T[] {
  return records.slice(0, ALBUMS);
}

const classes = ['X', 'XII'] as const;

/** The toppers of a class that the page shows (spec §2: only records of the matching class). */
export function toppersOf(records: readonly Topper[], of: (typeof classes)[number]): readonly Topper[] {
  return records.filter((topper) => topper.class === of).slice(0, TOPPERS);
}

const messageCategories = ['Director', 'Principal'] as const;

/** The records that the page shows of each list. */
export function excerptsOf(
  actors: HomeActors,
  context: Pick<PageContext, 'route' | 'query' | 'now' | 'site'>,
): Excerpts {
  const moment = { now: context.now, timeZone: context.site.timeZone };
  return new Map([
    ...excerptOf(actors.registrations, context),
    ...excerptOf(actors.highlights, context),
    ...excerptOf(actors.news, context),
    ...excerptOf(actors.events, context, (records) => eventsInOrder(records, moment)),
    ...excerptOf(actors.birthdays, context),
    ...excerptOf(actors.notices, context),
    ...excerptOf(actors.albums, context, albumsOf),
    ...excerptOf(actors.toppers, context, (records) => classes.flatMap((each) => toppersOf(records, each))),
    ...excerptOf(actors.messages, context, (records) =>
      messageCategories.flatMap((each) => records.find(({ category }) => category === each) ?? []),
    ),
  ]);
}
