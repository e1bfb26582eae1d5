import { lightboxSetup } from './lightbox.setup';

/** What a visitor does with the slides in view; the tools do not depend on one another. */
export const tools = lightboxSetup.createStateConfig({
  type: 'parallel',
  on: {
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
});
