import type { ReactNode } from 'react';

interface PageLinkProps {
  /** A page of the site; its query and fragment do not count. */
  href: string;
  /** Paths of all deployed pages. */
  paths: readonly string[];
  className?: string | undefined;
  children: ReactNode;
}

/** A link to a page of the site, or plain text while no deployed section has that page. */
export function PageLink({ href, paths, className, children }: PageLinkProps) {
  if (!isDeployed(href, paths)) return <span className={className}>{children}</span>;
  return (
    <a href={href} className={className}>
      {children}
    </a>
  );
}

function isDeployed(href: string, paths: readonly string[]): boolean {
  const path = href.replace(/[?#].*$/, '').toLowerCase();
  return path === '/' || paths.some((each) => each.toLowerCase() === path);
}
