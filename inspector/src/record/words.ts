import { type Change, changesOf } from './changes';
import { type Chart, type ChartEdge, leavesOf } from './chart';
import { isWithin } from './entered';
import { eventText } from './names';
import type { ActorRow, LogRow, SnapshotLike, Source } from './source';
import { errorText } from './summary';

/** Actions of a machine that gives them no name; their changes are named. */
const WITHOUT_NAME = ['assign', 'inline'];
/** Changes of the context that a row names. */
const NAMED = 4;

/** An actor's name, and that of its machine where it is another. */
export function titleOf({ name, chart }: ActorRow): string {
  const { id = name } = chart ?? {};
  return name.split(' ', 1)[0] === id ? name : `${name} (${id})`;
}

/** The tags of a state, as the panel shows them. */
export function tagsOf({ tags = [] }: SnapshotLike): string {
  return [...tags].map((tag) => ` #${tag}`).join('');
}

/** A row's event in a reader's words: XState's own are named after the actor that ended, with its error. */
export function eventOf(row: LogRow, { actors }: Source): string {
  const { name, kind, actor, from, edges, payload } = row;
  if (kind !== 'event' && kind !== 'transition') return name;
  const { chart } = actors.get(actor) ?? {};
  const known = chart?.edges.find(({ id, event }) => (edges ? edges.includes(id) : event === name));
  // an edge for several events names none of them
  const label = known?.event.endsWith('*') ? undefined : known?.label;
  const text = label ?? eventText(name, () => actors.get(from ?? '')?.name);
  if (!name.startsWith('xstate.error.') || label === 'always') return text;
  return `${text}: ${errorText((payload as { error?: unknown } | undefined)?.error)}`;
}

/** The outcome of an event: where it led, which guards refused it, or that no state took it. */
export function outcomeOf(row: LogRow, source: Source): string {
  const { kind, edges = [], refused = [], isIgnored, snapshot } = row;
  const { chart } = source.actors.get(row.actor) ?? {};
  const among = (ids: readonly string[]) => chart?.edges.filter(({ id }) => ids.includes(id)) ?? [];
  const outcome = [];
  if (chart && kind === 'transition')
    outcome.push(
      among(edges)
        .map((edge) => wayOf(edge, chart))
        .join('; '),
    );
  if (refused.length > 0) outcome.push(`refused by [${guardsOf(among(refused))}]`);
  if (isIgnored) outcome.push(`not accepted in ${leavesOf(snapshot?.value) || (chart?.id ?? '')}`);
  return outcome.join(', ');
}

/** The parts of the context that a transition has changed, before and after; at first all of them. */
export function changesIn(row: LogRow): string {
  if (!('before' in row) && row.name !== 'found') return '';
  const isFirst = row.before === undefined;
  const changes = changesOf(isFirst ? {} : row.before, row.snapshot?.context);
  const named = changes
    .slice(0, NAMED)
    .map(({ name, from, to }: Change) => `${name}: ${isFirst ? '' : `${from} → `}${to}`);
  return [...named, ...(changes.length > NAMED ? [`${changes.length - NAMED} more`] : [])].join(', ');
}

/** A row with its outcome and its changes. */
export function lastText(row: LogRow | undefined, source: Source): string {
  if (!row) return '';
  const changes = changesIn(row);
  return `last \`${eventOf(row, source)}\` ${outcomeOf(row, source)}${changes === '' ? '' : `, ${changes}`}`;
}

function wayOf(edge: ChartEdge, chart: Chart): string {
  const { guard, targets, actions } = edge;
  const condition = guard === undefined ? '' : `[${guard}] `;
  const named = actions.filter((name) => !WITHOUT_NAME.includes(name));
  const ran = named.length === 0 ? '' : ` / ${named.join(', ')}`;
  return targets.length === 0
    ? `${condition}→ stays${ran}`
    : `${condition}→ ${targets.join(', ')}${ran}${raceOf(edge, chart)}`;
}

/** Of a state with a timer and a child: which one has ended it, and which one came too late. */
function raceOf({ source, event, label }: ChartEdge, { states, edges }: Chart): string {
  const left = states.filter(({ path }) => path !== '' && isWithin(source, path));
  const children = left.flatMap(({ invokes }) => invokes);
  if (event.startsWith('xstate.after.'))
    return children.length === 0 ? '' : `, left by its timer, not by ${children.join(', ')}`;
  const isTimed = edges.some(
    (each) => each.event.startsWith('xstate.after.') && isWithin(source, each.source),
  );
  return isTimed && /^xstate\.(?:done|error)\.actor\./.test(event)
    ? `, left by ${label}, not by its timer`
    : '';
}

/** Names of the guards of edges. */
export const guardsOf = (edges: readonly ChartEdge[]) =>
  [...new Set(edges.flatMap(({ guard }) => guard ?? []))].join(', ');
