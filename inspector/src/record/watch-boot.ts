import type { Chart } from '@school/shared-deps/charts';

import { chartOfTable, type ChartTable } from '../charts/table-chart';
import type { ActorRow, LogRow } from './source';

const MARK = 'boot:';

/** The boot code, which runs before XState, as an actor of the shell. It marks each state that it enters. */
export interface Boot {
  actor: ActorRow;
  chart: Chart;
}

/**
 * Reports the states of the boot code, from the first one; they were marked long before the inspector came.
 * @returns the actor, and what ends the reports
 */
export function watchBoot(
  table: ChartTable,
  report: (row: Omit<LogRow, 'n'>) => void,
): { boot: Boot; stop: () => void } {
  const chart = chartOfTable('boot', table);
  const actor: ActorRow = {
    key: 'boot',
    section: 'boot',
    name: 'boot',
    chart: chart.hash,
    snapshot: { status: 'active' },
    since: 0,
  };
  const enter = (state: string, at: number) => {
    const edge = chart.edges.find(
      ({ source, targets }) => source === actor.snapshot.value && targets.includes(state),
    );
    actor.snapshot = { status: 'active', value: state };
    actor.since = at;
    report({
      at,
      kind: 'transition',
      actor: actor.key,
      name: edge?.event ?? 'boot',
      edges: edge ? [edge.id] : [],
      snapshot: actor.snapshot,
    });
  };
  const observer = new PerformanceObserver((list) => {
    for (const { name, startTime } of list.getEntries()) {
      if (name.startsWith(MARK)) enter(name.slice(MARK.length), startTime);
    }
  });
  observer.observe({ type: 'mark', buffered: true });
  return { boot: { actor, chart }, stop: () => observer.disconnect() };
}
