import { ButtonLink, type HomeContent, type Profile } from '@school/shared-deps';
import { contentLanguage } from '@school/shared-deps/bundled';

import classes from './alumni-banner.module.css';

interface AlumniBannerProps {
  content: HomeContent['alumni'];
  profile: Profile;
}

export function AlumniBanner({ content, profile }: AlumniBannerProps) {
  return (
    <section lang={contentLanguage(content)} className={classes['banner']} aria-label={content.title}>
      <p className={classes['title']}>{content.title}</p>
      <p className={classes['text']}>{content.text}</p>
      <p className={classes['action']}>
        <ButtonLink href={profile.alumniRegistrationUrl}>{content.action}</ButtonLink>
      </p>
    </section>
  );
}
