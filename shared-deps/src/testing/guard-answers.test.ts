import { createActor, setup } from 'xstate';

import { watchGuards } from './guard-answers';

const doorMachine = setup({
  types: { context: {} as { hasKey: boolean }, input: {} as { hasKey: boolean } },
  guards: { hasKey: ({ context }) => context.hasKey, isUnused: () => true },
}).createMachine({
  id: 'door',
  context: ({ input }) => input,
  initial: 'locked',
  states: { locked: { on: { 'door.pushed': { guard: 'hasKey', target: 'open' } } }, open: {} },
});

it('names guards that have not said both yes and no, as far as the chart uses them', () => {
  const { machine, oneSided } = watchGuards(doorMachine);
  const push = (hasKey: boolean) => {
    const door = createActor(machine, { input: { hasKey } }).start();
    door.send({ type: 'door.pushed' });
    return door.getSnapshot().value as string;
  };
  expect(oneSided()).toEqual(['hasKey']);
  expect(push(false)).toBe('locked');
  expect(oneSided()).toEqual(['hasKey']);
  expect(push(true)).toBe('open');
  expect(oneSided()).toEqual([]);
});
