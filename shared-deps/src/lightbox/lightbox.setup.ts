import type { ShareOutcome } from '@school/shared-deps/bundled';
import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';

/** How long the slideshow shows a slide, in milliseconds (spec §9). */
export const SLIDE_SHOWN_MS = 1_700;
/** The time that the result of sharing is shown (milliseconds). */
const NOTE_SHOWN_MS = 5_000;

/** What shows the slides, as far as the machine moves it. */
export interface Viewer {
  turn: (by: 1 | -1) => void;
  zoom: (way: 'in' | 'out') => void;
  setPlaying: (isPlaying: boolean) => void;
  setThumbnails: (isShown: boolean) => void;
  setFullscreen: (isFull: boolean) => void;
}

/** Buttons, keys and gestures, and what the page, the viewer and the browser report. */
export type LightboxEvent =
  | { type: 'photo.pointed' }
  | { type: 'lightbox.opened'; index: number }
  | { type: 'lightbox.closed' }
  | { type: 'slides.changed'; count: number; isBusy: boolean }
  | { type: 'address.changed'; index: number | undefined }
  | { type: 'viewer.attached'; viewer: Viewer }
  | { type: 'viewer.detached' }
  | { type: 'slide.turned'; by: 1 | -1 }
  | { type: 'slide.shown'; index: number }
  | { type: 'slide.failed'; src: string }
  | { type: 'zoom.stepped'; way: 'in' | 'out' }
  | { type: 'slideshow.toggled' }
  | { type: 'thumbnails.toggled' }
  | { type: 'fullscreen.toggled' }
  | { type: 'fullscreen.entered' }
  | { type: 'fullscreen.left' }
  | { type: 'magnifier.toggled' }
  | { type: 'metadata.toggled' }
  | { type: 'film.started'; index: number }
  | { type: 'share.pressed' }
  | { type: 'escape.pressed' };

export interface LightboxContext {
  /** The slide in view, from 0. */
  index: number;
  /** The slide that opened the lightbox. Its picture gets the focus back. */
  opener: number;
  /** The slide whose film the visitor has started. */
  film: number | undefined;
  viewer: Viewer | undefined;
  /** Addresses of the pictures that could not be shown since it was opened. */
  failed: readonly string[];
}

/** Watches a part of the browser and reports changes by this machine's events. */
export const watch = fromCallback<EventObject>;

/** A watch over the keys; as long as there is nothing to see, all but Escape are the page's own. */
export const keyWatch = fromCallback<EventObject, { isShown: () => boolean }>;

/** Provided where there is a browser; on the server nothing of it happens. */
const leftToBrowser: (args: unknown, slide: { index: number }) => void = () => undefined;

/** What the machine does and asks; what it does to the browser's address and focus is provided where it is started. */
export const lightboxSetup = setup({
  types: { context: {} as LightboxContext, events: {} as LightboxEvent, tags: {} as 'loading' | 'mounted' },
  actors: {
    addressWatch: watch(() => undefined),
    slideWatch: watch(() => undefined),
    keyWatch: keyWatch(() => undefined),
    fetchViewer: fromPromise<unknown>(() => Promise.resolve()),
    share: fromPromise<ShareOutcome>(() => Promise.resolve('dismissed')),
  },
  actions: {
    detach: assign({ viewer: undefined }),
    play: ({ context }) => context.viewer?.setPlaying(true),
    pause: ({ context }) => context.viewer?.setPlaying(false),
    showThumbnails: ({ context }) => context.viewer?.setThumbnails(true),
    hideThumbnails: ({ context }) => context.viewer?.setThumbnails(false),
    enterFullscreen: ({ context }) => context.viewer?.setFullscreen(true),
    leaveFullscreen: ({ context }) => context.viewer?.setFullscreen(false),
    completeAddress: () => undefined,
    pushAddress: leftToBrowser,
    replaceAddress: leftToBrowser,
    leaveAddress: () => undefined,
    returnFocus: (_, _slides: Pick<LightboxContext, 'opener' | 'index'>) => undefined,
  },
  guards: {
    hasNoViewer: ({ context }) => context.viewer === undefined,
    /** Whether an address names a slide. */
    namesSlide: ({ event }) => 'index' in event && event.index !== undefined,
    hasSlides: ({ event }) => 'count' in event && event.count > 0,
    isBusy: ({ event }) => 'isBusy' in event && event.isBusy,
  },
  delays: { untilNoteIsRead: NOTE_SHOWN_MS },
});

export const setIndex = lightboxSetup.assign({
  index: ({ event, context }) => ('index' in event ? (event.index ?? 0) : context.index),
});
export const setOpener = lightboxSetup.assign({
  opener: ({ event, context }) => ('index' in event ? (event.index ?? 0) : context.opener),
});
