import type { Chart } from '@school/shared-deps/charts';

import { markupOf } from '../charts/draw-text';
import type { DescribedMachine } from './describe';
import { markdownOf } from './markdown';
import { pageOf } from './page';
import { pictureOf } from './picture';

/** Every file that is written, by its place in the project. */
export function documentsOf(machines: readonly DescribedMachine[]): Map<string, string> {
  const files = new Map([
    ['docs/statecharts.md', markdownOf(machines)],
    ['inspector/src/charts.json', shippedCharts(machines)],
  ]);
  for (const machine of machines) {
    const name = `docs/statecharts/${machine.chart.id}`;
    files.set(`${name}.svg`, `${markupOf(pictureOf(machine))}\n`);
    files.set(`${name}.html`, pageOf(machine));
  }
  return files;
}

/** The charts that the inspector ships, one line for each machine, so that few changes conflict. */
function shippedCharts(machines: readonly DescribedMachine[]): string {
  const lines = machines.map(
    ({ chart, layout, events }) =>
      `  ${JSON.stringify(chart.hash)}: ${JSON.stringify({ layout, events, descriptions: descriptionsOf(chart) })}`,
  );
  return `{\n${lines.join(',\n')}\n}\n`;
}

/** Descriptions of states (by path) and edges (by id). */
function descriptionsOf({ states, edges }: Chart): Record<string, string> {
  const described = [
    ...states.map(({ path: id, description }) => ({ id, description })),
    ...edges.map(({ id, description }) => ({ id, description })),
  ];
  return Object.fromEntries(
    described.flatMap(({ id, description }) => (description === undefined ? [] : [[id, description]])),
  );
}
