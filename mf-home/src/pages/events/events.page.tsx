import {
  cardPicture,
  definePage,
  type Fallback,
  fileUrl,
  formatDay,
  Page,
  type PageContext,
  type PageProps,
  PlaceholderCard,
  type SchoolEvent,
  Slice,
  wordsOf,
} from '@school/shared-deps';
import {
  Lightbox,
  type LightboxActor,
  Photo,
  type Slide,
  SlidePicture,
  slidesOf,
  startLightbox,
} from '@school/shared-deps/lightbox';
import {
  CardGrid,
  EventCard,
  type FilterChoice,
  type ListActors,
  ListControls,
  type Listed,
  ListFooter,
  type ListView,
  normalise,
  queryOf,
  startList,
  Total,
  useList,
} from '@school/shared-deps/lists';
import { useSelector } from '@xstate/react';
import { useMemo, useRef } from 'react';
import { flushSync } from 'react-dom';
import { type ActorRefFrom, createActor } from 'xstate';

import classes from './events.module.css';
import { matchMachine } from './match.machine';

interface EventsActors extends ListActors<SchoolEvent> {
  match: ActorRefFrom<typeof matchMachine>;
  lightbox: LightboxActor;
}

export const page = definePage({ start: startEvents, View: EventsPage });

function startEvents(context: PageContext): EventsActors {
  const list = startList<SchoolEvent>(context, 'events/All');
  const match = createActor(matchMachine).start();
  let last = list.filter.getSnapshot().context.search;
  list.filter.subscribe(({ context: { search } }) => {
    if (search !== last) match.send({ type: 'search.changed' });
    last = search;
  });
  return { ...list, match, lightbox: startLightbox(() => queryOf(list.filter.getSnapshot().context)) };
}

function EventsPage({ actors, context }: PageProps<EventsActors>) {
  const isEnlarged = useSelector(actors.lightbox, (snapshot) => snapshot.matches('open'));
  return (
    <Page title={context.route.title} trail={context.route.trail} wide>
      <Slice name="list" trigger={isEnlarged ? 'idle' : 'intent'}>
        <EventList actors={actors} context={context} />
      </Slice>
    </Page>
  );
}

/** The list stays whole while a visitor searches: what matches is marked, and Enter leads to the next of it. */
function EventList({ actors, context }: PageProps<EventsActors>) {
  const view = useList(actors, context, { dateOf, narrowBy: withoutSearch });
  const cards = useRef<HTMLDivElement>(null);
  const isSearching = normalise(view.filter.search) !== '' && !view.isAwaited;
  const picture = wordsOf<Fallback>(context, 'fallback')?.pictures.event.file;
  const shown = useMemo(() => placesOf(view.shown, picture), [view.shown, picture]);
  const slides = useMemo(() => shown.flatMap(({ slide }) => slide ?? []), [shown]);
  const goToNext = () => {
    const place = isSearching ? advance(actors, view) : -1;
    cards.current?.children[place]?.scrollIntoView({ block: 'center' });
  };
  return (
    <>
      <Total noun="Events" count={view.total} />
      <ListControls actors={actors} view={view} onSubmit={goToNext} />
      <p role="status" className={classes['matches']}>
        {isSearching && announce(view.matches)}
      </p>
      <CardGrid ref={cards} of="pictures">
        {view.shown.length === 0 && <EmptyEvents />}
        {shown.map((event, at) => (
          <Event
            key={event.listed.record._id || at}
            {...event}
            search={view.filter.search}
            isFirst={at === 0}
            lightbox={actors.lightbox}
          />
        ))}
      </CardGrid>
      <ListFooter actors={actors} view={view} alwaysMore />
      <Lightbox lightbox={actors.lightbox} slides={slides} label={context.route.title} isBusy={view.isBusy} />
    </>
  );
}

/** Place of the next match in the list, which is extended until it is shown; -1 where there is none. */
function advance({ match, filter }: EventsActors, { matching, selected }: ListView<SchoolEvent>): number {
  match.send({ type: 'match.advanced', count: matching.length });
  const next = matching[match.getSnapshot().context.at];
  const place = next ? selected.indexOf(next) : -1;
  flushSync(() => {
    while (filter.getSnapshot().context.shown <= place) filter.send({ type: 'list.extended' });
  });
  return place;
}

interface ShownEvent {
  listed: Listed<SchoolEvent>;
  /** Its picture, or the one that stands in. */
  slide: Slide | undefined;
  /** Place of its picture among those of the page. */
  index: number;
}

interface EventProps extends ShownEvent {
  search: string;
  isFirst: boolean;
  lightbox: LightboxActor;
}

function Event({ listed: { record, day }, slide, index, search, isFirst, lightbox }: EventProps) {
  return (
    <EventCard
      title={record.title}
      description={record.description}
      time={record.time}
      date={day}
      venue={record.venue}
      picture={
        slide && (
          <Photo lightbox={lightbox} index={index} label={`Enlarge: ${record.title}`}>
            <SlidePicture slide={slide} sizes={cardPicture.sizes} alt="" isFirst={isFirst} />
          </Photo>
        )
      }
      href={fileUrl(record.attachments[0])}
      marked={search}
    />
  );
}

/** Events with their pictures, and where these are among those of the page. */
function placesOf(
  events: readonly Listed<SchoolEvent>[],
  standIn: string | undefined,
): readonly ShownEvent[] {
  let index = 0;
  return events.map((listed) => {
    const slide = slideOf(listed, standIn);
    const shown = { listed, slide, index };
    if (slide) index += 1;
    return shown;
  });
}

function slideOf({ record, day }: Listed<SchoolEvent>, standIn: string | undefined): Slide | undefined {
  const { title, description, images } = record;
  const about = { title, description, ...(day && { date: formatDay(day) }) };
  return slidesOf(images.slice(0, 1), about)[0] ?? slidesOf([standIn ?? ''], about)[0];
}

/** What stands where no event is left (spec §2). */
function EmptyEvents() {
  return (
    <PlaceholderCard
      title="Event Title"
      date="00:00 · DD.MM.YYYY · School"
      text="Stay Tuned For More Updates"
    />
  );
}

function announce(count: number): string {
  if (count === 0) return 'No event matches';
  return count === 1 ? '1 event matches' : `${count} events match`;
}

function dateOf({ date }: SchoolEvent): string {
  return date;
}

/** Typing does not narrow the events (spec §5). */
function withoutSearch(choice: FilterChoice): FilterChoice {
  return { ...choice, search: '' };
}
