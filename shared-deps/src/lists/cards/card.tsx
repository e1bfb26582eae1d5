import { contentLanguage } from '@school/contract';
import { OuterLink } from '@school/shared-deps';
import { attributes } from '@school/shared-deps/bundled';
import { type ReactNode, type Ref, useId } from 'react';

import classes from './card.module.css';

interface CardProps {
  title: ReactNode;
  /** Document of the title, which makes all of the card its target. */
  href?: string | undefined;
  /** 3 for a card below a heading of its own, as on the home page. */
  level?: 2 | 3;
  /** Beside the text, such as a date. */
  aside?: ReactNode;
  /** Above the text, such as a picture; in the ratio 3:2. */
  media?: ReactNode;
  /** Replaces the cards of an empty list. */
  isPlaceholder?: boolean;
  children?: ReactNode;
}

/** One record of a list, named by its title. Like an entry in print it has a rule above and no box. */
export function Card({ title, href, level = 2, aside, media, isPlaceholder = false, children }: CardProps) {
  const titleId = useId();
  const Heading = `h${level}` as const;
  return (
    <article className={classes[isPlaceholder ? 'placeholder' : 'card']} aria-labelledby={titleId}>
      {aside}
      {media !== undefined && <div className={classes['media']}>{media}</div>}
      <div className={classes['text']}>
        <Heading
          id={titleId}
          lang={typeof title === 'string' ? contentLanguage(title) : undefined}
          className={classes['title']}
        >
          {href === undefined ? title : <OuterLink href={href}>{title}</OuterLink>}
        </Heading>
        {children}
      </div>
    </article>
  );
}

/** Facts of a record in one line. */
export function CardFacts({ children }: { children: ReactNode }) {
  return <p className="quiet figures">{children}</p>;
}

/** The text of a record, if it has one. */
export function CardDescription({ children }: { children: string }) {
  return (
    children !== '' && (
      <p lang={contentLanguage(children)} className={classes['description']}>
        {children}
      </p>
    )
  );
}

export interface PlaceholderCardProps {
  title: string;
  /** Text of the spec, such as `DD.MM.YYYY`. */
  date?: string;
  text?: string;
  level?: 2 | 3;
}

/** Replaces the cards of an empty list (spec §8). */
export function PlaceholderCard({ date, text, ...card }: PlaceholderCardProps) {
  return (
    <Card {...card} isPlaceholder>
      {date !== undefined && <CardFacts>{date}</CardFacts>}
      {text !== undefined && <CardDescription>{text}</CardDescription>}
    </Card>
  );
}

interface CardGridProps {
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

/** Cards side by side; those with a picture are closer together. */
export function CardGrid({ ref, children }: CardGridProps) {
  return (
    <div ref={ref} className={classes['grid']} {...{ [attributes.cards]: true }}>
      {children}
    </div>
  );
}
