import { activePaths, type Chart, type ChartEdge } from './chart';
import { isWithin } from './entered';
import { duration } from './names';
import type { SnapshotLike } from './source';

/** A delayed transition that is on its way. */
export interface Timer {
  event: string;
  /** Milliseconds that are left. */
  left: number;
}

/** Events that are named; the others are counted. */
const NAMED = 4;

interface Moment {
  chart: Chart;
  snapshot: SnapshotLike;
  /** When each active state was entered. */
  since: ReadonlyMap<string, number>;
  now: number;
  timers: readonly Timer[];
  /** Names of its children that run. */
  running: readonly string[];
  /** The last event, with its outcome; empty without one. */
  last: string;
}

/** States that say by their name that they are over. */
const CLOSED = /(?:^|\.)(?:closed|idle|stopped|hidden|off|done|ended|left)$/i;

/**
 * A sentence for each innermost active state: since when, what leads out of it, and what was refused. The
 * first one is of the state that was entered last, and says what has happened last.
 */
export function sentencesOf({ chart, snapshot, since, now, timers, running, last }: Moment): string[] {
  if (snapshot.value === undefined) return [];
  const active = activePaths(snapshot.value);
  const lengthOf = (path: string) => seconds(now - (since.get(path) ?? now));
  return latestLeaves(active, since).map((leaf, index) => {
    const happened = index === 0 && last !== '' ? `; ${last}` : '';
    const state = `\`${leaf || chart.id}\` since ${lengthOf(leaf)}${happened}`;
    if (snapshot.status !== 'active') return `${state}; it has ended`;
    const around = [...active].reverse().filter((path) => isWithin(leaf, path));
    const edges = around.flatMap((path) => chart.edges.filter(({ source }) => source === path));
    const refused = edges
      .filter(({ event }) => event === '')
      .map(({ source, guard, label }) => `\`${label} [${guard ?? ''}]\` refused since ${lengthOf(source)}`);
    const out = waysOut(edges, timers);
    const isEnd = chart.states.some(({ path, type }) => path === leaf && type === 'final');
    const end = isEnd ? 'it is final' : 'nothing leads out of it';
    return [
      state,
      ...leftRunning(chart, leaf, active, running),
      ...(out === '' ? [] : [out]),
      ...refused,
      ...(out === '' && refused.length === 0 ? [end] : []),
    ].join('; ');
  });
}

/** The innermost active states, the one that was entered last first. */
export function latestLeaves(active: readonly string[], since: ReadonlyMap<string, number>): string[] {
  const leaves = active.filter((path) => !active.some((other) => other !== path && isWithin(other, path)));
  return leaves.sort((one, other) => (since.get(other) ?? 0) - (since.get(one) ?? 0));
}

/** Children that still run in a state that is closed by its name, unless the state has invoked them. */
function leftRunning(
  { states }: Chart,
  leaf: string,
  active: readonly string[],
  running: readonly string[],
): string[] {
  if (!CLOSED.test(leaf)) return [];
  return running.flatMap((name) => {
    const isInvoked = states.some(({ path, invokes }) => active.includes(path) && invokes.includes(name));
    return isInvoked ? [] : [`leak: \`${name}\` still runs`];
  });
}

function waysOut(edges: readonly ChartEdge[], timers: readonly Timer[]): string {
  const out = edges.filter(({ event, targets }) => event !== '' && targets.length > 0);
  const timed = out.filter(({ event }) => event.startsWith('xstate.after.'));
  const events = [...new Set(out.filter((edge) => !timed.includes(edge)).map(({ label }) => label))];
  const ways = [
    ...events
      .slice(0, NAMED)
      .map((label) => `on \`${withGuard(out.filter((edge) => edge.label === label))}\``),
    ...(events.length > NAMED ? [`on ${events.length - NAMED} other events`] : []),
    ...timed.map((edge) => withTime(edge, timers)),
  ];
  return ways.length > 0 ? `leaves it ${ways.join(', or ')}` : '';
}

/** An event with its guards, unless one of its transitions has none. */
function withGuard(edges: readonly ChartEdge[]): string {
  const guards = edges.map(({ guard }) => guard);
  const label = edges[0]?.label ?? '';
  return guards.includes(undefined) ? label : `${label} [${guards.join(', ')}]`;
}

function withTime({ event, label, guard }: ChartEdge, timers: readonly Timer[]): string {
  const left = timers.find((timer) => timer.event === event)?.left;
  const condition = guard === undefined ? label : `${label} [${guard}]`;
  return left === undefined ? condition : `${condition}, ${seconds(left)} left`;
}

/** In tenths below ten seconds: the sentence is read, not measured. */
function seconds(ms: number): string {
  const whole = Math.max(0, ms);
  return duration(whole < 10_000 ? Math.round(whole / 100) * 100 : Math.round(whole / 1000) * 1000);
}
