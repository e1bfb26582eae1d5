import { createMachine, fromCallback, fromPromise, raise, setup } from 'xstate';

import { findChartMistakes } from './chart-mistakes';

const back = { on: { 'door.shut': 'shut' } } as const;
const shut = { on: { 'door.opened': 'open' } } as const;
const isLocked = () => false;
const knock = fromPromise(() => Promise.resolve());
const withActor = setup({ actors: { knock } });
const withDelays = setup({ delays: { patience: 100, draught: 200 } });

const door = (states: object, rest: object = {}) =>
  createMachine({ id: 'door', initial: 'shut', states: states as never, ...rest });

it.each([
  [
    'a state that is not reached',
    door({ shut, open: back, ajar: back }),
    ['door.ajar: no transition leads to it'],
  ],
  [
    'an inner state that is not reached',
    door({ shut, open: { ...back, initial: 'wide', states: { wide: {}, narrow: {} } } }),
    ['door.open.narrow: no transition leads to it'],
  ],
  [
    'a guard after a transition without one',
    door({ shut: { on: { 'door.opened': ['open', { guard: 'isLocked', target: 'open' }] } }, open: back }),
    ['door.shut: door.opened [isLocked] comes after one without a guard, and is never taken'],
  ],
  [
    'a guard after an immediate transition without one',
    door({ shut: { always: [{ target: 'open' }, { guard: isLocked, target: 'open' }] }, open: back }),
    ['door.shut: always comes after one without a guard, and is never taken'],
  ],
  [
    'the same guard twice',
    door({
      shut: { on: { 'door.opened': [{ guard: 'isOld', target: 'open' }, { guard: 'isOld' }] } },
      open: back,
    }),
    ['door.shut: door.opened [isOld] has a guard that one before it has, and is never taken'],
  ],
  [
    'the same function as a guard twice',
    door({
      shut: { on: { 'door.opened': [{ guard: isLocked, target: 'open' }, { guard: isLocked }] } },
      open: back,
    }),
    ['door.shut: door.opened has a guard that one before it has, and is never taken'],
  ],
  ['a dead end', door({ shut, open: {} }), ['door.open: no way leads out of it']],
  [
    'a dead end that only leads to itself',
    door({ shut, open: { on: { 'door.pushed': 'open' } } }),
    ['door.open: no way leads out of it'],
  ],
  [
    'an end of inner states that nothing waits for',
    door({ shut, open: { initial: 'wide', states: { wide: { type: 'final' } } } }),
    ['door.open.wide: no way leads out of it'],
  ],
  [
    'an event that is declared alone',
    door({ shut, open: back }),
    ['door: no state takes door.painted'],
    ['door.opened', 'door.painted'],
  ],
  [
    'an event that is raised alone',
    door({ shut, open: { ...back, entry: raise({ type: 'bell.rung' }) } }),
    ['door: no state takes bell.rung'],
  ],
  [
    'a delay without a state',
    withDelays.createMachine({
      id: 'door',
      initial: 'shut',
      states: { shut: { after: { patience: 'open' } }, open: { on: { 'door.shut': 'shut' } } },
    }),
    ['door: no state waits for the delay draught'],
  ],
  [
    'a promise without onError',
    withActor.createMachine({
      id: 'door',
      initial: 'shut',
      states: { shut: { invoke: { src: 'knock', onDone: 'open' } }, open: { on: { 'door.shut': 'shut' } } },
    }),
    ['door.shut: knock is invoked without onError'],
  ],
])('names %s', (_, machine, mistakes, declared: readonly string[] = []) => {
  expect(findChartMistakes(machine, declared)).toEqual(mistakes);
});

it('begins with the file and line of the state', () => {
  const text = "createMachine({\n  id: 'door',\n  states: {\n    shut,\n    open: {},\n  },\n});";
  const source = { file: 'door.machine.ts', text };
  expect(findChartMistakes(door({ shut, open: {} }), ['door.painted'], source)).toEqual([
    'door.machine.ts:5 door.open: no way leads out of it',
    'door.machine.ts:2 door: no state takes door.painted',
  ]);
});

it.each([
  ['a final state', door({ shut, open: { type: 'final' } })],
  [
    'an end of inner states that leads on',
    door({ shut, open: { initial: 'wide', states: { wide: { type: 'final' } }, onDone: 'shut' } }),
  ],
  ['a way out of the parent', door({ shut, open: { ...back, initial: 'wide', states: { wide: {} } } })],
  [
    'a way out by a parallel state',
    door({
      shut,
      open: {
        type: 'parallel',
        states: {
          leaf: { initial: 'still', states: { still: {} } },
          bell: { initial: 'silent', states: { silent: { on: { 'door.shut': '#door.shut' } } } },
        },
      },
    }),
  ],
  [
    'guards with other parameters',
    door({
      shut: {
        on: {
          'door.opened': [
            { guard: { type: 'isAbove', params: { age: 6 } }, target: 'open' },
            { guard: { type: 'isAbove', params: { age: 9 } } },
          ],
        },
      },
      open: back,
    }),
  ],
  ['an event that all take', door({ shut, open: back }, { on: { '*': '.shut' } }), ['door.painted']],
  [
    'a callback, which has no error of its own',
    door({ shut: { ...shut, invoke: { src: fromCallback(() => undefined) } }, open: back }),
  ],
  [
    'an error that the parent takes',
    withActor.createMachine({
      id: 'door',
      invoke: { src: 'knock', onError: '.open' },
      initial: 'shut',
      states: { shut: {}, open: { type: 'final' } },
    }),
  ],
])('says nothing about %s', (_, machine, declared: readonly string[] = []) => {
  expect(findChartMistakes(machine, declared)).toEqual([]);
});
