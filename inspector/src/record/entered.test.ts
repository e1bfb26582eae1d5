import { createMachine } from 'xstate';

import { chartOf } from './chart';
import { enteredAt } from './entered';
import { latestLeaves } from './sentences';
import type { LogRow } from './source';

const { chart } = chartOf(
  createMachine({
    initial: 'on',
    states: { on: { on: { turned: { target: 'on', reenter: true } } }, off: {} },
  }),
);
const row = (at: number, value: string, ...edges: string[]): LogRow => {
  return { n: at, at, kind: 'transition', actor: '', name: '', edges, snapshot: { status: 'active', value } };
};

it('begins a state anew when it is entered again', () => {
  const rows = [row(0, 'on'), row(2, 'on'), row(3, 'on', 'on|turned|0'), row(4, 'off')];
  const times = [2, 3, 4].map((count) => Object.fromEntries(enteredAt(chart, rows.slice(0, count))));
  expect(times).toMatchObject([{ on: 0 }, { on: 3 }, { off: 4 }]);
});

it('finds the region that was entered last, of which the sentence is, and which Fit shows', () => {
  const since = new Map(Object.entries({ '': 0, list: 0, 'list.shown': 7, map: 0, 'map.drawn': 3 }));
  expect(latestLeaves([...since.keys()], since)).toEqual(['list.shown', 'map.drawn']);
});
