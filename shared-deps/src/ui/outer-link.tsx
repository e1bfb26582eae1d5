import type { ReactNode } from 'react';

interface OuterLinkProps {
  href: string;
  className?: string | undefined;
  children: ReactNode;
}

/** A document or another site, in a new tab. */
export function OuterLink({ href, className, children }: OuterLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className}>
      {children}
    </a>
  );
}
