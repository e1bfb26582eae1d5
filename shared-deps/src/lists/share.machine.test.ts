import type { ShareOutcome } from '@school/shared-deps/bundled';
import { createActor, fromPromise, waitFor } from 'xstate';

import { testEveryTransition } from '../testing/every-transition';
import { shareMachine } from './share.machine';

describe('the sharing of a list', () => {
  testEveryTransition(shareMachine, {
    events: [{ type: 'share.requested' }],
    outcomes: {
      share: [{ output: 'copied' }, { output: 'dismissed' }, { error: new Error('no clipboard') }],
    },
  });

  it('says nothing when another app has taken the address', async () => {
    const share = fromPromise<ShareOutcome>(() => Promise.resolve('shared'));
    const actor = createActor(shareMachine.provide({ actors: { share } })).start();
    actor.send({ type: 'share.requested' });
    await waitFor(actor, (snapshot) => !snapshot.matches('sharing'));
    expect(actor.getSnapshot().value).toBe('idle');
  });
});
