import { definePage, Island, Page, type PageContext, type PageProps } from '@school/shared-deps';
import { startLightbox } from '@school/shared-deps/lightbox';
import { queryOf, viewOf } from '@school/shared-deps/lists';

import { EventList } from './event-list';
import { placesOf, slidesOfPlaces, standInOf } from './event-places';
import { events, type EventsActors } from './events.actors';

export const page = definePage({
  ...events,
  resources: ['events/All', 'content/fallback'],
  start: startEvents,
  View: EventsPage,
});

function startEvents(context: PageContext<'events/All' | 'content/fallback'>): EventsActors {
  const { list } = events.start(context);
  const lightbox = startLightbox({
    source: list,
    countSlides: () =>
      slidesOfPlaces(placesOf(viewOf(list.getSnapshot().context).shown, standInOf(context))).length,
    searchOf: () => queryOf(list.getSnapshot().context),
  });
  return { list, lightbox };
}

function EventsPage({ actors, context }: PageProps<EventsActors, 'content/fallback'>) {
  return (
    <Page title={context.route.title} trail={context.route.trail} wide>
      <Island name="list" hydrate="idle">
        <EventList actors={actors} context={context} />
      </Island>
    </Page>
  );
}
