import type { Chart } from './chart';

/** By the machine's id: descriptions of states (by path) and edges (by id), which a build takes out of it. */
export type ChartDescriptions = Readonly<Record<string, { descriptions: Readonly<Record<string, string>> }>>;

/** A chart with the descriptions that were released for it; those that its machine has are kept. */
export function withDescriptions(chart: Chart, released: ChartDescriptions): Chart {
  const { descriptions } = released[chart.id] ?? {};
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
