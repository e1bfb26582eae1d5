import { createContext, type ReactNode, useContext, useId } from 'react';

import classes from './card.module.css';

/** Id of the heading of the card around; the card is named by it. */
export const CardTitleId = createContext<string | undefined>(undefined);

interface CardProps {
  /** For addresses that lead to this card. */
  id?: string;
  /** Beside the text, such as a date. */
  aside?: ReactNode;
  /** Above the text, such as a picture; in the ratio 3:2. */
  media?: ReactNode;
  children: ReactNode;
}

/** One record of a list, named by its `CardTitle`. Like an entry in print it has a rule above and no box. */
export function Card({ id: place, aside, media, children }: CardProps) {
  const id = useId();
  return (
    <article
      id={place}
      className={media === undefined ? classes['card'] : classes['pictureCard']}
      aria-labelledby={id}
    >
      {aside}
      {media !== undefined && <div className={classes['media']}>{media}</div>}
      <CardTitleId value={id}>
        <div className={classes['text']}>{children}</div>
      </CardTitleId>
    </article>
  );
}

export interface CardTitleProps {
  href?: string | undefined;
  /** 3 for a card below a heading of its own, as on the home page. */
  level?: 2 | 3;
  children: ReactNode;
}

/** Facts of a record in one line. */
export function CardFacts({ children }: { children: ReactNode }) {
  return <p className={classes['facts']}>{children}</p>;
}

/** The text of a record, if it has one. */
export function CardDescription({ children }: { children: string }) {
  return children !== '' && <p className={classes['description']}>{children}</p>;
}

/** A card's title. As a link to a document it makes all of the card its target. */
export function CardTitle({ href, level = 2, children }: CardTitleProps) {
  const id = useContext(CardTitleId);
  const Heading = `h${level}` as const;
  return (
    <Heading id={id} className={classes['title']}>
      {href === undefined ? (
        children
      ) : (
        <a href={href} target="_blank" rel="noopener">
          {children}
        </a>
      )}
    </Heading>
  );
}
