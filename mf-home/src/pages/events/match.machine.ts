import { assign, setup } from 'xstate';

/** Which of the cards that match the search was last brought into view, by its place among them; -1 is none. */
export const matchMachine = setup({
  types: {
    context: {} as { at: number },
    events: {} as { type: 'search.changed' } | { type: 'match.advanced'; count: number },
  },
  actions: {
    forget: assign({ at: -1 }),
    advance: assign(({ context }, params: { count: number }) => ({ at: (context.at + 1) % params.count })),
  },
  guards: { hasMatches: (_, params: { count: number }) => params.count > 0 },
}).createMachine({
  id: 'match',
  context: { at: -1 },
  on: { 'search.changed': { target: '.unvisited', actions: 'forget' } },
  initial: 'unvisited',
  states: {
    unvisited: {
      description: 'None was brought into view since the search changed.',
      on: {
        'match.advanced': {
          description: 'The visitor pressed Enter in the search box.',
          guard: { type: 'hasMatches', params: ({ event }) => event },
          target: 'visiting',
          actions: { type: 'advance', params: ({ event }) => event },
        },
      },
    },
    visiting: {
      description: 'The match number `at` was brought into view.',
      on: {
        // another filter may have left none
        'match.advanced': {
          guard: { type: 'hasMatches', params: ({ event }) => event },
          actions: { type: 'advance', params: ({ event }) => event },
        },
      },
    },
  },
});
