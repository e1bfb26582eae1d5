import { PageLink } from '@school/shared-deps';
import type { ReactNode } from 'react';

import classes from './block.module.css';

interface BlockProps {
  title: string;
  /** The page that shows all of it. */
  href?: string;
  paths?: readonly string[];
  children: ReactNode;
}

/** A titled part of the home page; the title leads to the page behind it. */
export function Block({ title, href, paths = [], children }: BlockProps) {
  return (
    <section className={classes['block']}>
      <h2 className={classes['title']}>
        {href === undefined ? (
          <span>{title}</span>
        ) : (
          <PageLink href={href} paths={paths}>
            {title}
          </PageLink>
        )}
      </h2>
      {children}
    </section>
  );
}
