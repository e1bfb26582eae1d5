import type { SearchAnswer } from '@school/shared-deps';
import type { Observable } from 'rxjs';
import { assign, fromEventObservable, setup } from 'xstate';

export type SuggestionsEvent =
  | { type: 'text.cleared' }
  | { type: 'answer.loaded'; answer: SearchAnswer }
  | { type: 'answer.failed' }
  | { type: 'arrow.pressed'; by: 1 | -1 }
  | { type: 'escape.pressed' }
  | { type: 'field.left' };

export interface SuggestionsContext {
  events$: Observable<SuggestionsEvent>;
  answer: SearchAnswer | undefined;
  /** Index of the option that the arrows have reached; -1 is the field itself. */
  active: number;
}

export const MAX_SUGGESTIONS = 5;

/** The options: the best results, and the link to all of them. */
export function countOptions({ answer }: Pick<SuggestionsContext, 'answer'>): number {
  return answer ? Math.min(answer.results.length, MAX_SUGGESTIONS) + 1 : 0;
}

/** A field with suggestions by the ARIA pattern of a combobox. */
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
    hasResults: (_, { answer }: { answer: SearchAnswer }) => answer.results.length > 0,
    isKnown: ({ context }) => context.answer !== undefined,
  },
  actions: {
    storeAnswer: assign((_, { answer }: { answer: SearchAnswer }) => ({ answer, active: -1 })),
    forgetAnswer: assign({ answer: undefined, active: -1 }),
    moveActive: assign(({ context }, { by }: { by: 1 | -1 }) => {
      const places = countOptions(context) + 1;
      return { active: ((context.active + 1 + by + places) % places) - 1 };
    }),
    leaveOptions: assign({ active: -1 }),
  },
}).createMachine({
  id: 'suggestions',
  context: ({ input }) => ({ ...input, answer: undefined, active: -1 }),
  invoke: { src: 'events', input: ({ context }) => context },
  initial: 'closed',
  on: {
    'answer.loaded': [
      {
        guard: { type: 'hasResults', params: ({ event }) => event },
        target: '.open',
        actions: { type: 'storeAnswer', params: ({ event }) => event },
      },
      { target: '.closed', actions: 'forgetAnswer' },
    ],
    'answer.failed': { target: '.closed', actions: 'forgetAnswer' },
    'text.cleared': { target: '.closed', actions: 'forgetAnswer' },
  },
  states: {
    closed: {
      on: {
        'arrow.pressed': {
          guard: 'isKnown',
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
