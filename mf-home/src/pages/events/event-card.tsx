import { cardPicture, fileUrl, formatDay, Marked, type ShownDay } from '@school/shared-deps';
import { recordAddress } from '@school/shared-deps/bundled';
import { type LightboxActor, Photo, SlidePicture } from '@school/shared-deps/lightbox';
import { Card, CardDescription, DayLeaf, ShareLink } from '@school/shared-deps/lists';
import { memo, type ReactNode } from 'react';

import { AttachmentLink } from '../../attachment-link';
import links from '../../attachment-link.module.css';
import { EventFacts } from '../../event-facts';
import { texts } from '../../texts/events';
import type { ShownEvent } from './event-places';
import classes from './events.module.css';
import { marksOf } from './marks';

interface EventCardProps extends ShownEvent {
  /** Search text to mark in the title. */
  marked: string;
  isFirst?: boolean;
  /** 3 below a heading. */
  level?: 2 | 3;
  lightbox: LightboxActor;
}

export const EventCard = memo(function EventCard(props: EventCardProps) {
  const { listed, slide, index, marked, level = 2, isFirst = false, lightbox } = props;
  const { record, day, shownDay } = listed;
  const { _id: id, title, description, attachments, bytes, pages } = record;
  const href = fileUrl(attachments[0]);
  const picture = slide && (
    <Photo lightbox={lightbox} index={index} label={texts.enlarge(title)}>
      <SlidePicture slide={slide} sizes={cardPicture.sizes} alt="" isFirst={isFirst} />
    </Photo>
  );
  return (
    <Card
      level={level}
      title={<Marked text={title} marks={marksOf(title, marked)} />}
      href={href}
      media={shownDay ? <Dated day={shownDay}>{picture}</Dated> : picture}
    >
      <EventFacts {...record} date={shownDay} />
      <CardDescription>{description}</CardDescription>
      <div className={classes['actions']}>
        {id && day && (
          <a
            href={`/calendar/event/${encodeURIComponent(id)}.ics`}
            className={links['document']}
            aria-label={`${texts.addToCalendar}: ${title}`}
          >
            {texts.addToCalendar}
          </a>
        )}{' '}
        <ShareLink
          title={[title, ...(day ? [formatDay(day)] : [])].join(', ')}
          address={recordAddress('/Events', id)}
        />{' '}
        <AttachmentLink href={href} bytes={bytes} pages={pages} of={title} />
      </div>
    </Card>
  );
});

/** A picture with the leaf of its day on it. The facts below name the day for visitors who do not see it. */
function Dated({ day, children }: { day: ShownDay; children: ReactNode }) {
  return (
    <div className={classes['dated']}>
      {children}
      <div className={children ? classes['leaf'] : undefined} aria-hidden="true">
        <DayLeaf day={day} />
      </div>
    </div>
  );
}
