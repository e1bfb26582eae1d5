import type { ReactNode } from 'react';

import { useSite } from './page-scope';

interface PageLinkProps {
  /** A page of the site, with or without query and fragment. */
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a page of the site, or plain text while no deployed section has that page. */
export function PageLink({ href, className, children }: PageLinkProps) {
  const { paths } = useSite();
  if (!isDeployed(href, paths)) return <span className={className}>{children}</span>;
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}

function isDeployed(href: string, paths: readonly string[]): boolean {
  const path = href.replace(/[?#].*/s, '').toLowerCase();
  return path === '/' || paths.some((each) => each.toLowerCase() === path);
}
