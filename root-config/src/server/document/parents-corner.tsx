import type { Profile, RouteData } from '@school/shared-deps';

import { OuterLink } from './links';

interface ParentsCornerProps {
  profile: Profile;
  routes: readonly RouteData[];
}

/** What parents come for most, one tap away on every page; pages that are not deployed are left out. */
export function ParentsCorner({ profile: { parents = [] }, routes }: ParentsCornerProps) {
  const paths = new Set(routes.map(({ path }) => path.toLowerCase()));
  const links = parents.filter(({ href }) => {
    const [path = ''] = href.split(/[?#]/);
    return isFile(path) || paths.has(path.toLowerCase());
  });
  if (links.length === 0) return null;
  return (
    <div className="siteParents">
      <h2>For parents</h2>
      <ul className="siteFooterLinks">
        {links.map(({ label, href }) => (
          <li key={label}>
            {isFile(href) ? <OuterLink href={href}>{label}</OuterLink> : <a href={href}>{label}</a>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function isFile(href: string): boolean {
  return href.startsWith('/api/image/');
}
