import type { Profile } from '@school/contract';
import { PhoneLink } from '@school/shared-deps/views';

import { texts } from '../../settings/texts';
import { SiteIcon } from './icons';
import { Languages, type LanguagesProps } from './languages';
import { AppLinks, LinkList } from './links';
import { linksTo, type MenuItem, type MenuLink, menuOf, parentLinksOf, parentOf } from './menu';
import { MarkedLink, MenuLinks, type Shown } from './menu-links';
import { SEARCH, SearchForm } from './search-form';
import type { PageParts } from './types';

export type MenuProps = { profile: Profile } & Pick<PageParts, 'routes' | 'path'> & LanguagesProps;

/** The menu: groups that fold open on wide screens, a drawer on narrow ones; neither needs a script. */
export function MainMenu({ profile, routes, path, ...languages }: MenuProps) {
  const shown = { path, parent: parentOf(routes, path) };
  return (
    <div id="site-menu" className="siteMenu" popover="auto">
      <button
        type="button"
        className="button outlined siteMenuClose"
        popoverTarget="site-menu"
        popoverTargetAction="hide"
      >
        <SiteIcon name="close" />
        {texts.closeMenu}
      </button>
      {routes.some((route) => route.path === SEARCH) && <SearchForm />}
      <Languages {...languages} />
      <MoreLinks title={texts.forParents} links={parentLinksOf(profile, routes)} kind="siteMenuChips" />
      <nav aria-label={texts.mainMenu}>
        <ul className="siteMenuList width">
          {menuOf(routes).map((item) => (
            <li key={item.label}>
              <Item item={item} shown={shown} />
            </li>
          ))}
        </ul>
      </nav>
      <ul className="siteMenuMore siteMenuChips">
        <li>
          <PhoneLink phone={profile.phones[0] ?? ''} />
        </li>
        <AppLinks profile={profile} />
      </ul>
      <MoreLinks title={texts.schoolLife} links={linksTo(texts.schoolLifeLinks, routes)} />
    </div>
  );
}

interface MoreLinksProps {
  title: string;
  links: readonly MenuLink[];
  kind?: 'siteMenuChips';
}

/** Around the menu in the drawer, where the footer is far away. */
function MoreLinks({ title, links, kind }: MoreLinksProps) {
  if (links.length === 0) return null;
  return (
    <nav className={kind ? `siteMenuMore ${kind}` : 'siteMenuMore'} aria-label={title}>
      <p className="quiet">{title}</p>
      <LinkList links={links} />
    </nav>
  );
}

function Item({ item: { label, path, links }, shown }: { item: MenuItem; shown: Shown }) {
  if (path !== undefined)
    return <MarkedLink label={label} path={path} shown={shown} className="siteMenuTop" />;
  if (links.length === 0) return <span className="siteMenuTop siteMenuPlain">{label}</span>;
  return (
    <details name="menu" className="siteMenuGroup">
      <summary className="siteMenuTop">{label}</summary>
      <MenuLinks links={links} shown={shown} className="siteMenuLinks" />
    </details>
  );
}
