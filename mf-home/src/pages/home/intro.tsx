import {
  Button,
  fileUrl,
  type HomeContent,
  Icon,
  Picture,
  pictureOf,
  useInBrowser,
} from '@school/shared-deps';
import { isSparing } from '@school/shared-deps/bundled';
import { prefersReducedMotion } from '@school/shared-deps/carousel';
import { useSelector } from '@xstate/react';
import { useCallback } from 'react';

import { texts } from '../../texts/home';
import type { HomeActors } from './home.actors';
import classes from './overlays/overlays.module.css';
import { useModal } from './overlays/use-modal';

type Film = NonNullable<HomeContent['intro']>;

/** The film over the whole screen at each arrival on `/` (spec §2, intro video overlay). */
export function Intro({ intro, film }: Pick<HomeActors, 'intro'> & { film: Film }) {
  const isOpen = useSelector(intro, (snapshot) => snapshot.matches('open'));
  const isInBrowser = useInBrowser();
  const close = useCallback(() => intro.send({ type: 'overlay.closed' }), [intro]);
  return isInBrowser && isOpen && <FilmDialog film={film} onClose={close} />;
}

/** Shows the poster alone to those who want no motion or save data. */
function FilmDialog({ film, onClose }: { film: Film; onClose: () => void }) {
  const dialog = useModal(true, onClose);
  const isStill = prefersReducedMotion() || isSparing();
  const poster = pictureOf(film.poster);
  return (
    <dialog ref={dialog} className={classes['film']} aria-label={texts.introduction}>
      <p className={classes['closeFilm']}>
        <Button kind="filled" onClick={onClose}>
          <Icon name="close" />
          {texts.closeFilm}
        </Button>
      </p>
      {isStill ? (
        <Picture {...poster} eager className={classes['screen']} />
      ) : (
        <video
          aria-label={texts.film}
          className={classes['screen']}
          src={fileUrl(film.video)}
          poster={poster.src}
          muted
          autoPlay
          playsInline
          controls
        >
          <track kind="captions" src={fileUrl(film.captions)} srcLang="en" label={texts.captions} default />
        </video>
      )}
    </dialog>
  );
}
