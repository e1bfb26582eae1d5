import { assign, setup } from 'xstate';

/** What the shell does around a change of page; the address is the one under way or arrived at. */
type NavigationEvent = { type: 'navigation.started'; address: string } | { type: 'navigation.arrived' };

/** A change of page: the old one stays on screen while the new one's code and data are fetched. */
export const navigationMachine = setup({
  types: {
    context: {} as { address: string },
    events: {} as NavigationEvent,
    input: {} as { address: string },
  },
  actions: {
    setAddress: assign((_, params: { address: string }) => ({ address: params.address })),
    markBusy: () => undefined,
    markIdle: () => undefined,
    present: () => undefined,
  },
}).createMachine({
  id: 'navigation',
  context: ({ input }) => ({ address: input.address }),
  on: {
    'navigation.started': {
      target: '.holding',
      actions: { type: 'setAddress', params: ({ event }) => event },
    },
  },
  initial: 'arrived',
  states: {
    arrived: {},
    holding: {
      entry: 'markBusy',
      exit: 'markIdle',
      on: { 'navigation.arrived': { target: 'arrived', actions: 'present' } },
    },
  },
});
