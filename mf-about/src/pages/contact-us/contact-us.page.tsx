import {
  contentOf,
  definePage,
  fetchActor,
  Island,
  OuterLink,
  type PageProps,
  PhoneLink,
  type Profile,
  type RunningActors,
} from '@school/shared-deps';
import { ContentBlocks, ContentErrorNotice } from '@school/shared-deps/content';
import { ComingDays } from '@school/shared-deps/today';
import { useSelector } from '@xstate/react';
import type { ReactNode } from 'react';

import { texts } from '../../texts/contact-us';
import classes from './contact-us.module.css';
import { mapMachine } from './map.machine';
import { SchoolMap } from './school-map';

const actors = { content: fetchActor('content/contact-us'), map: { src: mapMachine } };

type ContactActors = RunningActors<typeof actors>;

export const page = definePage({
  layout: 'content',
  actors,
  View: ContactUsPage,
});

function ContactUsPage({ actors, context }: PageProps<ContactActors, 'content/today'>) {
  const [content] = useSelector(actors.content, (snapshot) => snapshot.context.records);
  return (
    <>
      <Island name="today">
        <ComingDays
          context={context}
          content={contentOf(context, 'today')}
          title={texts.atSchool}
          count={2}
        />
      </Island>
      <ContactCards profile={context.site.profile} />
      {content && <ContentBlocks blocks={content.blocks} />}
      {content?.map && (
        <Island name="map">
          <SchoolMap map={content.map} actor={actors.map} />
        </Island>
      )}
      <ContentErrorNotice of={actors.content} />
    </>
  );
}

/** The school's address and the ways to reach it (spec §2, ContactUs). */
function ContactCards({ profile }: { profile: Profile }) {
  const { address, mapUrl, email, phones, fax } = profile;
  const [name, host] = email.split('@');
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
        <a href={`mailto:${email}`}>
          {name}@<wbr />
          {host}
        </a>
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
