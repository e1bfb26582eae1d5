import { Icon, Picture, sharedTexts } from '@school/shared-deps';

import { texts } from '../../../texts/home';
import classes from './overlays.module.css';
import { useModal } from './use-modal';

interface VideoOverlayProps {
  /** Addresses of the film and of its captions (WebVTT, English). */
  video: string;
  captions: string;
  poster: { src: string; alt: string; width: number; height: number };
  /** Shows the poster alone, to those who want no motion or save data. */
  still: boolean;
  onClose: () => void;
}

/** The film of the school over all of the screen (spec §2, intro video overlay). */
export function VideoOverlay({ video, captions, poster, still, onClose }: VideoOverlayProps) {
  const dialog = useModal(true, onClose);
  return (
    <dialog ref={dialog} className={classes['film']} aria-label={texts.introduction}>
      <button type="button" className={classes['closeFilm']} onClick={onClose}>
        <Icon name="close" />
        {texts.closeFilm}
      </button>
      {still ? (
        <Picture {...poster} eager className={classes['screen']} />
      ) : (
        <video
          aria-label={texts.film}
          className={classes['screen']}
          src={video}
          poster={poster.src}
          muted
          autoPlay
          playsInline
          controls
        >
          <track kind="captions" src={captions} srcLang="en" label={sharedTexts.language} default />
        </video>
      )}
    </dialog>
  );
}
