import { fileKind } from '@school/shared-deps/bundled';
import type { ReactNode } from 'react';

import classes from './card.module.css';

interface PaperFactsProps {
  /** Address of the paper. */
  href: string | undefined;
  bytes?: number | undefined;
  pages?: number | undefined;
  /** What else is known of it. */
  children?: ReactNode;
}

/** What a paper is before it is opened, such as `PDF, 2 pages, 45 KB`. */
export function PaperFacts({ href = '', bytes, pages, children }: PaperFactsProps) {
  const kind = /\.\w+$/.test(href) ? fileKind({ file: href, bytes, pages }) : '';
  if (kind === '' && !children) return null;
  return (
    <p className={classes['facts']}>
      {kind}
      {kind !== '' && children && ' · '}
      {children}
    </p>
  );
}
