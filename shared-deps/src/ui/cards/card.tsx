import type { ReactNode } from 'react';

import classes from './card.module.css';

interface CardProps {
  /** What stands beside the text, such as a date. */
  aside?: ReactNode;
  /** What stands above the text, such as a picture; in the ratio 3:2. */
  media?: ReactNode;
  children: ReactNode;
}

/** One record of a list, set like an entry in print: a rule above, no box around. */
export function Card({ aside, media, children }: CardProps) {
  return (
    <article className={media === undefined ? classes['card'] : classes['pictureCard']}>
      {aside}
      {media !== undefined && <div className={classes['media']}>{media}</div>}
      <div className={classes['text']}>{children}</div>
    </article>
  );
}

export interface CardTitleProps {
  href?: string | undefined;
  /** 3 where the card stands below a heading of its own, as on the home page. */
  level?: 2 | 3;
  children: ReactNode;
}

/** A card's title; as a link to a document it makes the whole card a target. */
export function CardTitle({ href, level = 2, children }: CardTitleProps) {
  const Heading = `h${level}` as const;
  return (
    <Heading className={classes['title']}>
      {href === undefined ? (
        children
      ) : (
        <a href={href} target="_blank" rel="noopener" className={classes['wholeCard']}>
          {children}
        </a>
      )}
    </Heading>
  );
}
