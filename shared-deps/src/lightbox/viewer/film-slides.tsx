import { useState } from 'react';
import { type SlideTypes, useController, useLightboxState } from 'yet-another-react-lightbox';

import { useShared } from './viewer-context';

/** A film of the school's own; its captions lie beside it under the same name. */
export function FilmSlide({ slide: { src, alt } }: { slide: SlideTypes['film'] }) {
  const { slideshow } = useShared();
  return (
    <video
      className="lightboxFilm"
      src={src}
      aria-label={alt}
      controls
      playsInline
      preload="metadata"
      // the arrows are the film's own, which the library would turn the slide by
      onKeyDown={(event) => event.stopPropagation()}
      onPlay={() => slideshow.current?.pause()}
      onError={() => console.error(`the film ${src} could not be loaded`)}
    >
      <track kind="captions" src={src.replace(/\.\w+$/, '.vtt')} srcLang="en" label="English" />
    </video>
  );
}

/** A film on another site. No request goes to that site before the visitor starts the film. */
export function EmbedSlide({ slide }: { slide: SlideTypes['embed'] }) {
  const { src } = slide;
  const { slideshow } = useShared();
  const [isStarted, setStarted] = useState(false);
  const { focus } = useController();
  const name = useFilmName(slide);
  if (isStarted) {
    return (
      <iframe
        className="lightboxFilm"
        src={src}
        title={name}
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
        onClick={() => {
          setStarted(true);
          slideshow.current?.pause();
          // the button is gone then, and the keys still belong to the lightbox
          focus();
        }}
      >
        Play: {name}
      </button>
      <p>It plays from {new URL(src).hostname.replace('www.', '')}, which then learns of your visit.</p>
    </div>
  );
}

/** The title that a film has from its record, and where there are several of them, which one it is. */
function useFilmName(film: SlideTypes['embed']): string {
  const { title } = film.about;
  const { slides } = useLightboxState();
  const films = slides.filter((slide) => slide.type === 'embed' && slide.about === film.about);
  return films.length < 2 ? title : `${title}, film ${films.indexOf(film) + 1} of ${films.length}`;
}
