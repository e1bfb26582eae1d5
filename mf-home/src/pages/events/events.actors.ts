import type { PageContext, RunningActors } from '@school/shared-deps';
import { lightboxActor, withSlides } from '@school/shared-deps/lightbox';
import { listOf, month, named, queryOf, search, viewOf, year } from '@school/shared-deps/lists';

import { fallbackPictureOf, picturesOf } from './event-places';

/** The list keeps all records, and the page marks those that match (spec §5). */
const filters = { year, month, search: { ...search, role: 'mark' as const }, event: named };

export const events = listOf({
  resource: 'events/All',
  filters,
  dateOf: ({ date }) => date,
  comingFirst: true,
});

export const actors = {
  ...events.actors,
  list: withSlides(
    events.actors.list,
    (context, page: PageContext<'content/fallback'>) =>
      picturesOf(viewOf(context).shown, fallbackPictureOf(page)).slides,
    queryOf,
  ),
  lightbox: lightboxActor,
};

export type EventsActors = RunningActors<typeof actors>;
