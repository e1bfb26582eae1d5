import type { Chart } from '@school/shared-deps/charts';

import { collisionsOf } from './charts/collisions';
import { elkLayout } from './charts/elk-layout';
import { type Layout, structureOf } from './charts/layout';

/** The input for a field of an event. A `live` value cannot be written by hand. */
export type FieldKind = 'text' | 'number' | 'boolean' | 'json' | 'live' | readonly (string | number)[];

/** Facts of the build about a machine, besides its chart. */
export interface ShippedChart {
  /** Of the chart that was laid out. */
  structure: string;
  layout: Layout;
  /** Fields of each event's payload. */
  events: Readonly<Record<string, Readonly<Record<string, FieldKind>>>>;
  /** Descriptions of states (by path) and edges (by id), which the build removes from the machines. */
  descriptions: Readonly<Record<string, string>>;
}

/** Shipped charts by the id of their machine. */
export type ShippedCharts = Readonly<Record<string, ShippedChart>>;

/** Layouts of charts: the shipped one where all texts fit, else one that ELK makes on the spot. */
export class Layouts {
  shipped: ShippedCharts = {};
  /** By the hash of the chart; undefined while it is made. */
  readonly #known = new Map<string, Layout | undefined>();
  readonly #changed: () => void;
  #expected = 0;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  /** Adds the charts of a package; until they are here, no layout is made. */
  async expect(coming: Promise<ShippedCharts>): Promise<void> {
    this.#expected += 1;
    const charts = await coming;
    // others may have come meanwhile
    this.shipped = { ...this.shipped, ...charts };
    this.#expected -= 1;
    this.#changed();
  }

  /** Adds the layout of a recording. */
  add(hash: string, layout: Layout): void {
    this.#known.set(hash, layout);
  }

  /** The layout of a chart; undefined while it is being made. */
  of(chart: Chart): Layout | undefined {
    if (this.#known.has(chart.hash)) return this.#known.get(chart.hash);
    const { structure, layout } = this.shipped[chart.id] ?? {};
    const isFitting = layout && structure === structureOf(chart) && collisionsOf(chart, layout).length === 0;
    if (!isFitting && this.#expected > 0) return undefined;
    this.#known.set(chart.hash, isFitting ? layout : undefined);
    if (!isFitting) void this.#make(chart);
    return this.#known.get(chart.hash);
  }

  async #make(chart: Chart): Promise<void> {
    try {
      const { loadElk } = await import(/* webpackMode: "eager" */ './charts/load-elk');
      this.#known.set(chart.hash, await elkLayout(chart, await loadElk()));
      this.#changed();
    } catch (error) {
      console.error(error);
    }
  }
}

/** A chart with the descriptions that were shipped for it; those that its machine has are kept. */
export function withDescriptions(chart: Chart, shipped: ShippedCharts): Chart {
  const { descriptions } = shipped[chart.id] ?? {};
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
