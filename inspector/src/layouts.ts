import type { Chart } from '@school/shared-deps/charts';

import type { Layout } from './charts/layout';
import { simpleLayout } from './charts/simple-layout';

/** The input for a field of an event. A `live` value cannot be written by hand. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'json' | 'live' | readonly (string | number)[];

/** Facts of the build about a machine, besides its chart. */
export interface ShippedChart {
  layout: Layout;
  /** Fields of each event's payload. */
  events: Readonly<Record<string, Readonly<Record<string, FieldKind>>>>;
  /** Descriptions of states (by path) and edges (by id), which the build removes from the machines. */
  descriptions: Readonly<Record<string, string>>;
}

/** Shipped charts by the hash of the machine that they were made of. */
export type ShippedCharts = Readonly<Record<string, ShippedChart>>;

/** Loads what the build has laid out; where that fails, every chart has the simple layout. */
export async function loadShippedCharts(): Promise<ShippedCharts> {
  try {
    const { default: charts } = await import(/* webpackChunkName: "inspect-charts" */ './charts.json');
    return charts as unknown as ShippedCharts;
  } catch (error) {
    console.error(error);
    return {};
  }
}

/** The layout of a chart: the shipped one if the machine is the one that was laid out. */
export function layoutOf(chart: Chart, layouts: Map<string, Layout>, shipped: ShippedCharts): Layout {
  const known = shipped[chart.hash]?.layout ?? layouts.get(chart.hash);
  const layout = known ?? simpleLayout(chart);
  layouts.set(chart.hash, layout);
  return layout;
}

/** A chart with the descriptions that were shipped for it; those that its machine has are kept. */
export function withDescriptions(chart: Chart, shipped: ShippedCharts): Chart {
  const { descriptions } = shipped[chart.hash] ?? {};
  if (!descriptions) return chart;
  const describe = <Part extends { description?: string }>(part: Part, id: string): Part => {
    const { [id]: description } = descriptions;
    return description === undefined ? part : { description, ...part };
  };
  return {
    ...chart,
    states: chart.states.map((state) => describe(state, state.path)),
    edges: chart.edges.map((edge) => describe(edge, edge.id)),
  };
}
