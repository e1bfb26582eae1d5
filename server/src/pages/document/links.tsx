import type { Profile } from '@school/contract';
import { OuterLink } from '@school/shared-deps/views';

import { texts } from '../../settings/texts';
import { SiteIcon } from './icons';
import { isFile, type MenuLink } from './menu';

/** Links to pages and files. */
export function LinkList({ links, className }: { links: readonly MenuLink[]; className?: string }) {
  return (
    <ul className={className}>
      {links.map(({ label, path }) => (
        <li key={label}>
          {isFile(path) ? <OuterLink href={path}>{label}</OuterLink> : <a href={path}>{label}</a>}
        </li>
      ))}
    </ul>
  );
}

/** The school's app, as entries of a list. */
export function AppLinks({ profile: { apps } }: { profile: Profile }) {
  return (
    <>
      <li>
        <OuterLink href={apps.android}>{texts.androidApp}</OuterLink>
      </li>
      <li>
        <OuterLink href={apps.ios}>{texts.iosApp}</OuterLink>
      </li>
    </>
  );
}

/** The school in social networks. */
export function SocialLinks({ profile }: { profile: Profile }) {
  return (
    <ul className="siteSocial row">
      {profile.social.map(({ network, url }) => (
        <li key={network}>
          <OuterLink href={url} className="siteIconLink">
            <SiteIcon name={network} />
            <span className="visuallyHidden">{texts.networks[network]}</span>
          </OuterLink>
        </li>
      ))}
    </ul>
  );
}
