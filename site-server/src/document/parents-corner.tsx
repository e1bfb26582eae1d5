import type { Profile, RouteData } from '@school/shared-deps';
import { fileKind } from '@school/shared-deps/server';

import { OuterLink } from './links';

interface ParentsCornerProps {
  profile: Profile;
  routes: readonly RouteData[];
}

type ParentLink = NonNullable<Profile['parents']>[number];

/** What parents come for most, one tap away on every page. */
export function ParentsCorner(props: ParentsCornerProps) {
  const links = parentLinksOf(props);
  if (links.length === 0) return null;
  return (
    <div className="siteParents">
      <h2>For parents</h2>
      <ParentLinks links={links} className="siteFooterLinks" />
    </div>
  );
}

/** The same in the drawer, below the menu. */
export function ParentsNavigation(props: ParentsCornerProps) {
  const links = parentLinksOf(props);
  if (links.length === 0) return null;
  return (
    <nav className="siteMenuMore" aria-label="For parents">
      <p>For parents</p>
      <ParentLinks links={links} />
    </nav>
  );
}

function ParentLinks({ links, className }: { links: readonly ParentLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, href }) => (
        <li key={label}>
          {isFile(href) ? (
            <OuterLink href={href}>{label + kindOf(href)}</OuterLink>
          ) : (
            <a href={href}>{label}</a>
          )}
        </li>
      ))}
    </ul>
  );
}

/** Pages that are not deployed are left out. */
function parentLinksOf({ profile: { parents = [] }, routes }: ParentsCornerProps): readonly ParentLink[] {
  const paths = new Set(routes.map(({ path }) => path.toLowerCase()));
  return parents.filter(({ href }) => {
    const [path = ''] = href.split(/[?#]/);
    return isFile(path) || paths.has(path.toLowerCase());
  });
}

/** What a file is before it is opened. */
function kindOf(href: string): string {
  return /\.\w+$/.test(href) ? ` (${fileKind({ file: href })})` : '';
}

function isFile(href: string): boolean {
  return href.startsWith('/api/image/');
}
