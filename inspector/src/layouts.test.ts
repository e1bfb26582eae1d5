import { chartOf } from '@school/shared-deps/charts';
import Elk from 'elkjs/lib/elk.bundled.js';
import { createMachine } from 'xstate';

import { elkLayout } from './charts/elk-layout';
import { structureOf } from './charts/layout';
import { Layouts, type ShippedCharts } from './layouts';

const chartNamed = (id: string, delay = 2_000) =>
  chartOf(
    createMachine({ id, initial: 'open', states: { open: { after: { [delay]: 'closed' } }, closed: {} } }),
  ).chart;

async function ship(id: string): Promise<ShippedCharts> {
  const chart = chartNamed(id);
  const layout = await elkLayout(chart, new Elk());
  return { [id]: { structure: structureOf(chart), layout, events: {}, descriptions: {} } };
}

it('keeps the charts of every package, in whatever order they come', async () => {
  const layouts = new Layouts(() => undefined);
  const [door, bell] = [await ship('door'), await ship('bell')];
  await Promise.all([layouts.expect(Promise.resolve(door)), layouts.expect(Promise.resolve(bell))]);
  expect(Object.keys(layouts.shipped)).toEqual(['door', 'bell']);
});

it('finds the layout of a machine with another delay', async () => {
  const layouts = new Layouts(() => undefined);
  const door = await ship('door');
  await layouts.expect(Promise.resolve(door));
  expect(layouts.of(chartNamed('door', 700))).toBe(door['door']?.layout);
});

it('makes none while a package may still bring it', () => {
  const layouts = new Layouts(() => undefined);
  void layouts.expect(new Promise(() => undefined));
  expect(layouts.of(chartNamed('door'))).toBeUndefined();
});
