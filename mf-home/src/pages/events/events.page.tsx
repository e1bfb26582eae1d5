import {
  cardPicture,
  type Day,
  definePage,
  type Fallback,
  fileUrl,
  formatDay,
  Page,
  type PageContext,
  type PageProps,
  Picture,
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
  return { ...list, match, lightbox: startLightbox() };
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
  const slides = useMemo(
    () => view.shown.flatMap(({ record, day }) => slideOf(record, day, picture)),
    [view.shown, picture],
  );
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
        {view.shown.map((listed, at) => (
          <Event
            key={listed.record._id || at}
            listed={listed}
            search={view.filter.search}
            picture={picture}
            isFirst={at === 0}
            lightbox={actors.lightbox}
            index={at}
          />
        ))}
      </CardGrid>
      <ListFooter actors={actors} view={view} alwaysMore />
      <Lightbox lightbox={actors.lightbox} slides={slides} label={context.route.title} />
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

interface EventProps {
  listed: Listed<SchoolEvent>;
  search: string;
  /** File that stands for an event without a picture. */
  picture: string | undefined;
  isFirst: boolean;
  lightbox: LightboxActor;
  /** Place of its picture among those of the page. */
  index: number;
}

function Event({ listed: { record, day }, search, picture, isFirst, lightbox, index }: EventProps) {
  const src = fileUrl(record.images[0] ?? picture);
  return (
    <EventCard
      title={record.title}
      description={record.description}
      time={record.time}
      date={day}
      venue={record.venue}
      picture={
        src && (
          <Photo lightbox={lightbox} index={index} label={`Enlarge: ${record.title}`}>
            <Picture src={src} alt="" {...cardPicture} eager={isFirst} isPhoto />
          </Photo>
        )
      }
      href={fileUrl(record.attachments[0])}
      marked={search}
    />
  );
}

/** One slide an event, so that its place is the card's. */
function slideOf(event: SchoolEvent, day: Day | undefined, standIn: string | undefined): Slide[] {
  const { title, description, images } = event;
  const about = { title, description, ...(day && { date: formatDay(day) }) };
  return slidesOf([images[0] ?? standIn ?? ''], about);
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
