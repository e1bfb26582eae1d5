import { Card, CardTitle, type Day, EventFacts } from '@school/shared-deps';
import type { ReactNode } from 'react';

import { AttachmentLink } from './attachment-link';
import classes from './card.module.css';
import { Marked } from './marked';

interface EventCardProps {
  title: string;
  description: string;
  time: string;
  date?: Day | undefined;
  venue: string;
  /** The event's `Picture`. */
  picture: ReactNode;
  /** First attachment. */
  href?: string | undefined;
  /** Search text to mark in the title. */
  marked?: string;
}

export function EventCard(props: EventCardProps) {
  const { title, description, picture, href, marked = '' } = props;
  return (
    <Card media={picture}>
      <CardTitle>
        <Marked text={title} search={marked} />
      </CardTitle>
      <EventFacts {...props} />
      {description !== '' && <p className={classes['description']}>{description}</p>}
      {href !== undefined && <AttachmentLink href={href} of={title} />}
    </Card>
  );
}
