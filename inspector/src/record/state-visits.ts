import { activePaths, type Chart } from '@school/shared-deps/charts';

import type { LogRow } from './source';

/** The time that an actor spent in one of its innermost states. */
export interface StateVisit {
  path: string;
  duration: number;
  /** The usual time there, where this one is far from it. */
  usual?: number;
}

/** Fewer visits than these have no usual time. */
const ENOUGH = 3;
const FAR = 1.5;

/**
 * When each active state was entered, and the visits before, by the rows of one actor.
 * @param from when the first of these rows is not there any more, the actor was in its state since then
 */
export function stateVisitsOf(
  chart: Chart,
  rows: readonly LogRow[],
): { since: ReadonlyMap<string, number>; past: readonly StateVisit[] } {
  const since = new Map<string, number>();
  const past: StateVisit[] = [];
  for (const { at, kind, edges, snapshot } of rows) {
    if (snapshot?.value === undefined || kind === 'event') continue;
    const active = new Set(activePaths(snapshot.value));
    const targets = chart.edges.flatMap((edge) => (edges?.includes(edge.id) ? edge.targets : []));
    for (const [path, entered] of since) {
      if (active.has(path) && !targets.some((target) => isWithin(path, target))) continue;
      since.delete(path);
      if (!chart.states.some(({ parent }) => parent === path)) past.push({ path, duration: at - entered });
    }
    for (const path of active) if (!since.has(path)) since.set(path, at);
  }
  return { since, past: past.map((visit) => withUsual(chart, visit, past)) };
}

/** Only what the machine times by itself has a usual time: a visitor takes as long as they like. */
function withUsual({ edges }: Chart, visit: StateVisit, all: readonly StateVisit[]): StateVisit {
  const isTimed = edges.some(({ source, event }) => source === visit.path && event.startsWith('xstate.'));
  const durations = all.filter(({ path }) => path === visit.path).map((each) => each.duration);
  const usual = durations.sort((a, b) => a - b)[Math.floor(durations.length / 2)] ?? 0;
  const isFar = visit.duration > usual * FAR || visit.duration * FAR < usual;
  return isTimed && durations.length >= ENOUGH && isFar ? { ...visit, usual } : visit;
}

/** Whether a state is another one, or in it. */
export function isWithin(path: string, outer: string): boolean {
  return outer === '' || path === outer || path.startsWith(`${outer}.`);
}
