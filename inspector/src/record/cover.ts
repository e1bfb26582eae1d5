import { activePaths } from '@school/shared-deps/charts';

import type { ActorRow, Coverage } from './source';

/** Counts the edges that an actor has taken, and the states that it is in. */
export function cover(
  coverage: Coverage,
  { chart, snapshot }: ActorRow,
  edges: readonly string[] = [],
): void {
  if (chart === undefined) return;
  const counts = coverage.get(chart) ?? new Map<string, number>();
  coverage.set(chart, counts);
  for (const id of [...edges, ...activePaths(snapshot.value)]) counts.set(id, (counts.get(id) ?? 0) + 1);
}
