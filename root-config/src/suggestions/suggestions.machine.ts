import type { SearchAnswer } from '@school/shared-deps';
import type { Observable } from 'rxjs';
import { assign, fromEventObservable, setup } from 'xstate';

export type SuggestionsEvent =
  | { type: 'answer.changed'; answer: SearchAnswer | undefined }
  | { type: 'arrow.pressed'; by: 1 | -1 }
  | { type: 'escape.pressed' }
  | { type: 'field.left' };

export interface SuggestionsContext {
  events$: Observable<SuggestionsEvent>;
  answer: SearchAnswer | undefined;
  /** Index of the option that the arrows have reached; -1 is the field itself. */
  active: number;
}

/** The school's own answer, and the best results. */
export function countOptions(answer: SearchAnswer | undefined): number {
  return answer ? answer.answers.length + answer.results.length : 0;
}

/** A field with suggestions: the best results, and the link to all of them. */
export const suggestionsMachine = setup({
  types: {
    context: {} as SuggestionsContext,
    events: {} as SuggestionsEvent,
    input: {} as Pick<SuggestionsContext, 'events$'>,
  },
  actors: {
    events: fromEventObservable<SuggestionsEvent, Pick<SuggestionsContext, 'events$'>>(
      ({ input }) => input.events$,
    ),
  },
  guards: {
    hasResults: (_, { answer }: Pick<SuggestionsContext, 'answer'>) => countOptions(answer) > 0,
  },
  actions: {
    storeAnswer: assign((_, { answer }: Pick<SuggestionsContext, 'answer'>) => ({ answer, active: -1 })),
    moveActive: assign(({ context: { answer, active } }, { by }: { by: 1 | -1 }) => {
      // the field, the options, and the link to all results
      const places = countOptions(answer) + 2;
      return { active: ((active + 1 + by + places) % places) - 1 };
    }),
    leaveOptions: assign({ active: -1 }),
  },
}).createMachine({
  id: 'suggestions',
  context: ({ input }) => ({ ...input, answer: undefined, active: -1 }),
  invoke: { src: 'events', input: ({ context }) => context },
  initial: 'closed',
  on: {
    'answer.changed': [
      {
        guard: { type: 'hasResults', params: ({ event }) => event },
        target: '.open',
        actions: { type: 'storeAnswer', params: ({ event }) => event },
      },
      { target: '.closed', actions: { type: 'storeAnswer', params: ({ event }) => event } },
    ],
  },
  states: {
    closed: {
      on: {
        'arrow.pressed': {
          guard: { type: 'hasResults', params: ({ context }) => context },
          target: 'open',
          actions: { type: 'moveActive', params: ({ event }) => event },
        },
      },
    },
    open: {
      on: {
        'arrow.pressed': { actions: { type: 'moveActive', params: ({ event }) => event } },
        'escape.pressed': { target: 'closed', actions: 'leaveOptions' },
        'field.left': { target: 'closed', actions: 'leaveOptions' },
      },
    },
  },
});
