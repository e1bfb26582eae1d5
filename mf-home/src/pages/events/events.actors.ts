import type { PageContext, RunningActors, SchoolEvent } from '@school/shared-deps';
import { lightboxActor, withSlides } from '@school/shared-deps/lightbox';
import { listOf, markedSearch, month, queryOf, viewOf, year } from '@school/shared-deps/lists';

import { fallbackPictureOf, picturesOf } from './event-places';

/** Typing marks events and does not narrow the list (spec §5). */
const filters = { year, month, search: markedSearch };

export const events = listOf({ resource: 'events/All', filters, dateOf });

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

function dateOf({ date }: SchoolEvent): string {
  return date;
}
