import { attributes } from '@school/shared-deps/bundled';
import type { ReactNode, Ref } from 'react';

import classes from './card.module.css';

interface CardGridProps {
  /** Entries of text, or cards with a picture, which are closer together. */
  of?: 'entries' | 'pictures';
  ref?: Ref<HTMLDivElement>;
  children: ReactNode;
}

export function CardGrid({ of = 'entries', ref, children }: CardGridProps) {
  const className =
    of === 'pictures' ? `${classes['grid'] ?? ''} ${classes['pictures'] ?? ''}` : classes['grid'];
  return (
    <div ref={ref} className={className} {...{ [attributes.cards]: true }}>
      {children}
    </div>
  );
}
