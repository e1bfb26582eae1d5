import { definePage, Island, Page, type PageProps } from '@school/shared-deps';

import { EventList } from './event-list';
import { actors, events, type EventsActors } from './events.actors';

export const page = definePage({
  ...events,
  actors,
  View: EventsPage,
});

function EventsPage({ actors, context }: PageProps<EventsActors, 'content/fallback'>) {
  return (
    <Page title={context.route.title} trail={context.route.trail} wide>
      <Island name="list">
        <EventList actors={actors} context={context} />
      </Island>
    </Page>
  );
}
