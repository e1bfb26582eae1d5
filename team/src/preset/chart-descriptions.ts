import type { AnyStateMachine, AnyStateNode } from 'xstate';

/**
 * Descriptions in the machines of a package, by the id of the machine. In each, states are named by their
 * path and transitions by the id of their edge.
 */
export function readDescriptions(machines: readonly AnyStateMachine[]): Record<string, object> {
  return Object.fromEntries(
    machines.map(({ id, root }) => [id, { descriptions: Object.fromEntries(descriptionsIn(root)) }]),
  );
}

/** Those of a state, its transitions and the states in it, by the ids that they have in a chart. */
function descriptionsIn(node: AnyStateNode): [string, string][] {
  const path = node.path.join('.');
  const transitions = [...node.transitions.values(), node.always ?? []].flatMap((list) =>
    list.map(({ eventType, description }, index) => [`${path}|${eventType}|${index}`, description] as const),
  );
  const own = [[path, node.description] as const, ...transitions].flatMap(([id, description]) =>
    description === undefined ? [] : [[id, description] as [string, string]],
  );
  return [...own, ...Object.values(node.states).flatMap(descriptionsIn)];
}
