import type { SchoolEvent } from '@school/shared-deps';
import type { LightboxActor } from '@school/shared-deps/lightbox';
import { type ListActor, listOf, markedSearch, month, year } from '@school/shared-deps/lists';

/** Typing marks events and does not narrow the list (spec §5). */
const filters = { year, month, search: markedSearch };

export const events = listOf({ resource: 'events/All', filters, dateOf });

export interface EventsActors {
  list: ListActor<SchoolEvent, typeof filters>;
  lightbox: LightboxActor;
}

function dateOf({ date }: SchoolEvent): string {
  return date;
}
