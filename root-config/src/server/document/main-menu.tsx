import type { RouteData } from '@school/shared-deps';

import { Icon } from './icons';
import { type MenuItem, type MenuLink, menuOf } from './menu';

/** The menu: groups that fold open on wide screens, a drawer on narrow ones; neither needs a script. */
export function MainMenu({ routes, path }: { routes: readonly RouteData[]; path: string }) {
  return (
    <nav id="site-menu" className="siteMenu" popover="auto" aria-label="Main">
      <button type="button" className="siteMenuClose" popoverTarget="site-menu" popoverTargetAction="hide">
        <Icon name="close" />
        Close menu
      </button>
      <ul className="siteMenuList siteWidth">
        {menuOf(routes).map((item) => (
          <li key={item.label}>
            <Item item={item} path={path} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Item({ item: { label, path: target, links }, path }: { item: MenuItem; path: string }) {
  if (target !== undefined)
    return <MarkedLink link={{ label, path: target }} path={path} className="siteMenuTop" />;
  if (links.length === 0) return <span className="siteMenuTop siteMenuPlain">{label}</span>;
  return (
    <details name="menu" className="siteMenuGroup">
      <summary className="siteMenuTop">{label}</summary>
      <ul className="siteMenuLinks">
        {links.map((link) => (
          <li key={link.path}>
            <MarkedLink link={link} path={path} className="siteMenuLink" />
          </li>
        ))}
      </ul>
    </details>
  );
}

interface MarkedLinkProps {
  link: MenuLink;
  /** Canonical path of the page shown. */
  path: string;
  className: string;
}

/** A link that is marked where it leads to the page shown. */
function MarkedLink({ link, path, className }: MarkedLinkProps) {
  const isCurrent = link.path.toLowerCase() === path.toLowerCase();
  return (
    <a href={link.path} className={className} aria-current={isCurrent ? 'page' : undefined}>
      {link.label}
    </a>
  );
}
