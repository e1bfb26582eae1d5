import {
  Card,
  CardTitle,
  dayOf,
  EventFacts,
  fileUrl,
  Picture,
  type PictureFile,
  PlaceholderCard,
  type SchoolEvent,
  type Site,
  slidePicture,
} from '@school/shared-deps';

import { Block } from './block';
import type { HomeActors, Rotation } from './home.actors';
import { Slider } from './slider';
import { useRecords } from './use-records';

interface LatestEventsProps extends Pick<HomeActors, 'events'> {
  rotation: Rotation;
  site: Site;
  /** Stands for an event without one. */
  picture: PictureFile | undefined;
}

export function LatestEvents({ events, rotation, site, picture }: LatestEventsProps) {
  const records = useRecords(events);
  return (
    <Block title="Latest Events" href="/Events" paths={site.paths}>
      {records.length === 0 ? (
        <PlaceholderCard level={3} title="Event Title" date="DD / MM" text="Stay Tuned For More Updates" />
      ) : (
        <Slider label="Latest Events" rotation={rotation} slidesPerView="two">
          {records.map((record, at) => (
            <EventItem key={record._id || at} event={record} timeZone={site.timeZone} picture={picture} />
          ))}
        </Slider>
      )}
    </Block>
  );
}

interface EventItemProps {
  event: SchoolEvent;
  timeZone: string;
  picture: PictureFile | undefined;
}

function EventItem({ event, timeZone, picture }: EventItemProps) {
  const src = fileUrl(event.images[0] ?? picture?.file);
  return (
    <Card media={src && <Picture src={src} alt="" {...slidePicture} />}>
      <CardTitle level={3} href={fileUrl(event.attachments[0])}>
        {event.title}
      </CardTitle>
      <EventFacts date={dayOf(event.date, timeZone)} time={event.time} venue={event.venue} dateFirst />
      <p>{event.description}</p>
    </Card>
  );
}
