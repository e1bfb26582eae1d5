import type { Chart } from '@school/shared-deps/charts';

import { markupOf } from '../charts/draw-text';
import { elkLayout } from '../charts/elk-layout';
import { structureOf } from '../charts/layout';
import { chartOfTable } from '../charts/table-chart';
import type { ShippedChart } from '../layouts';
import { bootChart } from '../record/boot-chart';
import { type DescribedMachine, elk } from './describe';
import { markdownOf } from './markdown';
import { pictureOf } from './picture';

/** Every file that is written, by its place in the project. */
export async function documentsOf(machines: readonly DescribedMachine[]): Promise<Map<string, string>> {
  const files = new Map([['docs/statecharts.md', markdownOf(machines)]]);
  const boot = chartOfTable('boot', bootChart);
  files.set(
    chartsOf('inspector'),
    shippedCharts([{ chart: boot, layout: await elkLayout(boot, elk), events: {} }]),
  );
  for (const owner of new Set(machines.map(ownerOf)))
    files.set(chartsOf(owner), shippedCharts(machines.filter((each) => ownerOf(each) === owner)));
  for (const machine of machines)
    files.set(`docs/statecharts/${machine.chart.id}.svg`, `${markupOf(pictureOf(machine))}\n`);
  return files;
}

const ownerOf = ({ file }: DescribedMachine) => file.split('/', 1)[0] ?? '';
/** The charts of a package, which its build puts beside its entry. */
const chartsOf = (owner: string) => `${owner}/src/charts.json`;

/** One line for each machine, so that few changes conflict. */
function shippedCharts(machines: readonly Pick<DescribedMachine, 'chart' | 'layout' | 'events'>[]): string {
  const lines = machines.map(({ chart, layout, events }) => {
    const shipped = { structure: structureOf(chart), layout, events, descriptions: descriptionsOf(chart) };
    return `  ${JSON.stringify(chart.id)}: ${JSON.stringify(shipped satisfies ShippedChart)}`;
  });
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
