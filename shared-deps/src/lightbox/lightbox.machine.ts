import { type ActorRefFrom, assign, raise } from 'xstate';

import { lightboxSetup, setIndex } from './lightbox.setup';
import { tools } from './lightbox.tools';

const open = lightboxSetup.createStateConfig({
  entry: [
    assign({ opener: ({ context }) => context.index }),
    raise(({ context }) => ({ type: 'slides.changed', ...context.slides })),
  ],
  invoke: { src: 'escapeWatch' },
  on: {
    'lightbox.closed': { target: 'closed', actions: 'leaveAddress' },
    'escape.pressed': { target: 'closed', actions: 'leaveAddress' },
    'address.changed': [{ guard: 'namesSlide', actions: setIndex }, { target: 'closed' }],
    'slides.changed': [
      {
        description: 'How many pictures the page has; `isBusy` says that more may come.',
        guard: 'hasSlides',
        actions: 'storeSlides',
      },
      { guard: 'isBusy', target: '.waitingForSlides', actions: 'storeSlides' },
      { target: 'closed', actions: ['storeSlides', 'leaveAddress'] },
    ],
  },
  initial: 'waitingForSlides',
  states: {
    waitingForSlides: {
      description: 'Until it is known how many pictures the page has.',
      on: { 'slides.changed': { guard: 'hasSlides', target: 'loading', actions: 'storeSlides' } },
    },
    loading: {
      description: 'The code of the viewer is on its way.',
      invoke: {
        src: 'viewerCode',
        onDone: 'shown',
        onError: {
          target: '#lightbox.closed',
          actions: [({ event }) => console.error(event.error), 'leaveAddress'],
        },
      },
    },
    shown: tools,
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
      actions: [setIndex, 'completeAddress', 'pushAddress'],
    },
    'address.changed': {
      description: 'The browser went to an address that names this slide, or none.',
      guard: 'namesSlide',
      target: 'open',
      actions: setIndex,
    },
    'viewer.unmounted': {
      description: 'The viewer has left the page: only then can a picture have the focus.',
      actions: 'returnFocus',
    },
  },
});

/** The large view of a page's pictures; it begins by a picture that is pressed or that the address names. */
export const lightboxMachine = lightboxSetup.createMachine({
  id: 'lightbox',
  context: { index: 0, opener: 0, slides: { count: 0, isBusy: true } },
  invoke: { src: 'addressWatch' },
  on: { 'slides.changed': { actions: 'storeSlides' } },
  initial: 'closed',
  states: { closed, open },
});

export type LightboxActor = ActorRefFrom<typeof lightboxMachine>;
