import { chartOf } from '@school/shared-deps/charts';
import { createMachine } from 'xstate';

import type { LogRow } from './source';
import { stateVisitsOf } from './state-visits';

const { chart } = chartOf(
  createMachine({
    id: 'slider',
    initial: 'turning',
    states: {
      turning: { after: { autoplay: { target: 'turning', reenter: true } }, on: { 'pause.began': 'still' } },
      still: { on: { 'pause.ended': 'turning' } },
    },
  }),
);
const again = 'turning|xstate.after.autoplay.slider.turning|0';

function rowsAt(...rows: readonly [at: number, value: string, edge?: string][]): LogRow[] {
  return rows.map(([at, value, edge], n) => ({
    n,
    at,
    kind: 'transition',
    actor: 'a1',
    name: '',
    edges: edge === undefined ? [] : [edge],
    snapshot: { status: 'active', value },
  }));
}

it('begins a state anew when it is entered again', () => {
  const { since, past } = stateVisitsOf(chart, rowsAt([0, 'turning'], [2_000, 'turning', again]));
  expect(since.get('turning')).toBe(2_000);
  expect(past).toEqual([{ path: 'turning', duration: 2_000 }]);
});

it('marks a visit that is far from the usual one, where the machine times it', () => {
  const { past } = stateVisitsOf(
    chart,
    rowsAt([0, 'turning'], [2_000, 'turning', again], [4_000, 'turning', again], [7_900, 'turning', again]),
  );
  expect(past.map(({ usual }) => usual)).toEqual([undefined, undefined, 2_000]);
});

it('has no usual time for what a visitor decides', () => {
  const toggled = [1, 5, 40].flatMap((at): [number, string][] => [
    [at * 1_000, 'turning'],
    [at * 1_000 + at * 100, 'still'],
  ]);
  expect(stateVisitsOf(chart, rowsAt(...toggled)).past.filter(({ path }) => path === 'still')).toEqual([
    { path: 'still', duration: 3_900 },
    { path: 'still', duration: 34_500 },
  ]);
});
