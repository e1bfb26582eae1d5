import { PageLink } from '@school/shared-deps';
import type { ReactNode } from 'react';

import classes from './block.module.css';

interface BlockProps {
  title: string;
  /** Page with all records of the block. */
  href?: string;
  children: ReactNode;
}

/** A titled part of the home page; the title leads to the page behind it. */
export function HomeBlock({ title, href, children }: BlockProps) {
  return (
    <section className={classes['block']}>
      <h2 className={classes['title']}>
        {href === undefined ? <span>{title}</span> : <PageLink href={href}>{title}</PageLink>}
      </h2>
      {children}
    </section>
  );
}
