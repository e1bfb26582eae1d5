import { activePaths, type Chart } from '@school/shared-deps/charts';

import type { LogRow } from './source';

/** The time that an actor spent in one of its innermost states. */
export interface Stay {
  path: string;
  ms: number;
  /** The usual time there, where this one is far from it. */
  usual?: number;
}

/** Fewer stays than these have no usual time. */
const ENOUGH = 3;
const FAR = 1.5;

/**
 * When each active state was entered, and the stays before, by the rows of one actor.
 * @param from when the first of these rows is not there any more, the actor was in its state since then
 */
export function staysOf(
  chart: Chart,
  rows: readonly LogRow[],
): { since: ReadonlyMap<string, number>; past: readonly Stay[] } {
  const since = new Map<string, number>();
  const past: Stay[] = [];
  for (const { at, kind, edges, snapshot } of rows) {
    if (snapshot?.value === undefined || kind === 'event') continue;
    const active = new Set(activePaths(snapshot.value));
    const targets = chart.edges.flatMap((edge) => (edges?.includes(edge.id) ? edge.targets : []));
    for (const [path, entered] of since) {
      if (active.has(path) && !targets.some((target) => isWithin(path, target))) continue;
      since.delete(path);
      if (!chart.states.some(({ parent }) => parent === path)) past.push({ path, ms: at - entered });
    }
    for (const path of active) if (!since.has(path)) since.set(path, at);
  }
  return { since, past: past.map((stay) => withUsual(chart, stay, past)) };
}

/** Only what the machine times by itself has a usual time: a visitor takes as long as they like. */
function withUsual({ edges }: Chart, stay: Stay, all: readonly Stay[]): Stay {
  const isTimed = edges.some(({ source, event }) => source === stay.path && event.startsWith('xstate.'));
  const lengths = all.filter(({ path }) => path === stay.path).map(({ ms }) => ms);
  const usual = lengths.sort((a, b) => a - b)[Math.floor(lengths.length / 2)] ?? 0;
  const isFar = stay.ms > usual * FAR || stay.ms * FAR < usual;
  return isTimed && lengths.length >= ENOUGH && isFar ? { ...stay, usual } : stay;
}

/** Whether a state is another one, or in it. */
export function isWithin(path: string, outer: string): boolean {
  return outer === '' || path === outer || path.startsWith(`${outer}.`);
}
