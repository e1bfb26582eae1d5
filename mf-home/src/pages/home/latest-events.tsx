import {
  coverOf,
  createKeys,
  fileUrl,
  Picture,
  type PictureFile,
  type SchoolEvent,
  shownDayOf,
  useSite,
} from '@school/shared-deps';
import { contentLanguage } from '@school/shared-deps/bundled';
import { Carousel, type Rotation } from '@school/shared-deps/carousel';
import { Card, PlaceholderCard, placeholders } from '@school/shared-deps/lists';

import { EventFacts } from '../../event-facts';
import { texts } from '../../texts/home';
import { HomeBlock } from './block';
import { eventsInOrder } from './event-order';
import type { HomeActors } from './home.actors';
import { useRecords } from './use-records';

/** Two slides from 1025 px and from 768 to 992 px, otherwise one; cards show pictures of any size 3:2. */
const slidePicture = {
  width: 1800,
  height: 1200,
  sizes: '(width >= 1440px) 44vw, (width >= 1025px) 47vw, (width >= 993px) 94vw, (width >= 768px) 46vw, 94vw',
};

interface LatestEventsProps extends Pick<HomeActors, 'events'> {
  rotation: Rotation;
  /** Epoch milliseconds. */
  now: number;
  /** Picture of an event without one. */
  picture: PictureFile | undefined;
}

/** The slider begins with the next event to come. */
export function LatestEvents({ events, rotation, now, picture }: LatestEventsProps) {
  const { timeZone } = useSite();
  const shown = eventsInOrder(useRecords(events), { now, timeZone });
  const keyOf = createKeys();
  return (
    <HomeBlock title={texts.latestEvents} href="/Events">
      {shown.length === 0 ? (
        <PlaceholderCard level={3} {...placeholders.latestEvent} />
      ) : (
        <Carousel label={texts.latestEvents} rotation={rotation} slidesPerView="two">
          {shown.map((event) => (
            <EventItem key={keyOf(event._id)} event={event} picture={picture} />
          ))}
        </Carousel>
      )}
    </HomeBlock>
  );
}

interface EventItemProps {
  event: SchoolEvent;
  picture: PictureFile | undefined;
}

function EventItem({ event, picture }: EventItemProps) {
  const { timeZone } = useSite();
  const src = coverOf(event.images, picture?.file);
  return (
    <Card
      title={event.title}
      href={fileUrl(event.attachments[0])}
      level={3}
      media={src && <Picture src={src} alt="" {...slidePicture} />}
    >
      <EventFacts date={shownDayOf(event.date, timeZone)} time={event.time} venue={event.venue} dateFirst />
      <p lang={contentLanguage(event.description)}>{event.description}</p>
    </Card>
  );
}
