import { Marked, type ShownDay } from '@school/shared-deps';
import { recordAddress } from '@school/shared-deps/bundled';
import {
  Card,
  CardDescription,
  CardTitle,
  DayLeaf,
  type DocumentFile,
  ShareLink,
} from '@school/shared-deps/lists';
import type { ReactNode } from 'react';

import { AttachmentLink } from '../../attachment-link';
import links from '../../attachment-link.module.css';
import { EventFacts } from '../../event-facts';
import { texts } from '../../texts/events';
import classes from './events.module.css';
import { marksOf } from './marks';

/** The document is the first attachment. */
interface EventCardProps extends DocumentFile {
  /** For addresses that lead to this card. */
  id?: string;
  /** Of its record; without one it has no calendar of its own. */
  _id: string;
  title: string;
  description: string;
  time: string;
  date?: ShownDay | undefined;
  venue: string;
  /** The event's `Picture`. */
  picture: ReactNode;
  /** Search text to mark in the title. */
  marked?: string;
}

export function EventCard(props: EventCardProps) {
  const { id, _id: name, title, description, date, picture, marked = '' } = props;
  return (
    <Card {...(id !== undefined && { id })} media={date ? <Dated day={date}>{picture}</Dated> : picture}>
      <CardTitle href={props.href}>
        <Marked text={title} marks={marksOf(title, marked)} />
      </CardTitle>
      <EventFacts {...props} />
      <CardDescription>{description}</CardDescription>
      {name && date && date !== 'unreadable' && (
        <a
          href={`/calendar/event/${encodeURIComponent(name)}.ics`}
          className={links['document']}
          aria-label={`${texts.addToCalendar}: ${title}`}
        >
          {texts.addToCalendar}
        </a>
      )}
      <AttachmentLink {...props} of={title} />
      <ShareLink title={title} address={recordAddress('/Events', name)} />
    </Card>
  );
}

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
