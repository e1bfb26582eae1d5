import { createActor } from 'xstate';

import { testEveryTransition } from '../testing/every-transition';
import { motionMachine } from './motion.machine';
import { rotationMachine } from './rotation.machine';

function startRotation() {
  const rotation = createActor(rotationMachine).start();
  rotation.send({ type: 'carousel.attached' });
  return rotation;
}

describe('the switch for all motion', () => {
  testEveryTransition(motionMachine, {
    starts: { 'with no carousel': () => ({ rotations: [] }) },
    events: [{ type: 'motion.toggled' }],
  });

  it('pauses every carousel of the page, and ends that pause again, as often as it is pressed', () => {
    const rotations = [startRotation(), startRotation()];
    const values = () => rotations.map((each) => each.getSnapshot().value);
    const motion = createActor(motionMachine, { input: { rotations } }).start();
    motion.send({ type: 'motion.toggled' });
    expect(values()).toEqual(['still', 'still']);
    motion.send({ type: 'motion.toggled' });
    expect(values()).toEqual(['turning', 'turning']);
    motion.send({ type: 'motion.toggled' });
    expect(values()).toEqual(['still', 'still']);
    rotations.forEach((each) => each.stop());
  });

  it('leaves a carousel still that the visitor had paused by itself', () => {
    const rotation = startRotation();
    const motion = createActor(motionMachine, { input: { rotations: [rotation] } }).start();
    rotation.send({ type: 'rotation.toggled' });
    motion.send({ type: 'motion.toggled' });
    motion.send({ type: 'motion.toggled' });
    expect(rotation.getSnapshot().value).toBe('still');
    rotation.stop();
  });
});
