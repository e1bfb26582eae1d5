import { type ActorRefFrom, setup } from 'xstate';

import type { rotationMachine } from './rotation.machine';

type Rotation = ActorRefFrom<typeof rotationMachine>;

/** One switch for all that moves on a page: its carousels, and whatever reads its state. */
export const motionMachine = setup({
  types: {
    context: {} as { rotations: readonly Rotation[] },
    events: {} as { type: 'motion.toggled' },
    input: {} as { rotations: readonly Rotation[] },
  },
  actions: {
    pauseAll: ({ context }) =>
      context.rotations.forEach((each) => each.send({ type: 'pause.began', why: 'page' })),
    resumeAll: ({ context }) =>
      context.rotations.forEach((each) => each.send({ type: 'pause.ended', why: 'page' })),
  },
}).createMachine({
  id: 'motion',
  context: ({ input }) => ({ rotations: input.rotations }),
  initial: 'moving',
  states: {
    moving: {
      description: 'Each carousel turns unless it has a pause of its own.',
      on: { 'motion.toggled': { target: 'paused', actions: 'pauseAll' } },
    },
    paused: {
      description: 'The visitor has stopped all of them.',
      on: { 'motion.toggled': { target: 'moving', actions: 'resumeAll' } },
    },
  },
});
