import { sizedPicture } from '@school/shared-deps';
import { useSelector } from '@xstate/react';
import { useEffect, useMemo, useRef } from 'react';
import Yarl, {
  type ControllerRef,
  type FullscreenRef,
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
import { SLIDE_SHOWN_MS, type ViewerOrder } from '../lightbox.setup';
import type { Slide } from '../slides';
import { EmbedSlide, FilmSlide } from './film-slides';
import { gestures } from './gestures';
import { magnifier } from './magnifier';
import { metadata } from './metadata';
import { PhotoSlide, THUMBNAIL_WIDTH } from './photo-slide';
import { shareNote } from './share-note';
import type {} from './slide-types';
import {
  FullscreenTool,
  MagnifierTool,
  MetadataTool,
  ShareTool,
  SlideshowTool,
  ThumbnailsTool,
  Tool,
  ZoomTools,
} from './toolbar';
import styles from './viewer.sheet.css';
import { ViewerContext } from './viewer-context';
import { maxZoomOf, MIN_ZOOM, ZOOM_STEP } from './zoom';

// comes with this code, not with every page; the policy lets no style element in
const sheet = new CSSStyleSheet();
sheet.replaceSync(styles);
document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];

/** The spec's carousel calls this time a duration of 25 (milliseconds, approximately). */
const SLIDE_MS = 480;
const FADE_MS = 200;
/** Thumbnails on either side of the current one. */
const THUMBNAILS_BESIDE = 6;
/** As many are shown one by one. Of an even number, the last one of the row repeats the first. */
const isFew = (count: number) => count % 2 === 0 && count <= 2 * THUMBNAILS_BESIDE;
const thumbnail = { width: THUMBNAIL_WIDTH, height: 56, gap: 8, padding: 0, border: 2, borderRadius: 3 };

const plugins = [Thumbnails, Fullscreen, Zoom, Slideshow, magnifier, metadata, shareNote, gestures];
const animation = { swipe: SLIDE_MS, navigation: SLIDE_MS, fade: FADE_MS, zoom: 250 };

export interface LightboxProps {
  lightbox: LightboxActor;
  /** The same array as long as the pictures are the same. */
  slides: readonly Slide[];
  /** The subject of the pictures. */
  label: string;
}

/** The large view. It shows the machine's states and sends the visitor's events. */
export function Viewer({ lightbox, slides, label }: LightboxProps) {
  const index = useSelector(lightbox, ({ context }) => Math.min(context.index, slides.length - 1));
  const { follow, refs } = useOrders();
  const shared = useMemo(() => ({ lightbox, zoom: refs.zoom }), [lightbox, refs]);

  useEffect(() => {
    const following = lightbox.on('*', follow);
    lightbox.send({ type: 'viewer.attached' });
    return () => {
      following.unsubscribe();
      lightbox.send({ type: 'viewer.detached' });
    };
  }, [lightbox, follow]);

  const isAlone = slides.length === 1;
  return (
    <ViewerContext value={shared}>
      <Yarl
        open
        className={isFew(slides.length) ? 'lightboxFew' : ''}
        index={index}
        slides={slides}
        plugins={plugins}
        labels={{ Lightbox: label, 'Photo gallery': label }}
        carousel={{ preload: isAlone ? 0 : THUMBNAILS_BESIDE, padding: 0, spacing: '12%', finite: isAlone }}
        animation={animation}
        controller={{ ref: refs.controller, closeOnEscape: false }}
        zoom={{
          ref: refs.zoom,
          supports: ['photo'],
          maxZoom: () => maxZoomOf(),
          minZoom: MIN_ZOOM,
          zoomInMultiplier: ZOOM_STEP,
          doubleClickMaxStops: 100,
          scrollToZoom: true,
        }}
        slideshow={{ ref: refs.slideshow, delay: SLIDE_SHOWN_MS }}
        thumbnails={{ ref: refs.thumbnails, ...thumbnail, hidden: isAlone, vignette: false }}
        fullscreen={{ ref: refs.fullscreen }}
        toolbar={{ buttons: isAlone ? toolsAlone : tools }}
        on={callbacksOf(lightbox)}
        render={isAlone ? renderAlone : render}
      />
    </ViewerContext>
  );
}

/** Does what the machine orders, by the library's own handles. */
function useOrders() {
  const controller = useRef<ControllerRef>(null);
  const zoom = useRef<ZoomRef>(null);
  const slideshow = useRef<SlideshowRef>(null);
  const thumbnails = useRef<ThumbnailsRef>(null);
  const fullscreen = useRef<FullscreenRef>(null);
  return useMemo(() => {
    const follow = (order: ViewerOrder) => {
      switch (order.type) {
        case 'turn.due':
          return order.by === 1 ? controller.current?.next() : controller.current?.prev();
        case 'zoom.due':
          return order.way === 'in' ? zoom.current?.zoomIn() : zoom.current?.zoomOut();
        case 'slideshow.due':
          return order.isPlaying ? slideshow.current?.play() : slideshow.current?.pause();
        case 'thumbnails.due':
          return order.areShown ? thumbnails.current?.show() : thumbnails.current?.hide();
        case 'fullscreen.due':
          return order.isFull ? fullscreen.current?.enter() : fullscreen.current?.exit();
      }
    };
    return { follow, refs: { controller, zoom, slideshow, thumbnails, fullscreen } };
  }, []);
}

function callbacksOf(lightbox: LightboxActor) {
  return {
    view: ({ index }: { index: number }) => lightbox.send({ type: 'slide.shown', index }),
    enterFullscreen: () => lightbox.send({ type: 'fullscreen.entered' }),
    exitFullscreen: () => lightbox.send({ type: 'fullscreen.left' }),
  };
}

const thumbnailsTool = <ThumbnailsTool key="thumbnails" />;
const tools = [
  <ShareTool key="share" />,
  'zoom',
  <MagnifierTool key="magnifier" />,
  'slideshow',
  thumbnailsTool,
  'fullscreen',
  <MetadataTool key="metadata" />,
  'close',
] as const;
const toolsAlone = tools.filter((tool) => tool !== thumbnailsTool);

const render = {
  buttonZoom: (zoom: ZoomRef) => <ZoomTools {...zoom} />,
  buttonSlideshow: () => <SlideshowTool />,
  buttonFullscreen: () => <FullscreenTool />,
  buttonClose: () => <Tool key="close" name="Close" icon="close" event={{ type: 'lightbox.closed' }} />,
  buttonPrev: () => (
    <Tool
      name="Previous"
      icon="previous"
      event={{ type: 'slide.turned', by: -1 }}
      className="lightboxPrevious"
    />
  ),
  buttonNext: () => (
    <Tool name="Next" icon="next" event={{ type: 'slide.turned', by: 1 }} className="lightboxNext" />
  ),
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
      <span className="lightboxFilmSign" />
    ),
};

/** Where there is one picture there is nothing to turn to. */
const renderAlone = { ...render, buttonPrev: nothing, buttonNext: nothing, buttonSlideshow: nothing };

function nothing(): null {
  return null;
}
