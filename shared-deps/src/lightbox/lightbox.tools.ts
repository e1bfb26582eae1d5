import { lightboxSetup, setIndex } from './lightbox.setup';

/** The slides in view and their tools, which do not depend on one another. */
export const tools = lightboxSetup.createStateConfig({
  type: 'parallel',
  on: {
    'slide.shown': {
      description: 'Another slide has come into view.',
      actions: [setIndex, 'replaceAddress'],
    },
  },
  states: {
    slideshow: {
      initial: 'paused',
      states: {
        paused: { on: { 'slideshow.started': 'playing' } },
        playing: { on: { 'slideshow.paused': 'paused' } },
      },
    },
    thumbnails: {
      initial: 'shown',
      states: {
        shown: { on: { 'thumbnails.hidden': 'hidden' } },
        hidden: { on: { 'thumbnails.shown': 'shown' } },
      },
    },
    screen: {
      initial: 'window',
      states: {
        window: {
          description: 'The viewer is as large as the window.',
          on: { 'fullscreen.entered': 'full' },
        },
        full: {
          description: 'The viewer is as large as the screen.',
          on: {
            'fullscreen.left': {
              description: 'The browser has ended it, for whatever reason.',
              target: 'window',
            },
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
        folded: {
          description: 'Title, date and text of a slide are out of the way.',
          on: { 'metadata.toggled': 'unfolded' },
        },
        unfolded: { on: { 'metadata.toggled': 'folded' } },
      },
    },
    sharing: {
      initial: 'idle',
      on: { 'share.pressed': '.busy' },
      states: {
        idle: {},
        busy: {
          description: 'The dialog of the browser is open.',
          on: { 'share.pressed': {} },
          invoke: {
            src: 'share',
            onDone: [{ guard: 'isCopied', target: 'copied' }, { target: 'idle' }],
            onError: 'failed',
          },
        },
        copied: {
          description: 'A note says that the address is in the clipboard.',
          after: { untilNoteIsRead: 'idle' },
        },
        failed: {
          description: 'A note says that it could not be shared.',
          after: { untilNoteIsRead: 'idle' },
        },
      },
    },
  },
});
