import type { Profile, RouteData } from '@school/shared-deps';

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
          <PageLinks title="School life" links={schoolLifeOf(routes)} />
        </div>
        <div>
          <div>
            <PageLinks title="Quick links" links={quickLinksOf(routes)} />
          </div>
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
        <a href="#top">Back to top</a>
      </div>
    </footer>
  );
}

function Place({ profile }: { profile: Profile }) {
  return (
    <div className="siteFooterPlace">
      <h2>Find us</h2>
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
