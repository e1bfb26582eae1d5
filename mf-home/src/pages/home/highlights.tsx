import { Button, fileUrl, type Highlight, Icon } from '@school/shared-deps';
import { contentLanguage } from '@school/shared-deps/bundled';
import { isStopped, type Rotation } from '@school/shared-deps/carousel';
import { type Listed, placeholders, useList } from '@school/shared-deps/lists';
import { useSelector } from '@xstate/react';

import { texts } from '../../texts/home';
import { FileLink } from './file-link';
import classes from './highlights.module.css';
import type { HomeActors } from './home.actors';
import { More } from './more';

interface HighlightsProps extends Pick<HomeActors, 'highlights'> {
  rotation: Rotation;
}

/** The scrolling strip; each highlight opens its first attachment. */
export function Highlights({ highlights, rotation }: HighlightsProps) {
  const { shown } = useList(highlights);
  const isPaused = useSelector(rotation, ({ context }) => isStopped(context.pauses));
  if (shown.length === 0) return <p className={classes['still']}>{placeholders.highlight.text}</p>;
  return (
    <>
      <section className={classes['strip']} aria-label={texts.highlights}>
        <div className={classes['viewport']}>
          <div className={isPaused ? classes['pausedTrack'] : classes['track']}>
            <Run highlights={shown} />
            <div aria-hidden inert className={classes['copy']}>
              <Run highlights={shown} />
            </div>
          </div>
        </div>
        <div className={classes['control']}>
          <Button
            kind="round"
            aria-label={isPaused ? texts.startScrolling : texts.stopScrolling}
            onClick={() => rotation.send({ type: 'rotation.toggled' })}
          >
            <Icon name={isPaused ? 'play' : 'pause'} />
          </Button>
        </div>
      </section>
      <More block={highlights} isWide />
    </>
  );
}

function Run({ highlights }: { highlights: readonly Listed<Highlight>[] }) {
  return (
    <ul className={classes['run']}>
      {highlights.map(({ key, record: { description, attachments } }) => (
        <li key={key} lang={contentLanguage(description)}>
          <FileLink text={description} href={fileUrl(attachments[0])} />
        </li>
      ))}
    </ul>
  );
}
