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
  /** Opens the picture large. */
  onEnlarge?: (() => void) | undefined;
  /** First attachment. */
  href?: string | undefined;
  /** Search text to mark in the title. */
  marked?: string;
  level?: 2 | 3;
}

export function EventCard(props: EventCardProps) {
  const { title, description, picture, onEnlarge, href, marked = '', level = 2 } = props;
  return (
    <Card media={onEnlarge ? <Enlarge title={title} picture={picture} onEnlarge={onEnlarge} /> : picture}>
      <CardTitle level={level}>
        <Marked text={title} search={marked} />
      </CardTitle>
      <EventFacts {...props} />
      {description !== '' && <p className={classes['description']}>{description}</p>}
      {href !== undefined && <AttachmentLink href={href} of={title} />}
    </Card>
  );
}

function Enlarge({
  title,
  picture,
  onEnlarge,
}: {
  title: string;
  picture: ReactNode;
  onEnlarge: () => void;
}) {
  return (
    <button type="button" className={classes['enlarge']} aria-label={`Enlarge: ${title}`} onClick={onEnlarge}>
      {picture}
    </button>
  );
}
