import { Icon, sizedPicture } from '@school/shared-deps';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import Yarl, {
  type RenderSlideProps,
  type SlideshowRef,
  type ThumbnailsRef,
  type ZoomRef,
} from 'yet-another-react-lightbox';
import Fullscreen from 'yet-another-react-lightbox/plugins/fullscreen';
import Slideshow from 'yet-another-react-lightbox/plugins/slideshow';
import Thumbnails from 'yet-another-react-lightbox/plugins/thumbnails';
import Zoom from 'yet-another-react-lightbox/plugins/zoom';

import type { LightboxActor } from '../lightbox.machine';
import type { Slide } from '../slides';
import { EmbedSlide, FilmSlide } from './film-slides';
import { gestures } from './gestures';
import { icons } from './icons';
import { magnifier } from './magnifier';
import { metadata } from './metadata';
import { maxZoomOf, PhotoSlide, THUMBNAIL_WIDTH } from './photo-slide';
import { shareNote } from './share-note';
import type {} from './slide-types';
import { MagnifierTool, MetadataTool, ShareTool } from './tools';
import styles from './viewer.sheet.css';
import { ViewerContext } from './viewer-context';

// comes with this code, not with every page; the policy lets no style element in
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

const MIN_ZOOM = 1;
/** One step in, by the button or a double press, which so comes to the threshold of the gestures. */
const ZOOM_STEP = Math.exp(0.5);
/** The spec's carousel calls this time a duration of 25 (milliseconds, approximately). */
const SLIDE_MS = 480;
/** How long the slideshow shows a slide, in milliseconds (spec §9). */
const SLIDE_SHOWN_MS = 1_700;
const FADE_MS = 200;
/** Thumbnails on either side of the current one. */
const THUMBNAILS_BESIDE = 6;
/** As many are shown one by one. Of an even number, the last one of the row repeats the first. */
const isFew = (count: number) => count % 2 === 0 && count <= 2 * THUMBNAILS_BESIDE;
const thumbnail = {
  width: THUMBNAIL_WIDTH,
  height: 56,
  gap: 8,
  padding: 0,
  border: 2,
  borderRadius: 3,
  showToggle: true,
  vignette: false,
};

const plugins = [Thumbnails, Fullscreen, Zoom, Slideshow, magnifier, metadata, shareNote, gestures];
const animation = { swipe: SLIDE_MS, navigation: SLIDE_MS, fade: FADE_MS, zoom: 250 };

export interface LightboxProps {
  lightbox: LightboxActor;
  /** The same array as long as the pictures are the same. */
  slides: readonly Slide[];
  /** The subject of the pictures. */
  label: string;
}

/** The large view. The library moves and zooms the slides, and reports its state to the machine. */
export function Viewer({ lightbox, slides, label }: LightboxProps) {
  const index = useSelector(lightbox, ({ context }) => Math.min(context.index, slides.length - 1));
  const zoom = useRef<ZoomRef>(null);
  const slideshow = useRef<SlideshowRef>(null);
  const shared = useMemo(() => ({ lightbox, zoom, slideshow }), [lightbox]);

  const reports = useMemo(() => reportsTo(lightbox), [lightbox]);

  useEffect(() => () => lightbox.send({ type: 'viewer.unmounted' }), [lightbox]);

  const isAlone = slides.length === 1;
  return (
    <ViewerContext value={shared}>
      <Yarl
        open
        close={() => lightbox.send({ type: 'lightbox.closed' })}
        className={isFew(slides.length) ? 'lightboxFew' : ''}
        index={index}
        slides={slides}
        plugins={plugins}
        labels={{
          Lightbox: label,
          'Photo gallery': label,
          Play: 'Play slideshow',
          Pause: 'Pause slideshow',
        }}
        carousel={{ preload: isAlone ? 0 : THUMBNAILS_BESIDE, padding: 0, spacing: '12%', finite: isAlone }}
        animation={animation}
        controller={{ closeOnBackdropClick: true, closeOnEscape: false }}
        zoom={{
          ref: zoom,
          supports: ['photo'],
          maxZoom: maxZoomOf,
          minZoom: MIN_ZOOM,
          zoomInMultiplier: ZOOM_STEP,
          doubleClickMaxStops: 100,
          scrollToZoom: true,
        }}
        slideshow={{ ref: slideshow, delay: SLIDE_SHOWN_MS }}
        thumbnails={{ ...thumbnail, ref: reports.thumbnails, hidden: isAlone }}
        toolbar={{ buttons: tools }}
        on={reports.callbacks}
        render={isAlone ? renderAlone : render}
      />
    </ViewerContext>
  );
}

/** Reports of the library's own state: by its callbacks, or by a plugin's handle where it has none. */
function reportsTo(lightbox: LightboxActor) {
  return {
    callbacks: {
      view: ({ index }: { index: number }) => lightbox.send({ type: 'slide.shown', index }),
      slideshowStart: () => lightbox.send({ type: 'slideshow.started' }),
      slideshowStop: () => lightbox.send({ type: 'slideshow.paused' }),
      enterFullscreen: () => lightbox.send({ type: 'fullscreen.entered' }),
      exitFullscreen: () => lightbox.send({ type: 'fullscreen.left' }),
    },
    thumbnails: (handle: ThumbnailsRef | null) => {
      if (handle) lightbox.send({ type: handle.visible ? 'thumbnails.shown' : 'thumbnails.hidden' });
    },
  };
}

const tools = [
  <ShareTool key="share" />,
  'zoom',
  <MagnifierTool key="magnifier" />,
  'slideshow',
  'thumbnails',
  'fullscreen',
  <MetadataTool key="metadata" />,
  'close',
] as const;

const render = {
  ...icons,
  slide: ({ slide, ...place }: RenderSlideProps) => {
    const isNear = Math.abs(place.offset) <= 1;
    if (slide.type === 'photo' && isNear) return <PhotoSlide slide={slide} {...place} />;
    if (slide.type === 'film' && place.offset === 0) return <FilmSlide slide={slide} />;
    if (slide.type === 'embed' && place.offset === 0) return <EmbedSlide slide={slide} />;
    return <div />;
  },
  thumbnail: ({ slide }: Pick<RenderSlideProps, 'slide'>) =>
    slide.type === 'photo' ? (
      <img
        src={sizedPicture(slide.src, thumbnail.width)}
        alt=""
        width={thumbnail.width}
        height={thumbnail.height}
        loading="lazy"
        draggable={false}
        onError={({ currentTarget }) => (currentTarget.hidden = true)}
      />
    ) : (
      <Icon name="play" />
    ),
};

/** Where there is one picture there is nothing to turn to. */
const renderAlone = {
  ...render,
  buttonPrev: nothing,
  buttonNext: nothing,
  buttonSlideshow: nothing,
  buttonThumbnails: nothing,
};

function nothing(): null {
  return null;
}
