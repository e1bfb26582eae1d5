import { setup } from 'xstate';

/** How long the intro stays unless it is closed (spec §9). */
const INTRO_MS = 150_000;

/** The full-screen intro: open until it is closed or its time is over. */
export const overlayMachine = setup({
  types: { events: {} as { type: 'overlay.closed' } },
  delays: { untilOver: INTRO_MS },
}).createMachine({
  id: 'overlay',
  initial: 'open',
  states: {
    open: {
      description: 'The intro covers the page.',
      on: { 'overlay.closed': 'closed' },
      after: { untilOver: 'closed' },
    },
    closed: { type: 'final' },
  },
});
