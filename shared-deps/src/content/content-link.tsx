import { OuterLink, PageLink } from '@school/shared-deps';

interface ContentLinkProps {
  /** A page of the site, a file, a calendar, a feed, a web address, `mailto:` or `tel:`. */
  href: string;
  children: string;
}

export function ContentLink({ href, children }: ContentLinkProps) {
  if (/^http|^\/api\/image\//.test(href)) return <OuterLink href={href}>{children}</OuterLink>;
  if (!href.startsWith('/') || /\.(?:ics|atom)$/.test(href)) return <a href={href}>{children}</a>;
  return <PageLink href={href}>{children}</PageLink>;
}
