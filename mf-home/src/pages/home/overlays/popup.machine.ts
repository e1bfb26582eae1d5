import { type EventObject, fromCallback, setup } from 'xstate';

import { servedNotices } from './served-document';

type PopupEvent =
  | { type: 'notices.changed'; count: number }
  | { type: 'screen.freed' }
  | { type: 'popup.opened' }
  | { type: 'popup.closed' };

interface PopupContext {
  /** Whether the document or the visitor has opened the notices before their code was here. */
  isOnScreen: boolean;
  /** Whether they don't open by themselves: the session has seen them, or an urgent notice is in force. */
  staysClosed: boolean;
}

/** The dialog of the server's document may be opened and closed before it is hydrated. */
const dialogWatch = fromCallback<EventObject>(({ sendBack }) => {
  const watching = new AbortController();
  const dialog = servedNotices();
  dialog?.addEventListener('toggle', () => dialog.open && sendBack({ type: 'popup.opened' }), watching);
  dialog?.addEventListener('close', () => sendBack({ type: 'popup.closed' }), watching);
  return () => watching.abort();
});

/**
 * Notices that open by themselves once a session, as soon as there are any and nothing else has the screen.
 * An urgent notice is never covered. It begins with what is on the screen.
 */
export const popupMachine = setup({
  types: { context: {} as PopupContext, events: {} as PopupEvent, input: {} as PopupContext },
  actors: { dialogWatch },
  guards: {
    isOnScreen: ({ context }) => context.isOnScreen,
    staysClosed: ({ context }) => context.staysClosed,
    hasNotices: ({ event }) => 'count' in event && event.count > 0,
  },
}).createMachine({
  id: 'popup',
  context: ({ input }) => input,
  invoke: { src: 'dialogWatch' },
  initial: 'deciding',
  states: {
    deciding: {
      description: 'Whether the notices are open already, or don’t open by themselves.',
      always: [
        { guard: 'isOnScreen', target: 'open' },
        { guard: 'staysClosed', target: 'closed' },
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
            missing: { on: { 'notices.changed': { guard: 'hasNotices', target: 'loaded' } } },
            loaded: { type: 'final' },
          },
        },
        screen: {
          initial: 'taken',
          states: {
            taken: {
              description: 'Something else has the screen, such as the intro.',
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
      on: {
        'popup.closed': { description: 'The dialog was closed, in any way.', target: 'closed' },
      },
    },
    closed: {
      on: { 'popup.opened': { description: 'The visitor pressed Notices.', target: 'open' } },
    },
  },
});
