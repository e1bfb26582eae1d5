import type { Profile, RouteData } from '@school/shared-deps';

import { texts } from '../texts';
import { Icon } from './icons';
import { type MenuItem, type MenuLink, menuOf, parentOf, schoolLifeOf } from './menu';
import { MarkedLink, MenuLinks, type Shown } from './menu-links';
import { ParentsNavigation } from './parents-corner';

interface MainMenuProps {
  profile: Profile;
  routes: readonly RouteData[];
  /** Canonical path of the page shown. */
  path: string;
}

/** The menu: groups that fold open on wide screens, a drawer on narrow ones; neither needs a script. */
export function MainMenu({ profile, routes, path }: MainMenuProps) {
  const shown = { path, parent: parentOf(routes, path) };
  return (
    <div id="site-menu" className="siteMenu" popover="auto">
      <button type="button" className="siteMenuClose" popoverTarget="site-menu" popoverTargetAction="hide">
        <Icon name="close" />
        {texts.closeMenu}
      </button>
      <nav aria-label={texts.mainMenu}>
        <ul className="siteMenuList siteWidth">
          {menuOf(routes).map((item) => (
            <li key={item.label}>
              <Item item={item} shown={shown} />
            </li>
          ))}
        </ul>
      </nav>
      <SchoolLife links={schoolLifeOf(routes)} />
      <ParentsNavigation profile={profile} routes={routes} />
    </div>
  );
}

/** Below the menu in the drawer, where the footer is far away. */
function SchoolLife({ links }: { links: readonly MenuLink[] }) {
  if (links.length === 0) return null;
  return (
    <nav className="siteMenuMore" aria-label={texts.schoolLife}>
      <p>{texts.schoolLife}</p>
      <ul>
        {links.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Item({ item: { label, path: target, links }, shown }: { item: MenuItem; shown: Shown }) {
  if (target !== undefined)
    return <MarkedLink link={{ label, path: target }} shown={shown} className="siteMenuTop" />;
  if (links.length === 0) return <span className="siteMenuTop siteMenuPlain">{label}</span>;
  return (
    <details name="menu" className="siteMenuGroup">
      <summary className="siteMenuTop">{label}</summary>
      <MenuLinks links={links} shown={shown} className="siteMenuLinks" />
    </details>
  );
}
