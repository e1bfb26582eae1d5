import { assign, setup } from 'xstate';

interface PopupContext {
  /** Whether the visitor has seen the notices earlier in this visit. */
  hasSeen: boolean;
  hasNotices: boolean;
  /** Whether something else, such as the intro, has the screen. */
  isHeld: boolean;
  rememberSeen: () => void;
}

/** `notices.loaded`: there are notices to show; `popup.released`: the screen is free; `popup.opened`: the Notices button. */
type PopupEvent =
  | { type: 'notices.loaded' }
  | { type: 'popup.released' }
  | { type: 'popup.opened' }
  | { type: 'popup.closed' };

/** Notices that open by themselves once a visit, as soon as they are loaded and the screen is free. */
export const popupMachine = setup({
  types: {
    context: {} as PopupContext,
    events: {} as PopupEvent,
    input: {} as { hasSeen: boolean; isHeld: boolean; rememberSeen: () => void },
  },
  actions: {
    markLoaded: assign({ hasNotices: true }),
    markFree: assign({ isHeld: false }),
    rememberSeen: ({ context }) => context.rememberSeen(),
  },
  guards: {
    canOpen: ({ context }) => context.hasNotices && !context.isHeld,
    hasNotices: ({ context }) => context.hasNotices,
    hasSeen: ({ context }) => context.hasSeen,
  },
}).createMachine({
  id: 'popup',
  context: ({ input }) => ({ ...input, hasNotices: false }),
  on: {
    'notices.loaded': { actions: 'markLoaded' },
    'popup.released': { actions: 'markFree' },
  },
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'hasSeen', target: 'closed' }, { target: 'waiting' }] },
    waiting: {
      always: { guard: 'canOpen', target: 'open' },
    },
    open: {
      entry: 'rememberSeen',
      on: { 'popup.closed': 'closed' },
    },
    closed: {
      on: { 'popup.opened': { guard: 'hasNotices', target: 'open' } },
    },
  },
});
