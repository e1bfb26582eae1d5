import type { ShareOutcome } from '@school/shared-deps/bundled';
import { assign, emit } from 'xstate';

import { lightboxSetup, setIndex } from './lightbox.setup';

/** Tools for the slides in view; they do not depend on one another. */
export const tools = lightboxSetup.createStateConfig({
  type: 'parallel',
  on: {
    'slide.turned': {
      description: 'A button, a key or a gesture asks for the next slide, or for the one before.',
      actions: emit(({ event }) => ({ type: 'turn.due', by: event.by })),
    },
    'slide.shown': {
      description: 'Another slide has come into view.',
      actions: [setIndex, 'replaceAddress', assign({ film: undefined })],
    },
    'slide.failed': { actions: assign({ failed: ({ context, event }) => [...context.failed, event.src] }) },
    'zoom.stepped': { actions: emit(({ event }) => ({ type: 'zoom.due', way: event.way })) },
  },
  states: {
    slideshow: {
      initial: 'paused',
      states: {
        paused: {
          on: {
            'slideshow.toggled': {
              target: 'playing',
              actions: emit({ type: 'slideshow.due', isPlaying: true }),
            },
            'film.started': {
              description: 'The visitor plays the film of a slide.',
              actions: assign({ film: ({ event }) => event.index }),
            },
          },
        },
        playing: {
          on: {
            'slideshow.toggled': { target: 'paused', actions: 'pause' },
            'film.started': {
              target: 'paused',
              actions: ['pause', assign({ film: ({ event }) => event.index })],
            },
          },
        },
      },
    },
    thumbnails: {
      initial: 'shown',
      states: {
        shown: {
          on: {
            'thumbnails.toggled': {
              target: 'hidden',
              actions: emit({ type: 'thumbnails.due', areShown: false }),
            },
          },
        },
        hidden: {
          on: {
            'thumbnails.toggled': {
              target: 'shown',
              actions: emit({ type: 'thumbnails.due', areShown: true }),
            },
          },
        },
      },
    },
    screen: {
      initial: 'window',
      states: {
        window: {
          description: 'The viewer is as large as the window.',
          on: {
            'fullscreen.toggled': {
              description: 'The visitor pressed the button; the browser decides.',
              actions: emit({ type: 'fullscreen.due', isFull: true }),
            },
            'fullscreen.entered': {
              description: 'The browser shows the viewer on the whole screen.',
              target: 'full',
            },
          },
        },
        full: {
          description: 'The viewer is as large as the screen.',
          on: {
            'fullscreen.toggled': { actions: 'leaveFullscreen' },
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
      states: {
        idle: { on: { 'share.pressed': 'busy' } },
        busy: {
          description: 'The dialog of the browser is open.',
          invoke: {
            src: 'share',
            onDone: [{ guard: isCopied, target: 'copied' }, { target: 'idle' }],
            onError: 'failed',
          },
        },
        copied: {
          description: 'A note says that the address is in the clipboard.',
          on: { 'share.pressed': 'busy' },
          after: { untilNoteIsRead: 'idle' },
        },
        failed: {
          description: 'A note says that it could not be shared.',
          on: { 'share.pressed': 'busy' },
          after: { untilNoteIsRead: 'idle' },
        },
      },
    },
  },
});

function isCopied({ event }: { event: { output: ShareOutcome } }): boolean {
  return event.output === 'copied';
}
