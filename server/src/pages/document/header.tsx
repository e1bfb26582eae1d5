import type { Profile } from '@school/contract';
import { phoneUrl } from '@school/shared-deps/server';
import { OuterLink } from '@school/shared-deps/views';

import { texts } from '../../settings/texts';
import { DisplayButton } from './display-settings';
import { Emblem } from './emblem';
import { SiteIcon } from './icons';
import { Languages } from './languages';
import { SocialLinks } from './links';
import { MainMenu, type MenuProps } from './main-menu';
import { SEARCH, SearchForm } from './search-form';

export function Header({ profile, routes, path, ...languages }: MenuProps) {
  const isSearched = routes.some((route) => route.path === SEARCH);
  return (
    <header className="siteHeader">
      <div className="siteBar">
        <div className="row width">
          <ContactLinks profile={profile} />
          <Languages {...languages} />
          {isSearched && (
            <a href={SEARCH} className="siteIconLink siteSearchSign" aria-label={texts.search}>
              <SiteIcon name="search" />
            </a>
          )}
          <DisplayButton />
          <SocialLinks profile={profile} />
          <OuterLink href={profile.loginUrl} className="siteLogin">
            <SiteIcon name="login" />
            {texts.login}
          </OuterLink>
        </div>
      </div>
      <div className="siteMast row width">
        <a href="/home" className="siteName">
          <Emblem profile={profile} />
          <span>
            <span className="siteLongName">{profile.name}</span>
            <span className="siteShortName">{profile.shortName}</span>
            {profile.motto !== '' && <span className="siteMotto">{profile.motto}</span>}
          </span>
        </a>
        {isSearched && <SearchForm id="site-search" />}
        <button type="button" className="button outlined siteMenuButton" popoverTarget="site-menu">
          <SiteIcon name="menu" />
          {texts.menu}
        </button>
      </div>
      <MainMenu profile={profile} routes={routes} path={path} {...languages} />
    </header>
  );
}

function ContactLinks({ profile: { phones, email, mapUrl } }: { profile: Profile }) {
  const [phone = ''] = phones;
  const phoneHref = phoneUrl(phone);
  return (
    <ul className="siteContact row">
      {phoneHref !== undefined && (
        <li>
          <a href={phoneHref} className="siteIconLink" aria-label={texts.phone(phone)}>
            <SiteIcon name="phone" />
            <span className="siteWideLabel">{phone}</span>
          </a>
        </li>
      )}
      <li>
        <a href={`mailto:${email}`} className="siteIconLink" aria-label={texts.mail(email)}>
          <SiteIcon name="mail" />
          <span className="siteWideLabel">{email}</span>
        </a>
      </li>
      <li>
        <OuterLink href={mapUrl} className="siteIconLink" label={texts.map}>
          <SiteIcon name="map" />
          <span className="siteWideLabel">{texts.map}</span>
        </OuterLink>
      </li>
    </ul>
  );
}
