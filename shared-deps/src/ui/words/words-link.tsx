import { OuterLink, PageLink } from '@school/shared-deps';

interface WordsLinkProps {
  /** A page of the site, a web address, `mailto:` or `tel:`. */
  href: string;
  paths: readonly string[];
  children: string;
}

export function WordsLink({ href, paths, children }: WordsLinkProps) {
  if (href.startsWith('http')) return <OuterLink href={href}>{children}</OuterLink>;
  if (!href.startsWith('/')) return <a href={href}>{children}</a>;
  return (
    <PageLink href={href} paths={paths}>
      {children}
    </PageLink>
  );
}
