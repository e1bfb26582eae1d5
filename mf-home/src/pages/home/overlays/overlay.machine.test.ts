import { testEveryTransition } from '@school/shared-deps/testing';

import { overlayMachine } from './overlay.machine';

describe('the intro overlay', () => {
  testEveryTransition(overlayMachine, {
    starts: { 'on its page': () => ({ isWanted: true }), elsewhere: () => ({ isWanted: false }) },
    events: [{ type: 'overlay.closed' }],
  });
});
