import { lightboxSetup } from './lightbox.setup';
import { tools } from './lightbox.tools';

const shown = lightboxSetup.createStateConfig({
  ...tools,
  tags: 'mounted',
  exit: 'detach',
  on: {
    ...tools.on,
    'viewer.detached': {
      description: 'The viewer was unmounted.',
      target: '#lightbox.open.loading.view',
    },
    'lightbox.closed': { target: '#lightbox.closing', actions: 'leaveAddress' },
    'escape.pressed': { target: '#lightbox.closing', actions: 'leaveAddress' },
    'address.changed': [
      {
        guard: { type: 'namesSlide', params: ({ event }) => event },
        actions: { type: 'setIndex', params: ({ event }) => event },
      },
      { target: '#lightbox.closing' },
    ],
    'slides.changed': [
      { guard: { type: 'hasSlides', params: ({ event }) => event } },
      { guard: { type: 'isBusy', params: ({ event }) => event }, target: '#lightbox.open.waitingForSlides' },
      { target: '#lightbox.closing', actions: 'leaveAddress' },
    ],
  },
});

const open = lightboxSetup.createStateConfig({
  invoke: [
    { src: 'slideWatch' },
    {
      src: 'keyWatch',
      input: ({ self }) => ({ isShown: () => self.getSnapshot().context.viewer !== undefined }),
    },
  ],
  exit: ['forgetFilm', 'forgetFailures'],
  on: {
    'lightbox.closed': { target: 'closed', actions: 'leaveAddress' },
    'escape.pressed': { target: 'closed', actions: 'leaveAddress' },
    'address.changed': [
      {
        guard: { type: 'namesSlide', params: ({ event }) => event },
        actions: { type: 'setIndex', params: ({ event }) => event },
      },
      { target: 'closed' },
    ],
    'slides.changed': [
      { guard: { type: 'hasSlides', params: ({ event }) => event } },
      { guard: { type: 'isBusy', params: ({ event }) => event }, target: '.waitingForSlides' },
      { target: 'closed', actions: 'leaveAddress' },
    ],
  },
  initial: 'waitingForSlides',
  states: {
    waitingForSlides: {
      description: 'Until it is known how many pictures the page has.',
      on: {
        'slides.changed': [
          {
            description: 'How many pictures the page has; `isBusy` says that more may come.',
            guard: { type: 'hasSlides', params: ({ event }) => event },
            target: 'loading',
          },
          { guard: { type: 'isBusy', params: ({ event }) => event } },
          { target: '#lightbox.closed', actions: 'leaveAddress' },
        ],
      },
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
              actions: [{ type: 'logFailure', params: ({ event }) => event }, 'leaveAddress'],
            },
          },
        },
        view: {
          description: 'The code is here; the viewer is being mounted.',
          tags: 'mounted',
          on: {
            'viewer.attached': {
              target: '#lightbox.open.shown',
              actions: { type: 'attach', params: ({ event }) => event },
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
      actions: [
        { type: 'setIndex', params: ({ event }) => event },
        { type: 'setOpener', params: ({ event }) => event },
        'completeAddress',
        { type: 'pushAddress', params: ({ event }) => event },
      ],
    },
    'address.changed': {
      description: 'The browser went to an address that names this slide, or none.',
      guard: { type: 'namesSlide', params: ({ event }) => event },
      target: 'open',
      actions: [
        { type: 'setIndex', params: ({ event }) => event },
        { type: 'setOpener', params: ({ event }) => event },
      ],
    },
  },
});

/** The large view of a page's pictures; it begins by a picture that is pressed or that the address names. */
export const lightboxMachine = lightboxSetup.createMachine({
  id: 'lightbox',
  context: { index: 0, opener: 0, film: undefined, viewer: undefined, failed: [] },
  invoke: { src: 'addressWatch' },
  initial: 'closed',
  states: {
    closed,
    open,
    closing: {
      description: 'Until the viewer has left the page: only then can a picture have the focus.',
      on: {
        ...closed.on,
        'viewer.detached': {
          target: 'closed',
          actions: { type: 'returnFocus', params: ({ context }) => context },
        },
      },
    },
  },
});
