import type { ShareOutcome } from '@school/shared-deps/bundled';
import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';

/** The time that the result of sharing is shown (milliseconds). */
const NOTE_SHOWN_MS = 5_000;

/** The pictures of the page. */
interface Slides {
  count: number;
  /** Whether more may come. */
  isBusy: boolean;
  /** The query that gives the page its current state, on pages that visitors can filter. */
  search?: string | undefined;
}

/** Reports of the page, the viewer and the browser, and the buttons that are not the viewer's own. */
type LightboxEvent =
  | { type: 'photo.pointed' }
  | { type: 'lightbox.opened'; index: number }
  | { type: 'lightbox.closed' }
  | ({ type: 'slides.changed' } & Slides)
  | { type: 'address.changed'; index: number | undefined }
  | { type: 'viewer.unmounted' }
  | { type: 'slide.shown'; index: number }
  | { type: 'slideshow.started' }
  | { type: 'slideshow.paused' }
  | { type: 'thumbnails.shown' }
  | { type: 'thumbnails.hidden' }
  | { type: 'fullscreen.entered' }
  | { type: 'fullscreen.left' }
  | { type: 'magnifier.toggled' }
  | { type: 'metadata.toggled' }
  | { type: 'share.pressed' }
  | { type: 'escape.pressed' };

interface LightboxContext {
  /** The slide in view, from 0. */
  index: number;
  /** The slide that opened the lightbox. Its picture gets the focus back. */
  opener: number;
  slides: Slides;
}

/** Watches a part of the browser and reports changes by this machine's events. */
export const watch = fromCallback<EventObject>;

/** Actions and guards of the machine; effects on address, focus and screen are provided at its start. */
export const lightboxSetup = setup({
  types: { context: {} as LightboxContext, events: {} as LightboxEvent },
  actors: {
    addressWatch: watch(() => undefined),
    escapeWatch: watch(() => undefined),
    viewerCode: fromPromise<unknown>(() => Promise.resolve()),
    share: fromPromise<ShareOutcome>(() => Promise.resolve('dismissed')),
  },
  actions: {
    storeSlides: assign(({ event }) => {
      if (event.type !== 'slides.changed') return {};
      const { count, isBusy, search } = event;
      return { slides: { count, isBusy, search } };
    }),
    completeAddress: () => undefined,
    pushAddress: () => undefined,
    replaceAddress: () => undefined,
    leaveAddress: () => undefined,
    leaveFullscreen: () => undefined,
    returnFocus: () => undefined,
  },
  guards: {
    isCopied: ({ event }) => (event as { output?: ShareOutcome }).output === 'copied',
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
