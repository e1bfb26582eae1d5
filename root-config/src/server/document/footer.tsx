import type { Profile, RouteData } from '@school/shared-deps';

import { Emblem } from './emblem';
import { OuterLink, PhoneLink, SocialLinks } from './links';
import { quickLinksOf } from './menu';

interface FooterProps {
  profile: Profile;
  routes: readonly RouteData[];
}

export function Footer({ profile, routes }: FooterProps) {
  const disclosure = routes.find(({ path }) => path === '/MandatoryDisclosure');
  return (
    <footer className="siteFooter">
      <div className="siteWidth siteFooterParts">
        <div className="siteFooterSchool">
          <Emblem profile={profile} />
          <p className="siteFooterName">{profile.name}</p>
          <p>{profile.description}</p>
          <SocialLinks profile={profile} />
        </div>
        <Address profile={profile} />
        <QuickLinks routes={routes} />
        <div>
          <h2>Mobile app</h2>
          <ul className="siteFooterLinks">
            <li>
              <OuterLink href={profile.apps.android}>Android app</OuterLink>
            </li>
            <li>
              <OuterLink href={profile.apps.ios}>iOS app</OuterLink>
            </li>
          </ul>
        </div>
      </div>
      <div className="siteFooterEnd siteWidth">
        <p>
          {`CBSE affiliation ${profile.affiliation.number} · School code ${profile.affiliation.schoolCode}`}
        </p>
        {disclosure && <a href={disclosure.path}>Mandatory Disclosure</a>}
      </div>
    </footer>
  );
}

function Address({ profile }: { profile: Profile }) {
  return (
    <div>
      <h2>Find us</h2>
      <address>
        <OuterLink href={profile.mapUrl}>
          {profile.address.map((line) => (
            <span key={line} className="siteAddressLine">
              {line}
            </span>
          ))}
        </OuterLink>
      </address>
      <ul className="siteFooterLinks">
        {profile.phones.map((phone) => (
          <li key={phone}>
            <PhoneLink phone={phone} />
          </li>
        ))}
        <li>
          <a href={`mailto:${profile.email}`}>{profile.email}</a>
        </li>
      </ul>
    </div>
  );
}

function QuickLinks({ routes }: { routes: readonly RouteData[] }) {
  const links = quickLinksOf(routes);
  if (links.length === 0) return null;
  return (
    <div>
      <h2>Quick links</h2>
      <ul className="siteFooterLinks">
        {links.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </div>
  );
}
