import type { ShareOutcome } from '@school/shared-deps/bundled';
import { assign, emit, type EventObject, fromCallback, fromPromise, setup } from 'xstate';

/** How long the slideshow shows a slide, in milliseconds (spec §9). */
export const SLIDE_SHOWN_MS = 1_700;
/** The time that the result of sharing is shown (milliseconds). */
const NOTE_SHOWN_MS = 5_000;

/** Commands for the viewer, which listens for these events. */
export type ViewerOrder =
  | { type: 'turn.due'; by: 1 | -1 }
  | { type: 'zoom.due'; way: 'in' | 'out' }
  | { type: 'slideshow.due'; isPlaying: boolean }
  | { type: 'thumbnails.due'; areShown: boolean }
  | { type: 'fullscreen.due'; isFull: boolean };

/** The pictures of the page. */
interface Slides {
  count: number;
  /** Whether more may come. */
  isBusy: boolean;
  /** The query that gives the page its current state, on pages that visitors can filter. */
  search?: string | undefined;
}

/** Buttons, keys and gestures, and what the page, the viewer and the browser report. */
export type LightboxEvent =
  | { type: 'photo.pointed' }
  | { type: 'lightbox.opened'; index: number }
  | { type: 'lightbox.closed' }
  | ({ type: 'slides.changed' } & Slides)
  | { type: 'address.changed'; index: number | undefined }
  | { type: 'viewer.attached' }
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
  slides: Slides;
  /** Whether the large view is on the page. */
  hasViewer: boolean;
  /** Addresses of the pictures that could not be shown since it was opened. */
  failed: readonly string[];
}

/** Watches a part of the browser and reports changes by this machine's events. */
export const watch = fromCallback<EventObject>;

/** A watch over the keys; as long as there is nothing to see, all but Escape are the page's own. */
export const keyWatch = fromCallback<EventObject, { isShown: () => boolean }>;

/** Actions and guards of the machine; effects on address and focus are provided at its start. */
export const lightboxSetup = setup({
  types: {
    context: {} as LightboxContext,
    events: {} as LightboxEvent,
    emitted: {} as ViewerOrder,
    tags: {} as 'loading' | 'mounted',
  },
  actors: {
    addressWatch: watch(() => undefined),
    keyWatch: keyWatch(() => undefined),
    fetchViewer: fromPromise<unknown>(() => Promise.resolve()),
    share: fromPromise<ShareOutcome>(() => Promise.resolve('dismissed')),
  },
  actions: {
    storeSlides: assign(({ event }) => {
      if (event.type !== 'slides.changed') return {};
      const { count, isBusy, search } = event;
      return { slides: { count, isBusy, search } };
    }),
    detach: assign({ hasViewer: false }),
    pause: emit({ type: 'slideshow.due', isPlaying: false }),
    leaveFullscreen: emit({ type: 'fullscreen.due', isFull: false }),
    completeAddress: () => undefined,
    pushAddress: () => undefined,
    replaceAddress: () => undefined,
    leaveAddress: () => undefined,
    returnFocus: () => undefined,
  },
  guards: {
    hasNoViewer: ({ context }) => !context.hasViewer,
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
