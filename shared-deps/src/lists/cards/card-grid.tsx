import { attributes } from '@school/shared-deps/bundled';
import type { ReactNode, Ref } from 'react';

import classes from './card.module.css';

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
