import { fileUrl } from '@school/shared-deps';
import { contentLanguage } from '@school/shared-deps/bundled';
import { useList } from '@school/shared-deps/lists';

import { texts } from '../../texts/home';
import { FileLink } from './file-link';
import type { HomeActors } from './home.actors';
import { More } from './more';
import classes from './registration-notice.module.css';

/** The online-registration notice; hidden while there is none (spec §4). */
export function RegistrationNotice({ registrations }: Pick<HomeActors, 'registrations'>) {
  const { shown } = useList(registrations);
  if (shown.length === 0) return null;
  return (
    <>
      <aside className={classes['notice']} aria-label={texts.registration}>
        {shown.map(({ key, record: { title, attachments } }) => (
          <p key={key} lang={contentLanguage(title)}>
            <FileLink text={title} href={fileUrl(attachments[0])} />
          </p>
        ))}
      </aside>
      <More block={registrations} isWide />
    </>
  );
}
