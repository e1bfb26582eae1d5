import { fileUrl } from '@school/shared-deps';

import type { HomeActors } from './home.actors';
import classes from './registration-notice.module.css';
import { useRecords } from './use-records';

/** The online-registration notice; hidden while there is none (spec §4). */
export function RegistrationNotice({ registrations }: Pick<HomeActors, 'registrations'>) {
  const records = useRecords(registrations);
  if (records.length === 0) return null;
  return (
    <aside className={classes['notice']} aria-label="Online registration">
      {records.map(({ _id, title, attachments }, at) => (
        <p key={_id || at} className={classes['line']}>
          <Link title={title} href={fileUrl(attachments[0])} />
        </p>
      ))}
    </aside>
  );
}

function Link({ title, href }: { title: string; href: string | undefined }) {
  if (href === undefined) return title;
  return (
    <a href={href} target="_blank" rel="noopener">
      {title}
    </a>
  );
}
