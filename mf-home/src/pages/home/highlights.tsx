import { fileUrl, type Highlight } from '@school/shared-deps';

import type { HomeActors } from './home.actors';
import classes from './highlights.module.css';
import { useRecords } from './use-records';

/** The scrolling strip; each highlight opens its first attachment. */
export function Highlights({ highlights }: Pick<HomeActors, 'highlights'>) {
  const records = useRecords(highlights);
  if (records.length === 0) return <p className={classes['still']}>Stay Tuned For More Updates</p>;
  return (
    <section className={classes['strip']} aria-label="Highlights">
      <div className={classes['track']}>
        <Run highlights={records} />
        <div aria-hidden inert className={classes['copy']}>
          <Run highlights={records} />
        </div>
      </div>
    </section>
  );
}

function Run({ highlights }: { highlights: readonly Highlight[] }) {
  return (
    <ul className={classes['run']}>
      {highlights.map(({ _id, description, attachments }, at) => (
        <li key={_id || at}>
          <Line description={description} href={fileUrl(attachments[0])} />
        </li>
      ))}
    </ul>
  );
}

function Line({ description, href }: { description: string; href: string | undefined }) {
  if (href === undefined) return description;
  return (
    <a href={href} target="_blank" rel="noopener">
      {description}
    </a>
  );
}
