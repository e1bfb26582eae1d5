import type { Chart } from '@school/shared-deps/charts';

import { type InspectorStore, useView } from '../store';

/** Which states and transitions of each chart were reached, and how many were not. */
export function CoverageView({ store }: { store: InspectorStore }) {
  const { source, showsHeat, selected } = useView(store);
  const rows = [...source.charts.values()].map((chart) => ({
    chart,
    ...reached(chart, source.coverage.get(chart.hash)),
  }));
  const chosen = rows.find(({ chart }) => chart.hash === source.actors.get(selected ?? '')?.chart);
  return (
    <>
      <label>
        <input
          type="checkbox"
          checked={showsHeat}
          onChange={({ target }) => store.change({ showsHeat: target.checked })}
        />{' '}
        Show the chart as a heat map
      </label>
      <table>
        <thead>
          <tr>
            <th scope="col">Chart</th>
            <th scope="col">States</th>
            <th scope="col">Transitions</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ chart, states, edges }) => (
            <tr key={chart.hash}>
              <th scope="row">{chart.id}</th>
              <td>{`${states} of ${chart.states.length}`}</td>
              <td>{`${edges} of ${chart.edges.length}`}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {chosen && chosen.missed.length > 0 && (
        <>
          <h3>Not reached in {chosen.chart.id}</h3>
          <ul>
            {chosen.missed.map((each) => (
              <li key={each}>{each}</li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

function reached(
  { states, edges, id }: Chart,
  counts: ReadonlyMap<string, number> = new Map<string, number>(),
) {
  const missedStates = states.filter(({ path }) => !counts.has(path));
  const missedEdges = edges.filter((edge) => !counts.has(edge.id));
  return {
    states: states.length - missedStates.length,
    edges: edges.length - missedEdges.length,
    missed: [
      ...missedStates.map(({ path }) => path || id),
      ...missedEdges.map(
        ({ source, label, guard, targets }) =>
          `${source || id}: ${label}${guard === undefined ? '' : ` [${guard}]`} → ${targets.join(', ') || 'stays'}`,
      ),
    ],
  };
}
