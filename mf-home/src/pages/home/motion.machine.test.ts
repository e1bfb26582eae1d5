import { pauseWhile, type Rotation, rotationMachine } from '@school/shared-deps/carousel';
import { testEveryTransition } from '@school/shared-deps/testing';
import { type ActorRefFrom, createActor, createMachine, SimulatedClock } from 'xstate';

import { motionMachine } from './motion.machine';

/** A page of two carousels. */
function startPage() {
  const onSnapshot = { actions: pauseWhile('page', 'paused', ['motion']) };
  const page = createMachine({
    invoke: [
      { systemId: 'one', src: rotationMachine },
      { systemId: 'other', src: rotationMachine },
      { id: 'motion', systemId: 'motion', src: motionMachine, onSnapshot },
    ],
  });
  const { system } = createActor(page, { clock: new SimulatedClock() }).start();
  const rotations = ['one', 'other'].map((name) => system.get(name) as Rotation);
  rotations.forEach((each) => each.send({ type: 'carousel.attached' }));
  return { rotations, motion: system.get('motion') as ActorRefFrom<typeof motionMachine> };
}

describe('the switch for all motion', () => {
  testEveryTransition(motionMachine, { events: [{ type: 'motion.toggled' }] });

  it('leaves a carousel still that the visitor had paused by itself', () => {
    const { rotations, motion } = startPage();
    rotations[0]?.send({ type: 'rotation.toggled' });
    motion.send({ type: 'motion.toggled' });
    motion.send({ type: 'motion.toggled' });
    expect(rotations.map((each) => each.getSnapshot().value)).toEqual(['still', 'turning']);
  });
});
