import { OuterLink, PhoneLink, type Profile } from '@school/shared-deps';
import type { ReactNode } from 'react';

import classes from './contact-us.module.css';

/** Where the school is, and how to reach it (spec §2, ContactUs). */
export function ContactCards({ profile }: { profile: Profile }) {
  const { address, mapUrl, email, phones, fax } = profile;
  return (
    <div className={classes['cards']}>
      <ContactCard title="Location">
        <address>
          <OuterLink href={mapUrl}>
            {address.map((line) => (
              <span key={line} className={classes['line']}>
                {line}
              </span>
            ))}
          </OuterLink>
        </address>
      </ContactCard>
      <ContactCard title="Email">
        <a href={`mailto:${email}`}>{email}</a>
      </ContactCard>
      <ContactCard title={fax === '' ? 'Phone' : 'Phone and fax'}>
        <ul>
          {phones.map((phone) => (
            <li key={phone}>
              <PhoneLink phone={phone} />
            </li>
          ))}
          {fax !== '' && (
            <li>
              Fax <PhoneLink phone={fax} />
            </li>
          )}
        </ul>
      </ContactCard>
    </div>
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
