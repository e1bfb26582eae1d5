import type { Profile, RouteData } from '@school/shared-deps';
import { fileKind } from '@school/shared-deps/server';

import { texts } from '../texts';
import { OuterLink } from './links';

interface ParentsCornerProps {
  profile: Profile;
  routes: readonly RouteData[];
}

type ParentLink = NonNullable<Profile['parents']>[number];

/** Links that parents need most, on every page. */
export function ParentsCorner(props: ParentsCornerProps) {
  const links = parentLinksOf(props);
  if (links.length === 0) return null;
  return (
    <div className="siteParents">
      <h2>{texts.forParents}</h2>
      <ParentLinks links={links} className="siteFooterLinks" />
    </div>
  );
}

/** The same in the drawer, below the menu. */
export function ParentsNavigation(props: ParentsCornerProps) {
  const links = parentLinksOf(props);
  if (links.length === 0) return null;
  return (
    <nav className="siteMenuMore" aria-label={texts.forParents}>
      <p>{texts.forParents}</p>
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

/** The kind of a file, in brackets. */
function kindOf(href: string): string {
  return /\.\w+$/.test(href) ? ` (${fileKind({ file: href })})` : '';
}

function isFile(href: string): boolean {
  return href.startsWith('/api/image/');
}
