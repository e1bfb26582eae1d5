import type { ReactNode } from 'react';

interface OuterLinkProps {
  href: string;
  className?: string | undefined;
  /** Accessible name, if the text alone does not say where the link leads; it begins with the text. */
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
