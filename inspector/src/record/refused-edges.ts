import type { AnyMachineSnapshot, AnyTransitionDefinition } from 'xstate';

import type { SnapshotLike } from './source';

/** Whether an event is one that a state names: `mouse.*` names all that begin so. */
function isNamedBy(descriptor: string, event: string): boolean {
  if (!descriptor.endsWith('*')) return descriptor === event;
  return `${event}.`.startsWith(descriptor.slice(0, -1));
}

/**
 * Ids of the edges that an event tried in vain before it took the others. XState tries a state's transitions
 * in their order: those before the taken one were refused by their guards. No guard is run again.
 */
export function refusedEdges(
  before: SnapshotLike,
  event: string,
  taken: readonly AnyTransitionDefinition[],
  edgeOf: ReadonlyMap<AnyTransitionDefinition, string>,
): string[] {
  const { _nodes: nodes = [] } = before as Partial<AnyMachineSnapshot>;
  const isAlways = taken.some(({ eventType }) => eventType === '');
  const tried = nodes.flatMap(({ always = [], transitions }) => {
    const named = [...transitions].filter(([descriptor]) => isNamedBy(descriptor, event));
    const byEvent = named.sort(([one], [other]) => other.length - one.length).flatMap(([, list]) => list);
    return isAlways ? always : byEvent;
  });
  const isRefused = (each: AnyTransitionDefinition) =>
    tried.indexOf(each) < tried.findIndex((other) => other.source === each.source && taken.includes(other));
  return tried
    .filter((each) => each.guard !== undefined && (taken.length === 0 || isRefused(each)))
    .flatMap((each) => edgeOf.get(each) ?? []);
}
