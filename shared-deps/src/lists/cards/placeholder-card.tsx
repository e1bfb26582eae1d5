import { useId } from 'react';

import { CardDescription, CardFacts, CardTitle, CardTitleId } from './card';
import classes from './card.module.css';

interface PlaceholderCardProps {
  title: string;
  /** Text of the spec, such as `DD.MM.YYYY`. */
  date?: string;
  text?: string;
  level?: 2 | 3;
}

/** Replaces the cards of an empty list (spec §8). */
export function PlaceholderCard({ title, date, text, level = 2 }: PlaceholderCardProps) {
  const id = useId();
  return (
    <article className={classes['placeholder']} aria-labelledby={id}>
      <CardTitleId value={id}>
        <CardTitle level={level}>{title}</CardTitle>
      </CardTitleId>
      {date !== undefined && <CardFacts>{date}</CardFacts>}
      {text !== undefined && <CardDescription>{text}</CardDescription>}
    </article>
  );
}
