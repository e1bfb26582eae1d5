import { OuterLink, PhoneLink, type Profile } from '@school/shared-deps';
import type { ReactNode } from 'react';

import { texts } from '../../texts/contact-us';
import classes from './contact-us.module.css';

/** The school's address and the ways to reach it (spec §2, ContactUs). */
export function ContactCards({ profile }: { profile: Profile }) {
  const { address, mapUrl, email, phones, fax } = profile;
  return (
    <section className={classes['cards']}>
      <ContactCard title={texts.location}>
        <address>
          <OuterLink href={mapUrl}>
            {address.map((line) => (
              <span key={line}>{line}</span>
            ))}
          </OuterLink>
        </address>
      </ContactCard>
      <ContactCard title={texts.email}>
        <a href={`mailto:${email}`}>{email}</a>
      </ContactCard>
      <ContactCard title={fax === '' ? texts.phone : texts.phoneAndFax}>
        <ul>
          {phones.map((phone) => (
            <li key={phone}>
              <PhoneLink phone={phone} />
            </li>
          ))}
          {fax !== '' && (
            <li>
              {texts.fax}
              <PhoneLink phone={fax} />
            </li>
          )}
        </ul>
      </ContactCard>
    </section>
  );
}

function ContactCard({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className={classes['card']}>
      <h2 className={classes['title']}>{title}</h2>
      {children}
    </section>
  );
}
