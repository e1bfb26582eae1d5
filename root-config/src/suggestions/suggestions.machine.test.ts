import type { SearchAnswer } from '@school/shared-deps';
import { testEveryTransition } from '@school/shared-deps/testing';
import { NEVER } from 'rxjs';
import { createActor } from 'xstate';

import { suggestionsMachine } from './suggestions.machine';

const answer = (count: number): SearchAnswer => ({
  q: 'fee',
  words: ['fee'],
  total: count,
  results: Array.from({ length: count }, (_, index) => ({
    kind: 'page' as const,
    title: `Page ${index}`,
    context: '',
    marks: { title: [], context: [] },
    href: `/Page${index}`,
  })),
  answers: [],
  kinds: [],
  years: [],
  near: [],
});
const input = { events$: NEVER };

testEveryTransition(suggestionsMachine, {
  starts: { 'at the first focus': () => input },
  events: [
    { type: 'answer.changed', answer: answer(2) },
    { type: 'answer.changed', answer: answer(0) },
    { type: 'answer.changed', answer: undefined },
    { type: 'arrow.pressed', by: 1 },
    { type: 'arrow.pressed', by: -1 },
    { type: 'escape.pressed' },
    { type: 'field.left' },
  ],
  outcomes: {},
  distinguish: ({ answer: known, active }) => [known?.results.length, active],
});

it('goes round with the arrows: the field, five suggestions, all results', () => {
  const actor = createActor(suggestionsMachine, { input }).start();
  actor.send({ type: 'answer.changed', answer: answer(5) });
  const reached = [1, 1, 1, 1, 1, 1, 1].map(() => {
    actor.send({ type: 'arrow.pressed', by: 1 });
    return actor.getSnapshot().context.active;
  });
  expect(reached).toEqual([0, 1, 2, 3, 4, 5, -1]);
  actor.send({ type: 'arrow.pressed', by: -1 });
  expect(actor.getSnapshot().context.active).toBe(5);
});
