import type { MenuLink } from './menu';

/** The page that links are marked for. */
export interface Shown {
  /** Canonical path of the page shown. */
  path: string;
  /** Label of the page that it belongs to, if it has no place in the menu itself. */
  parent: string | undefined;
}

type Links = Readonly<{ links: readonly MenuLink[]; shown: Shown; className?: string }>;

export function MenuLinks({ links, shown, className }: Links) {
  return (
    <ul className={className}>
      {links.map((link) => (
        <li key={link.path}>
          <MarkedLink {...link} shown={shown} className="siteMenuLink" />
        </li>
      ))}
    </ul>
  );
}

/** A link. It is marked where it leads to the page shown, or to the page that this one belongs to. */
export function MarkedLink({
  label,
  path,
  shown,
  className,
}: MenuLink & { shown: Shown; className: string }) {
  const isShown = path.toLowerCase() === shown.path.toLowerCase();
  const current = isShown ? 'page' : label === shown.parent ? true : undefined;
  return (
    <a href={path} className={className} aria-current={current}>
      {label}
    </a>
  );
}
