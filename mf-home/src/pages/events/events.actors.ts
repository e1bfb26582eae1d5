import type { PageContext, RunningActors, SchoolEvent } from '@school/shared-deps';
import { lightboxActor, withSlides } from '@school/shared-deps/lightbox';
import { listOf, month, queryOf, search, viewOf, year } from '@school/shared-deps/lists';

import { fallbackPictureOf, picturesOf } from './event-places';

/** Typing marks events and does not narrow the list (spec §5). */
/** The list keeps all records, and the page marks those that match (spec §5). */
const filters = { year, month, search: { ...search, isMark: true } };

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
