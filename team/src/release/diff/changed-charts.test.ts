import { type AnyStateMachine, fromPromise, setup } from 'xstate';

import { readCharts } from '../../preset/chart-parts';
import { describeChartChanges } from './changed-charts';

type Config = Record<string, unknown>;

const open = { on: { 'door.shut': 'shut' } };

/** The charts of a package with one machine, a door that shuts by itself. */
function door({
  shut = { on: { 'door.opened': { guard: 'isFree', target: 'open' } } },
  other = {},
  patience = 5_000,
  isFree = (): boolean => true,
}: { shut?: Config; other?: Config; patience?: number | (() => number); isFree?: () => boolean } = {}) {
  const machine = setup({
    actors: { knock: fromPromise(() => Promise.resolve()) },
    guards: { isFree },
    delays: { patience },
  }).createMachine({
    id: 'door',
    initial: 'shut',
    states: { shut, open: { ...open, after: { patience: 'shut' } }, ...other },
  } as never);
  return readCharts([machine as unknown as AnyStateMachine]);
}

it.each<[string, Parameters<typeof door>[0], string[]]>([
  ['a new state', { other: { ajar: open } }, ['the state `ajar` came']],
  ['an event that a state takes no more', { shut: {} }, ['`shut` no longer takes `door.opened`']],
  [
    'an event that a state takes now',
    { other: { open: { on: { ...open.on, 'door.locked': 'shut' }, after: { patience: 'shut' } } } },
    ['`open` takes `door.locked`: → shut'],
  ],
  [
    'a guard that is asked no more',
    { shut: { on: { 'door.opened': 'open' } } },
    ['`door.opened` in `shut` is “→ open”, was “[isFree] → open”'],
  ],
  ['a guard that decides otherwise', { isFree: () => false }, ['the guard `isFree` has other code']],
  ['a slower timer', { patience: 8_000 }, ['the delay `patience` is 8000 ms, was 5000 ms']],
  ['a timer that is computed', { patience: () => 1 }, ['the delay `patience` is computed in another way']],
  [
    'an actor that is invoked',
    {
      shut: {
        on: { 'door.opened': { guard: 'isFree', target: 'open' } },
        invoke: { src: 'knock', onDone: 'open' },
      },
    },
    ['`shut` takes `knock done`: → open', '`shut` invokes `knock`'],
  ],
  [
    'a tag',
    { other: { open: { ...open, after: { patience: 'shut' }, tags: 'wide' } } },
    ['the state `open` is “atomic # wide”, was “atomic”'],
  ],
])('says %s', (_, change, sentences) => {
  expect(describeChartChanges(door(), door(change))).toEqual(
    sentences.map((sentence) => `the chart \`door\`: ${sentence}`),
  );
});

it('says the same the other way round', () => {
  expect(describeChartChanges(door({ other: { ajar: open } }), door())).toEqual([
    'the chart `door`: the state `ajar` went',
  ]);
});

it('says a machine that came or went', () => {
  expect(describeChartChanges({}, door())).toEqual(['the chart `door` came']);
  expect(describeChartChanges(door(), {})).toEqual(['the chart `door` went']);
});

it('says nothing about a guard with other names of variables, or that calls the same in another file', () => {
  const written = (code: string) => Object.assign(() => true, { toString: () => code });
  const imported = written('({context:door})=>(0,import_key.hasKey)(door.age)');
  const own = written('({context:gate})=>hasKey(gate.age)');
  expect(describeChartChanges(door({ isFree: imported }), door({ isFree: own }))).toEqual([]);
});

it('says nothing about the same chart, with other descriptions and effects', () => {
  const described = { ...open, description: 'It is open.', after: { patience: 'shut' } };
  expect(describeChartChanges(door(), door({ other: { open: described } }))).toEqual([]);
});
