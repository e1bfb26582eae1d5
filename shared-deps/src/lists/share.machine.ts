import { shareAddress, type ShareOutcome } from '@school/shared-deps/bundled';
import { fromPromise, setup } from 'xstate';

/** Gives the address of a list to another app, or to the clipboard. */
export const shareMachine = setup({
  types: { events: {} as { type: 'share.requested' } },
  actors: { share: fromPromise<ShareOutcome>(() => shareAddress()) },
}).createMachine({
  id: 'share',
  initial: 'idle',
  states: {
    idle: { on: { 'share.requested': 'sharing' } },
    sharing: {
      invoke: {
        src: 'share',
        onDone: [{ guard: isCopied, target: 'copied' }, { target: 'idle' }],
        onError: 'failed',
      },
    },
    copied: { description: 'The address is in the clipboard.', on: { 'share.requested': 'sharing' } },
    failed: { on: { 'share.requested': 'sharing' } },
  },
});

function isCopied({ event }: { event: { output: ShareOutcome } }): boolean {
  return event.output === 'copied';
}
