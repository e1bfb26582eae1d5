import { testEveryTransition } from '@school/shared-deps/testing';
import { createActor, SimulatedClock } from 'xstate';

import { overlayMachine } from './overlay.machine';

describe('the intro overlay', () => {
  testEveryTransition(overlayMachine, {
    starts: { 'on its page': () => ({ isWanted: true }), elsewhere: () => ({ isWanted: false }) },
    events: [{ type: 'overlay.closed' }],
  });

  it('closes itself after exactly 150 seconds', () => {
    const clock = new SimulatedClock();
    const overlay = createActor(overlayMachine, { clock, input: { isWanted: true } }).start();
    clock.increment(149_999);
    expect(overlay.getSnapshot().value).toBe('open');
    clock.increment(1);
    expect(overlay.getSnapshot().value).toBe('closed');
  });
});
