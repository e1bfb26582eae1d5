import type { SearchAnswer } from '@school/shared-deps';
import type { Observable } from 'rxjs';
import { assertEvent, assign, fromEventObservable, setup } from 'xstate';

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
    hasResults: ({ context, event }) => countOptions('answer' in event ? event.answer : context.answer) > 0,
  },
  actions: {
    storeAnswer: assign(({ event }) => {
      assertEvent(event, 'answer.changed');
      return { answer: event.answer, active: -1 };
    }),
    moveActive: assign(({ context: { answer, active }, event }) => {
      assertEvent(event, 'arrow.pressed');
      // the field, the options, and the link to all results
      const places = countOptions(answer) + 2;
      return { active: ((active + 1 + event.by + places) % places) - 1 };
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
      { guard: 'hasResults', target: '.open', actions: 'storeAnswer' },
      { target: '.closed', actions: 'storeAnswer' },
    ],
  },
  states: {
    closed: {
      on: {
        'arrow.pressed': { guard: 'hasResults', target: 'open', actions: 'moveActive' },
      },
    },
    open: {
      on: {
        'arrow.pressed': { actions: 'moveActive' },
        'escape.pressed': { target: 'closed', actions: 'leaveOptions' },
        'field.left': { target: 'closed', actions: 'leaveOptions' },
      },
    },
  },
});
