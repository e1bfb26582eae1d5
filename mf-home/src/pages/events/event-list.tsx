import { dayAt, PageLink, type PageProps } from '@school/shared-deps';
import { attempt } from '@school/shared-deps/bundled';
import { Lightbox } from '@school/shared-deps/lightbox';
import {
  CardGrid,
  ListFooter,
  ListHead,
  normalise,
  PlaceholderCard,
  placeholders,
  useList,
  viewOf,
} from '@school/shared-deps/lists';
import { Fragment, useEffect, useRef, useState } from 'react';

import links from '../../attachment-link.module.css';
import { texts } from '../../texts/events';
import { EventCard } from './event-card';
import { countComing, fallbackPictureOf, picturesOf } from './event-places';
import type { EventsActors } from './events.actors';
import classes from './events.module.css';
import { useMarks } from './marks';

/**
 * All events stay while a visitor searches: those that match are marked, and Enter leads to the next of them.
 */
export function EventList({ actors, context }: PageProps<EventsActors, 'content/fallback'>) {
  const { list, lightbox } = actors;
  const { choice, shown, matches, pending } = useList(list);
  const cards = useRef<HTMLDivElement>(null);
  // the match that was last brought into view, since the search changed
  const visited = useRef(-1);
  useEffect(() => {
    visited.current = -1;
  }, [choice.search]);
  const [goal, setGoal] = useState({ position: -1 });
  // the card of a longer list is there after the render
  useEffect(() => {
    const match = cards.current?.querySelectorAll(':scope > article')[goal.position];
    attempt(() => match?.scrollIntoView({ block: 'center' }));
  }, [goal]);
  const marked = useMarks(cards, choice.search, shown);
  const isSearching = normalise(choice.search) !== '' && !pending;
  const picture = fallbackPictureOf(context);
  const { events, slides } = picturesOf(shown, picture);
  const today = dayAt(context.now, context.site.timeZone);
  const named = choice.event !== '' && shown[0]?.record._id === choice.event ? 1 : 0;
  const coming = countComing(shown, today, named);
  const isGrouped = coming > named;
  const goToNext = () => {
    if (!isSearching) return;
    const position = showMatch(list, visited.current + 1);
    if (position >= 0) visited.current += 1;
    setGoal({ position });
  };
  return (
    <>
      <ListHead list={list} noun={texts} onSubmit={goToNext}>
        <p role="status" className={classes['matches']}>
          {isSearching ? announce(matches) : ''}
        </p>
      </ListHead>
      <CardGrid ref={cards}>
        {events.length === 0 && <PlaceholderCard {...placeholders.event} />}
        {events.map((event, at) => (
          <Fragment key={event.listed.key}>
            {isGrouped && (at === named || at === coming) && (
              <h2 className={classes['group']}>{at === coming ? texts.past : texts.coming}</h2>
            )}
            <EventCard
              {...event}
              marked={marked}
              level={isGrouped && at >= named ? 3 : 2}
              isFirst={at === 0}
              lightbox={lightbox}
            />
          </Fragment>
        ))}
      </CardGrid>
      <ListFooter list={list} alwaysMore share={{ feed: 'events' }} />
      <PageLink href="/Calendar#in-your-own-calendar" className={links['document']}>
        {texts.allInCalendar}
      </PageLink>
      <Lightbox lightbox={lightbox} slides={slides} label={context.route.title} />
    </>
  );
}

/**
 * Extends the list until a match is shown; after the last match comes the first.
 * @returns its position in the list; -1 when there is none
 */
function showMatch(list: EventsActors['list'], index: number): number {
  const { matching, selected } = viewOf(list.getSnapshot().context);
  const match = matching[index % matching.length];
  const position = match ? selected.indexOf(match) : -1;
  list.send({ type: 'list.extended', atLeast: position + 1 });
  return position;
}

function announce(count: number): string {
  if (count === 0) return texts.noMatch;
  return count === 1 ? texts.oneMatch : texts.matches(count);
}
