import type { Profile } from '@school/shared-deps';
import { phoneUrl } from '@school/shared-deps/server';
import type { ReactNode } from 'react';

import { texts } from '../texts';
import { Icon } from './icons';
import { isFile, type MenuLink } from './menu';

interface OuterLinkProps {
  href: string;
  className?: string;
  children: ReactNode;
}

/** A link to another site, in a new tab. */
export function OuterLink({ href, className, children }: OuterLinkProps) {
  return (
    <a href={href} className={className} target="_blank" rel="noopener">
      {children}
    </a>
  );
}

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

/** The school in social networks. */
export function SocialLinks({ profile }: { profile: Profile }) {
  return (
    <ul className="siteSocial row">
      {profile.social.map(({ network, url }) => (
        <li key={network}>
          <OuterLink href={url} className="siteIconLink">
            <Icon name={network} />
            <span className="visuallyHidden">{texts.networks[network]}</span>
          </OuterLink>
        </li>
      ))}
    </ul>
  );
}

/** A telephone number that can be dialled, or plain text if it has no digit. */
export function PhoneLink({ phone }: { phone: string }) {
  const href = phoneUrl(phone);
  return href === undefined ? phone : <a href={href}>{phone}</a>;
}
