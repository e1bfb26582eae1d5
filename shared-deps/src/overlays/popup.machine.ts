import { type EventObject, fromCallback, setup } from 'xstate';

type PopupEvent =
  { type: 'notices.loaded' } | { type: 'screen.freed' } | { type: 'popup.opened' } | { type: 'popup.closed' };

interface PopupContext {
  /** Whether the server's document has opened the notices before its code was here. */
  isOnScreen: boolean;
  /** Whether the visitor has seen the notices earlier in this session. */
  hasSeen: boolean;
}

/** Waits for something of the page, and sends what has happened. */
export const popupWatch = fromCallback<EventObject>;

/**
 * Notices that open by themselves once a session, as soon as there are any and nothing else has the screen. It begins with
 * what is on the screen.
 */
export const popupMachine = setup({
  types: { context: {} as PopupContext, events: {} as PopupEvent, input: {} as PopupContext },
  actors: {
    noticesWatch: popupWatch(() => undefined),
    screenWatch: popupWatch(({ sendBack }) => sendBack({ type: 'screen.freed' })),
    dialogWatch: popupWatch(() => undefined),
  },
  /** Remembers for this session that the visitor has seen them. */
  actions: { rememberSeen: () => undefined },
  guards: {
    isOnScreen: ({ context }) => context.isOnScreen,
    hasSeen: ({ context }) => context.hasSeen,
  },
}).createMachine({
  id: 'popup',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Whether the notices are open already, or were seen earlier in this session.',
      always: [
        { guard: 'isOnScreen', target: 'open' },
        { guard: 'hasSeen', target: 'closed' },
        { target: 'waiting' },
      ],
    },
    waiting: {
      description: 'Until there are notices and nothing else has the screen.',
      type: 'parallel',
      states: {
        notices: {
          initial: 'missing',
          states: {
            missing: { invoke: { src: 'noticesWatch' }, on: { 'notices.loaded': 'loaded' } },
            loaded: { type: 'final' },
          },
        },
        screen: {
          initial: 'taken',
          states: {
            taken: {
              description: 'Something else has the screen, such as the intro.',
              invoke: { src: 'screenWatch' },
              on: {
                'screen.freed': { description: 'Nothing else has the screen any more.', target: 'free' },
              },
            },
            free: { type: 'final' },
          },
        },
      },
      onDone: 'open',
    },
    open: {
      entry: 'rememberSeen',
      invoke: { src: 'dialogWatch' },
      on: {
        'popup.closed': { description: 'The dialog was closed, in any way.', target: 'closed' },
      },
    },
    closed: {
      on: { 'popup.opened': { description: 'The visitor pressed Notices.', target: 'open' } },
    },
  },
});
