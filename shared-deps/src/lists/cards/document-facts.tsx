import { fileKind } from '@school/shared-deps/bundled';
import type { ReactNode } from 'react';

import { CardFacts } from './card';

/** A document of the school, or another file, by its address. */
export interface DocumentFile {
  href?: string | undefined;
  bytes?: number | undefined;
  pages?: number | undefined;
}

interface DocumentFactsProps extends DocumentFile {
  /** Further facts. */
  children?: ReactNode;
}

/** The kind and size of a document, such as `PDF, 2 pages, 45 KB`. */
export function DocumentFacts({ href = '', bytes, pages, children }: DocumentFactsProps) {
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
