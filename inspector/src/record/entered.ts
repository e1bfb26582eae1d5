import { activePaths, type Chart } from './chart';
import type { LogRow } from './source';

/** When each active state was entered, by the rows of one actor; at the latest by the first of them. */
export function enteredAt({ edges: all }: Chart, rows: readonly LogRow[]): ReadonlyMap<string, number> {
  const entered = new Map<string, number>();
  for (const { at, kind, edges, snapshot } of rows) {
    if (snapshot?.value === undefined || kind === 'event') continue;
    const active = new Set(activePaths(snapshot.value));
    const targets = all.flatMap((edge) => (edges?.includes(edge.id) ? edge.targets : []));
    for (const path of entered.keys())
      if (!active.has(path) || targets.some((target) => isWithin(path, target))) entered.delete(path);
    for (const path of active) if (!entered.has(path)) entered.set(path, at);
  }
  return entered;
}

/** Whether a state is another one, or in it. */
export function isWithin(path: string, outer: string): boolean {
  return outer === '' || path === outer || path.startsWith(`${outer}.`);
}
