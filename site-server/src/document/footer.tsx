import type { Profile, RouteData } from '@school/shared-deps';

import { texts } from '../texts';
import { Emblem } from './emblem';
import { OuterLink, PhoneLink, SocialLinks } from './links';
import { type MenuLink, quickLinksOf, schoolLifeOf } from './menu';
import { ParentsCorner } from './parents-corner';

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
          <p className="siteFooterAbout">{profile.description}</p>
          <SocialLinks profile={profile} />
        </div>
        <Place profile={profile} />
        <ParentsCorner profile={profile} routes={routes} />
        <div>
          <PageLinks title={texts.schoolLife} links={schoolLifeOf(routes)} />
        </div>
        <div>
          <div>
            <PageLinks title={texts.quickLinks} links={quickLinksOf(routes)} />
          </div>
          <h2>{texts.mobileApp}</h2>
          <ul className="siteFooterLinks">
            <li>
              <OuterLink href={profile.apps.android}>{texts.androidApp}</OuterLink>
            </li>
            <li>
              <OuterLink href={profile.apps.ios}>{texts.iosApp}</OuterLink>
            </li>
          </ul>
        </div>
      </div>
      <div className="siteFooterEnd siteWidth">
        <p>{texts.affiliation(profile.affiliation.number, profile.affiliation.schoolCode)}</p>
        {disclosure && <a href={disclosure.path}>{texts.disclosure}</a>}
        <a href="#top">{texts.toTop}</a>
      </div>
    </footer>
  );
}

function Place({ profile }: { profile: Profile }) {
  return (
    <div className="siteFooterPlace">
      <h2>{texts.findUs}</h2>
      <div>
        <Address profile={profile} />
        <Reach profile={profile} />
      </div>
    </div>
  );
}

function Address({ profile }: { profile: Profile }) {
  return (
    <address>
      <OuterLink href={profile.mapUrl}>
        {profile.address.map((line) => (
          <span key={line} className="siteAddressLine">
            {line}
          </span>
        ))}
      </OuterLink>
    </address>
  );
}

function Reach({ profile }: { profile: Profile }) {
  return (
    <ul className="siteFooterLinks">
      {profile.phones.map((phone) => (
        <li key={phone}>
          <PhoneLink phone={phone} />
        </li>
      ))}
      <li>
        <MailLink email={profile.email} />
      </li>
    </ul>
  );
}

/** A long address breaks at its sign. */
function MailLink({ email }: { email: string }) {
  const [name, host] = email.split('@');
  return (
    <a href={`mailto:${email}`}>
      <span>
        {name}@<wbr />
        {host}
      </span>
    </a>
  );
}

function PageLinks({ title, links }: { title: string; links: readonly MenuLink[] }) {
  if (links.length === 0) return null;
  return (
    <>
      <h2>{title}</h2>
      <ul className="siteFooterLinks">
        {links.map(({ label, path }) => (
          <li key={path}>
            <a href={path}>{label}</a>
          </li>
        ))}
      </ul>
    </>
  );
}
