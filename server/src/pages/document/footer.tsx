import type { Profile, RouteData } from '@school/contract';
import { OuterLink, PhoneLink } from '@school/shared-deps/views';
import { Fragment } from 'react';

import { texts } from '../../settings/texts';
import { Emblem } from './emblem';
import { AppLinks, LinkList, SocialLinks } from './links';
import { linksTo, type MenuLink, parentLinksOf, quickLinksOf } from './menu';

export function Footer({ profile, routes }: { profile: Profile; routes: readonly RouteData[] }) {
  const schoolLife = linksTo(texts.schoolLifeLinks, routes);
  const quickLinks = quickLinksOf(routes);
  const others = new Set([...schoolLife, ...quickLinks].map(({ path }) => path));
  // `#content` is all of a page
  const parents = parentLinksOf(profile, routes).filter(
    ({ path }) => !others.has(path.replace(/#content$/, '')),
  );
  return (
    <footer className="siteFooter">
      <div className="siteFooterParts stack width screenOnly">
        <div className="siteFooterSchool row">
          <Emblem profile={profile} />
          <p className="siteFooterName">{profile.name}</p>
          <p className="siteFooterAbout">{profile.description}</p>
          <SocialLinks profile={profile} />
        </div>
        <Place profile={profile} />
        {parents.length > 0 && (
          <div>
            <PageLinks title={texts.forParents} links={parents} />
          </div>
        )}
        <div>
          <PageLinks title={texts.schoolLife} links={schoolLife} />
        </div>
        <div>
          <div>
            <PageLinks title={texts.quickLinks} links={quickLinks} />
          </div>
          <h2>{texts.mobileApp}</h2>
          <ul className="siteFooterLinks targets">
            <AppLinks profile={profile} />
          </ul>
        </div>
      </div>
      <div className="siteFooterEnd row targets width">
        <p>{texts.affiliation(profile.affiliation.number, profile.affiliation.schoolCode)}</p>
        {linksTo(texts.dutyLinks, routes).map(({ label, path }) => (
          <Fragment key={path}>
            <a href={path}>{label}</a>{' '}
          </Fragment>
        ))}
        <a href="#top">{texts.toTop}</a>
      </div>
    </footer>
  );
}

function Place({ profile: { mapUrl, address, phones, email } }: { profile: Profile }) {
  return (
    <div className="siteFooterPlace">
      <h2>{texts.findUs}</h2>
      <div>
        <address>
          <OuterLink href={mapUrl}>
            {address.map((line) => (
              <span key={line} className="siteAddressLine">
                {line}
              </span>
            ))}
          </OuterLink>
        </address>
        <ul className="siteFooterLinks targets">
          {phones.map((phone) => (
            <li key={phone}>
              <PhoneLink phone={phone} />
            </li>
          ))}
          <li>
            <MailLink email={email} />
          </li>
        </ul>
      </div>
    </div>
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
      <LinkList links={links} className="siteFooterLinks targets" />
    </>
  );
}
