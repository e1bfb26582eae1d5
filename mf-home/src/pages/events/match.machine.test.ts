import { testEveryTransition } from '@school/shared-deps/testing';
import { createActor } from 'xstate';

import { matchMachine } from './match.machine';

describe('every transition', () => {
  testEveryTransition(matchMachine, {
    events: [
      { type: 'search.changed' },
      { type: 'match.advanced', count: 2 },
      { type: 'match.advanced', count: 0 },
    ],
    distinguish: ({ at }) => at,
  });
});

it('goes on where it was after a filter that left no match', () => {
  const match = createActor(matchMachine).start();
  const advance = (count: number) => {
    match.send({ type: 'match.advanced', count });
    return match.getSnapshot().context.at;
  };
  expect([advance(3), advance(3), advance(0), advance(3), advance(3)]).toEqual([0, 1, 1, 2, 0]);
});
