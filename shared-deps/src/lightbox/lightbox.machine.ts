import { type ActorRefFrom, assign, raise } from 'xstate';

import { lightboxSetup, setIndex, setOpener } from './lightbox.setup';
import { tools } from './lightbox.tools';

const shown = lightboxSetup.createStateConfig({
  ...tools,
  tags: 'mounted',
  on: {
    ...tools.on,
    'viewer.detached': {
      description: 'The viewer was unmounted.',
      target: '#lightbox.open.loading.view',
      actions: 'detach',
    },
  },
});

const open = lightboxSetup.createStateConfig({
  entry: raise(({ context }) => ({ type: 'slides.changed', ...context.slides })),
  invoke: {
    src: 'keyWatch',
    input: ({ self }) => ({ isShown: () => self.getSnapshot().context.hasViewer }),
  },
  exit: assign({ film: undefined, failed: [] }),
  on: {
    'lightbox.closed': { target: 'closed.leaving', actions: 'leaveAddress' },
    'escape.pressed': { target: 'closed.leaving', actions: 'leaveAddress' },
    'address.changed': [{ guard: 'namesSlide', actions: setIndex }, { target: 'closed.leaving' }],
    'slides.changed': [
      {
        description: 'How many pictures the page has; `isBusy` says that more may come.',
        guard: 'hasSlides',
        actions: 'storeSlides',
      },
      { guard: 'isBusy', target: '.waitingForSlides', actions: 'storeSlides' },
      { target: 'closed.leaving', actions: ['storeSlides', 'leaveAddress'] },
    ],
    'viewer.detached': { actions: 'detach' },
  },
  initial: 'waitingForSlides',
  states: {
    waitingForSlides: {
      description: 'Until it is known how many pictures the page has.',
      on: { 'slides.changed': { guard: 'hasSlides', target: 'loading', actions: 'storeSlides' } },
    },
    loading: {
      initial: 'code',
      states: {
        code: {
          description: 'The code of the viewer is on its way.',
          tags: 'loading',
          invoke: {
            src: 'fetchViewer',
            onDone: 'view',
            onError: {
              target: '#lightbox.closed',
              actions: [({ event }) => console.error(event.error), 'leaveAddress'],
            },
          },
        },
        view: {
          description: 'The code is here; the viewer is being mounted.',
          tags: 'mounted',
          on: {
            'viewer.attached': {
              target: '#lightbox.open.shown',
              actions: assign({ hasViewer: true }),
            },
          },
        },
      },
    },
    shown,
  },
});

const closed = lightboxSetup.createStateConfig({
  on: {
    'photo.pointed': {
      description:
        'A picture may be opened next. Its link gets its address, for those who open it in another tab.',
      actions: 'completeAddress',
    },
    'lightbox.opened': {
      target: 'open',
      actions: [setIndex, setOpener, 'completeAddress', 'pushAddress'],
    },
    'address.changed': {
      description: 'The browser went to an address that names this slide, or none.',
      guard: 'namesSlide',
      target: 'open',
      actions: [setIndex, setOpener],
    },
  },
  initial: 'settled',
  states: {
    leaving: {
      description: 'Until the viewer has left the page: only then can a picture have the focus.',
      always: { guard: 'hasNoViewer', target: 'settled' },
      on: {
        'viewer.detached': {
          target: 'settled',
          actions: ['detach', 'returnFocus'],
        },
      },
    },
    settled: {},
  },
});

/** The large view of a page's pictures; it begins by a picture that is pressed or that the address names. */
export const lightboxMachine = lightboxSetup.createMachine({
  id: 'lightbox',
  context: {
    index: 0,
    opener: 0,
    film: undefined,
    slides: { count: 0, isBusy: true },
    hasViewer: false,
    failed: [],
  },
  invoke: { src: 'addressWatch' },
  on: { 'slides.changed': { actions: 'storeSlides' } },
  initial: 'closed',
  states: { closed, open },
});

export type LightboxActor = ActorRefFrom<typeof lightboxMachine>;
