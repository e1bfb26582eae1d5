import { type Chart, type ChartEdge, type ChartState, hashOfChart } from '@school/shared-deps/charts';

/** States of a chart that is no machine: each with its events, and the state that each event leads to. */
export type ChartTable = Readonly<Record<string, Readonly<Partial<Record<string, string>>>>>;

const nothing = { tags: [], invokes: [], entry: [], exit: [] };

/** The chart of a table; its first state is the initial one. */
export function chartOfTable(id: string, table: ChartTable): Chart {
  const [initial = ''] = Object.keys(table);
  const states: ChartState[] = [
    { path: '', name: id, type: 'compound', initial, ...nothing },
    ...Object.keys(table).map((name): ChartState => ({
      path: name,
      name,
      parent: '',
      type: 'atomic',
      ...nothing,
    })),
  ];
  const edges = Object.entries(table).flatMap(([source, events]) =>
    Object.entries(events).map(([event, target]): ChartEdge => ({
      id: `${source}|${event}|0`,
      source,
      targets: target === undefined ? [] : [target],
      event,
      label: event,
      actions: [],
    })),
  );
  return { id, hash: hashOfChart(states, edges), states, edges };
}
