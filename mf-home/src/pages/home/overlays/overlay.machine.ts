import { setup } from 'xstate';

/** How long the intro stays unless it is closed (spec §9). */
const INTRO_MS = 150_000;

/** The full-screen intro, where the page has one: open until it is closed or its time is over. */
export const overlayMachine = setup({
  types: {
    context: {} as { isWanted: boolean },
    events: {} as { type: 'overlay.closed' },
    input: {} as { isWanted: boolean },
  },
  guards: { isWanted: ({ context }) => context.isWanted },
  delays: { untilOver: INTRO_MS },
}).createMachine({
  id: 'overlay',
  context: ({ input }) => input,
  initial: 'deciding',
  states: {
    deciding: { always: [{ guard: 'isWanted', target: 'open' }, { target: 'closed' }] },
    open: {
      description: 'The intro covers the page.',
      on: { 'overlay.closed': 'closed' },
      after: { untilOver: 'closed' },
    },
    closed: { type: 'final' },
  },
});
