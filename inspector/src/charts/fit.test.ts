import { createMachine } from 'xstate';

import { chartOf } from '../record/chart';
import { fitChart, type Mode } from './fit';
import type { Layout } from './layout';

const names = Array.from({ length: 70 }, (_, at) => `s${at}`);
const next = (at: number) => ({ on: { went: `s${(at + 1) % 70}` } });
const { chart } = chartOf(
  createMachine({ initial: 's0', states: Object.fromEntries(names.map((name, at) => [name, next(at)])) }),
);
const boxOf = (at: number): [number, number, number, number] => [10, 10 + at * 100, 80, 40];
const layout: Layout = {
  w: 200,
  h: 7_020,
  boxes: { '': [0, 0, 200, 7_020], ...Object.fromEntries(names.map((name, at) => [name, boxOf(at)])) },
  lines: {},
};
const fit = (mode: Mode, height: number) =>
  fitChart({ layout, chart, path: 's9', mode }, { width: 400, height });

it('shows all of a chart whose texts have 8 px then', () => {
  expect(fit('whole', 5_000)).toEqual({ startScale: 5_000 / 7_028, startX: 0, startY: 0 });
});

it('shows the active state of 70 with those before and after it, as large as they fit', () => {
  const middle = layout.h / 2 - (boxOf(9)[1] + 20);
  expect(fit('whole', 220)).toEqual({ startScale: 220 / 248, startX: 50, startY: middle });
  expect(fit('whole', 100)).toEqual({ startScale: 8 / 12, startX: 50, startY: middle });
  expect(fit('active', 100)).toEqual({ startScale: 10 / 12, startX: 50, startY: middle });
});
