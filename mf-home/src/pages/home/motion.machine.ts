import { setup } from 'xstate';

/** One switch for all that moves on a page: its carousels, and whatever reads its state. */
export const motionMachine = setup({
  types: { events: {} as { type: 'motion.toggled' } },
}).createMachine({
  id: 'motion',
  initial: 'moving',
  states: {
    moving: {
      description: 'Each carousel turns unless it has a pause of its own.',
      on: { 'motion.toggled': 'paused' },
    },
    paused: {
      description: 'The visitor has stopped all of them.',
      on: { 'motion.toggled': 'moving' },
    },
  },
});
