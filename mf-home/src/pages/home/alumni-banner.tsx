import { ButtonLink, type HomeWords, type Profile } from '@school/shared-deps';

import classes from './alumni-banner.module.css';

interface AlumniBannerProps {
  words: HomeWords['alumni'];
  profile: Profile;
}

export function AlumniBanner({ words, profile }: AlumniBannerProps) {
  return (
    <section className={classes['banner']} aria-label={words.title}>
      <p className={classes['title']}>{words.title}</p>
      <p className={classes['text']}>{words.text}</p>
      <ButtonLink href={profile.alumniRegistrationUrl}>{words.action}</ButtonLink>
    </section>
  );
}
