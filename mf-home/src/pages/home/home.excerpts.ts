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
  const { now, site } = context;
  const events = actors.events.getSnapshot().context.records;
  const toppers = actors.toppers.getSnapshot().context.records;
  const messages = actors.messages.getSnapshot().context.records;
  const albums = actors.albums.getSnapshot().context.records;
  return new Map([
    ...excerptOf(actors.registrations, context),
    ...excerptOf(actors.highlights, context),
    ...excerptOf(actors.news, context),
    ...excerptOf(actors.events, context, eventsInOrder(events, { now, timeZone: site.timeZone })),
    ...excerptOf(actors.birthdays, context),
    ...excerptOf(actors.notices, context),
    ...excerptOf(actors.albums, context, albumsOf(albums)),
    ...excerptOf(
      actors.toppers,
      context,
      classes.flatMap((each) => toppersOf(toppers, each)),
    ),
    ...excerptOf(
      actors.messages,
      context,
      messageCategories.flatMap((each) => messages.find(({ category }) => category === each) ?? []),
    ),
  ]);
}
