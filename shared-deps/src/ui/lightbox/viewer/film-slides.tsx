import { useSelector } from '@xstate/react';
import type { SlideTypes } from 'yet-another-react-lightbox';

import { useShared } from './viewer-context';

/** A film of the school's own; its captions lie beside it under the same name. */
export function FilmSlide({ slide: { src, alt } }: { slide: SlideTypes['film'] }) {
  const { lightbox } = useShared();
  const { index } = lightbox.getSnapshot().context;
  return (
    <video
      className="lightboxFilm"
      src={src}
      aria-label={alt}
      controls
      playsInline
      preload="metadata"
      onPlay={() => lightbox.send({ type: 'film.started', index })}
      onError={() => console.error(`the film ${src} could not be loaded`)}
    >
      <track kind="captions" src={src.replace(/\.\w+$/, '.vtt')} srcLang="en" label="English" />
    </video>
  );
}

/** A film on another site; nothing is asked of that site before the visitor wants it. */
export function EmbedSlide({ slide: { src, about } }: { slide: SlideTypes['embed'] }) {
  const { lightbox } = useShared();
  const { index, film } = useSelector(lightbox, ({ context }) => context);
  if (film === index) {
    return (
      <iframe
        className="lightboxFilm"
        src={src}
        title={about.title}
        allow="autoplay; fullscreen; picture-in-picture"
        allowFullScreen
      />
    );
  }
  return (
    <div className="lightboxOffer">
      <button
        type="button"
        className="lightboxStart"
        onClick={() => lightbox.send({ type: 'film.started', index })}
      >
        Play: {about.title}
      </button>
      <p>It plays from {new URL(src).hostname.replace('www.', '')}, which then learns of your visit.</p>
    </div>
  );
}
