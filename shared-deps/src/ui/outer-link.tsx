import type { ReactNode } from 'react';

interface OuterLinkProps {
  href: string;
  className?: string | undefined;
  /** Its accessible name, where its words alone do not say where it leads; it begins with them. */
  label?: string | undefined;
  children: ReactNode;
}

/** A document or another site, in a new tab. */
export function OuterLink({ href, className, label, children }: OuterLinkProps) {
  return (
    <a href={href} target="_blank" rel="noopener" className={className} aria-label={label}>
      {children}
    </a>
  );
}
