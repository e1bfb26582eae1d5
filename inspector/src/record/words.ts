import { type ChartEdge, eventText, leavesOf } from '@school/shared-deps/charts';

import { type Change, changesOf } from './changes';
import type { LogRow, Source } from './source';

/** Changes of the context that a row names. */
const NAMED = 4;

/** A row's event in a reader's words: XState's own are named after the actor that ended. */
export function eventOf({ name, kind, actor, from, edges }: LogRow, { actors, charts }: Source): string {
  if (kind !== 'event' && kind !== 'transition') return name;
  const chart = charts.get(actors.get(actor)?.chart ?? '');
  const known = chart?.edges.find(({ id, event }) => (edges ? edges.includes(id) : event === name))?.label;
  return known ?? eventText(name, () => actors.get(from ?? '')?.name);
}

/** The outcome of an event: where it led, which guards refused it, or that no state took it. */
export function outcomeOf(row: LogRow, source: Source): string {
  const { kind, edges = [], refused = [], isIgnored, snapshot } = row;
  const chart = source.charts.get(source.actors.get(row.actor)?.chart ?? '');
  const among = (ids: readonly string[]) => chart?.edges.filter(({ id }) => ids.includes(id)) ?? [];
  const outcome = [];
  if (kind === 'transition') outcome.push(among(edges).map(wayOf).join('; '));
  if (refused.length > 0) outcome.push(`refused by [${namesOf(among(refused))}]`);
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

const wayOf = ({ guard, targets }: ChartEdge) =>
  `${guard === undefined ? '' : `[${guard}] `}→ ${targets.join(', ') || 'stays'}`;
const namesOf = (edges: readonly ChartEdge[]) =>
  [...new Set(edges.map(({ guard = '' }) => guard))].join(', ');
