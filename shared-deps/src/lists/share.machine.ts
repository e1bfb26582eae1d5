import { shareAddress, type ShareOutcome } from '@school/shared-deps/bundled';
import { fromPromise, setup } from 'xstate';

/** Gives the address of a list to another app, or to the clipboard. */
export const shareMachine = setup({
  types: { events: {} as { type: 'share.requested' } },
  actors: { share: fromPromise<ShareOutcome>(shareAddress) },
  guards: { isCopied: (_, params: { output: ShareOutcome }) => params.output === 'copied' },
}).createMachine({
  id: 'share',
  initial: 'idle',
  states: {
    idle: { on: { 'share.requested': 'sharing' } },
    sharing: {
      invoke: {
        src: 'share',
        onDone: [
          { guard: { type: 'isCopied', params: ({ event }) => event }, target: 'copied' },
          { target: 'idle' },
        ],
        onError: 'failed',
      },
    },
    copied: { description: 'The address is in the clipboard.', on: { 'share.requested': 'sharing' } },
    failed: { on: { 'share.requested': 'sharing' } },
  },
});
