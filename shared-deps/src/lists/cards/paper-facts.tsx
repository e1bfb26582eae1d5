import { fileKind } from '@school/shared-deps/bundled';
import type { ReactNode } from 'react';

import { CardFacts } from './card';

/** A paper of the school, or another file, by its address. */
export interface Paper {
  href?: string | undefined;
  bytes?: number | undefined;
  pages?: number | undefined;
}

interface PaperFactsProps extends Paper {
  /** Further facts. */
  children?: ReactNode;
}

/** The kind and size of a paper, such as `PDF, 2 pages, 45 KB`. */
export function PaperFacts({ href = '', bytes, pages, children }: PaperFactsProps) {
  const kind = /[^/]\/[^/]+\.\w+$/.test(href) ? fileKind({ file: href, bytes, pages }) : '';
  if (kind === '' && !children) return null;
  return (
    <CardFacts>
      {kind}
      {kind !== '' && children && <span> · </span>}
      {children && <span>{children}</span>}
    </CardFacts>
  );
}
