import { Button, fileUrl, type Highlight, Icon } from '@school/shared-deps';
import { isStopped } from '@school/shared-deps/machines';
import { useSelector } from '@xstate/react';

import type { HomeActors, Rotation } from './home.actors';
import classes from './highlights.module.css';
import { useRecords } from './use-records';

interface HighlightsProps extends Pick<HomeActors, 'highlights'> {
  rotation: Rotation;
}

/** The scrolling strip; each highlight opens its first attachment. */
export function Highlights({ highlights, rotation }: HighlightsProps) {
  const records = useRecords(highlights);
  const isPaused = useSelector(rotation, ({ context }) => isStopped(context.held));
  if (records.length === 0) return <p className={classes['still']}>Stay Tuned For More Updates</p>;
  return (
    <section className={classes['strip']} aria-label="Highlights">
      <div className={classes['viewport']}>
        <div className={isPaused ? classes['pausedTrack'] : classes['track']}>
          <Run highlights={records} />
          <div aria-hidden inert className={classes['copy']}>
            <Run highlights={records} />
          </div>
        </div>
      </div>
      <div className={classes['control']}>
        <Button
          kind="round"
          aria-label={isPaused ? 'Start automatic scrolling' : 'Stop automatic scrolling'}
          onClick={() => rotation.send({ type: 'rotation.toggled' })}
        >
          <Icon name={isPaused ? 'play' : 'pause'} />
        </Button>
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
