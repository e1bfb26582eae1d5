import { assign, type EventObject, fromCallback, fromPromise, setup } from 'xstate';

/** How long the slideshow shows a slide, in milliseconds (spec §9). */
export const SLIDE_SHOWN_MS = 1_700;
/** How long it says what became of sharing a picture, in milliseconds. */
const NOTE_SHOWN_MS = 5_000;

/** What became of a picture's address: given to another app, left on the clipboard, or the visitor thought better of it. */
export type ShareOutcome = 'shared' | 'copied' | 'dismissed';

/** What shows the slides, as far as the machine moves it. */
export interface Viewer {
  turn: (by: 1 | -1) => void;
  zoom: (way: 'in' | 'out') => void;
  setPlaying: (isPlaying: boolean) => void;
  setThumbnails: (isShown: boolean) => void;
  setFullscreen: (isFull: boolean) => void;
}

/**
 * Buttons, keys and gestures, the first of which may come before a picture is opened (`photo.pointed`: its address is
 * wanted, perhaps for another tab); besides `address.changed` (the slide that the address names, if any), `slide.shown` (another
 * one has come into view), `film.started`, and the browser's own word on full screen.
 */
export type LightboxEvent =
  | { type: 'photo.pointed' }
  | { type: 'lightbox.opened'; index: number }
  | { type: 'lightbox.closed' }
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

interface LightboxContext {
  /** The slide in view, from 0. */
  index: number;
  /** The slide by which it was opened: its picture gets the focus back. */
  opener: number;
  /** The slide whose film the visitor has started. */
  film: number | undefined;
  viewer: Viewer | undefined;
  /** Addresses of the pictures that could not be shown since it was opened. */
  failed: readonly string[];
}

/** A watch over something of the browser; it says what happens there by this machine's events. */
export const watch = fromCallback<EventObject>;

/** A watch over the keys; as long as there is nothing to see, all but Escape are the page's own. */
export const keyWatch = fromCallback<EventObject, { isShown: () => boolean }>;

/** Provided where there is a browser; on the server nothing of it happens. */
const leftToBrowser: (args: unknown, slide: { index: number }) => void = () => undefined;

/** The large view of a page's pictures; what it does to the browser's address and focus is provided where it is started. */
export const lightboxMachine = setup({
  types: { context: {} as LightboxContext, events: {} as LightboxEvent },
  actors: {
    addressWatch: watch(() => undefined),
    keyWatch: keyWatch(() => undefined),
    share: fromPromise<ShareOutcome>(() => Promise.resolve('dismissed')),
  },
  actions: {
    setIndex: assign((_, params: { index?: number | undefined }) => ({ index: params.index ?? 0 })),
    setOpener: assign((_, params: { index?: number | undefined }) => ({ opener: params.index ?? 0 })),
    setFilm: assign((_, params: { index: number }) => ({ film: params.index })),
    forgetFilm: assign({ film: undefined }),
    addFailure: assign(({ context }, { src }: { src: string }) => ({ failed: [...context.failed, src] })),
    forgetFailures: assign({ failed: [] }),
    attach: assign((_, params: { viewer: Viewer }) => ({ viewer: params.viewer })),
    detach: assign({ viewer: undefined }),
    turn: ({ context }, params: { by: 1 | -1 }) => context.viewer?.turn(params.by),
    zoom: ({ context }, params: { way: 'in' | 'out' }) => context.viewer?.zoom(params.way),
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
    namesSlide: (_, params: { index: number | undefined }) => params.index !== undefined,
    isCopied: (_, params: { output: ShareOutcome }) => params.output === 'copied',
  },
  delays: { untilNoteIsRead: NOTE_SHOWN_MS },
}).createMachine({
  id: 'lightbox',
  context: { index: 0, opener: 0, film: undefined, viewer: undefined, failed: [] },
  invoke: { src: 'addressWatch' },
  on: {
    'viewer.attached': { actions: { type: 'attach', params: ({ event }) => event } },
    'viewer.detached': {
      actions: ['detach', { type: 'returnFocus', params: ({ context }) => context }],
    },
  },
  initial: 'closed',
  states: {
    closed: {
      on: {
        'photo.pointed': { actions: 'completeAddress' },
        'lightbox.opened': {
          target: 'open',
          actions: [
            { type: 'setIndex', params: ({ event }) => event },
            { type: 'setOpener', params: ({ event }) => event },
            'completeAddress',
            { type: 'pushAddress', params: ({ event }) => event },
          ],
        },
        'address.changed': {
          guard: { type: 'namesSlide', params: ({ event }) => event },
          target: 'open',
          actions: [
            { type: 'setIndex', params: ({ event }) => event },
            { type: 'setOpener', params: ({ event }) => event },
          ],
        },
      },
    },
    open: {
      type: 'parallel',
      invoke: {
        src: 'keyWatch',
        input: ({ self }) => ({ isShown: () => self.getSnapshot().context.viewer !== undefined }),
      },
      exit: ['forgetFilm', 'forgetFailures'],
      on: {
        'lightbox.closed': { target: 'closed', actions: 'leaveAddress' },
        'address.changed': [
          {
            guard: { type: 'namesSlide', params: ({ event }) => event },
            actions: { type: 'setIndex', params: ({ event }) => event },
          },
          { target: 'closed' },
        ],
        'slide.turned': { actions: { type: 'turn', params: ({ event }) => event } },
        'slide.shown': {
          actions: [
            { type: 'setIndex', params: ({ event }) => event },
            { type: 'replaceAddress', params: ({ event }) => event },
            'forgetFilm',
          ],
        },
        'slide.failed': { actions: { type: 'addFailure', params: ({ event }) => event } },
        'zoom.stepped': { actions: { type: 'zoom', params: ({ event }) => event } },
      },
      states: {
        slideshow: {
          initial: 'paused',
          states: {
            paused: {
              on: {
                'slideshow.toggled': { target: 'playing', actions: 'play' },
                'film.started': { actions: { type: 'setFilm', params: ({ event }) => event } },
              },
            },
            playing: {
              on: {
                'slideshow.toggled': { target: 'paused', actions: 'pause' },
                'film.started': {
                  target: 'paused',
                  actions: ['pause', { type: 'setFilm', params: ({ event }) => event }],
                },
              },
            },
          },
        },
        thumbnails: {
          initial: 'shown',
          states: {
            shown: { on: { 'thumbnails.toggled': { target: 'hidden', actions: 'hideThumbnails' } } },
            hidden: { on: { 'thumbnails.toggled': { target: 'shown', actions: 'showThumbnails' } } },
          },
        },
        screen: {
          initial: 'window',
          states: {
            window: {
              on: {
                'fullscreen.toggled': { actions: 'enterFullscreen' },
                'fullscreen.entered': 'full',
                'escape.pressed': { target: '#lightbox.closed', actions: 'leaveAddress' },
              },
            },
            full: {
              on: {
                'fullscreen.toggled': { actions: 'leaveFullscreen' },
                'fullscreen.left': 'window',
                'escape.pressed': { actions: 'leaveFullscreen' },
              },
            },
          },
        },
        magnifier: {
          initial: 'off',
          states: {
            off: { on: { 'magnifier.toggled': 'on' } },
            on: { on: { 'magnifier.toggled': 'off' } },
          },
        },
        metadata: {
          initial: 'folded',
          states: {
            folded: { on: { 'metadata.toggled': 'unfolded' } },
            unfolded: { on: { 'metadata.toggled': 'folded' } },
          },
        },
        sharing: {
          initial: 'idle',
          states: {
            idle: { on: { 'share.pressed': 'busy' } },
            busy: {
              invoke: {
                src: 'share',
                onDone: [
                  { guard: { type: 'isCopied', params: ({ event }) => event }, target: 'copied' },
                  { target: 'idle' },
                ],
                onError: 'failed',
              },
            },
            copied: { on: { 'share.pressed': 'busy' }, after: { untilNoteIsRead: 'idle' } },
            failed: { on: { 'share.pressed': 'busy' }, after: { untilNoteIsRead: 'idle' } },
          },
        },
      },
    },
  },
});
