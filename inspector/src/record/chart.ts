import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { actionNames, childName, delayText, eventText, guardName } from './names';

/** A machine's states and transitions as plain data, so that a recording can carry them. */
export interface Chart {
  id: string;
  states: readonly ChartState[];
  edges: readonly ChartEdge[];
}

export interface ChartState {
  /** Keys from the root, joined by dots; the root's is empty. */
  path: string;
  name: string;
  parent?: string;
  type: AnyStateNode['type'];
  initial?: string;
  tags: readonly string[];
  invokes: readonly string[];
  entry: readonly string[];
  exit: readonly string[];
  description?: string;
}

export interface ChartEdge {
  /** Path of its state, its event, and its place among those of the same event. */
  id: string;
  source: string;
  /** Empty when it only runs actions. */
  targets: readonly string[];
  event: string;
  /** The event as a reader would say it: `after patience`, `openPage done`. */
  label: string;
  guard?: string;
  actions: readonly string[];
  description?: string;
}

/** A machine with the names of its transitions. */
export interface ChartedMachine {
  chart: Chart;
  edgeOf: ReadonlyMap<AnyTransitionDefinition, string>;
}

const charted = new WeakMap<AnyStateNode, ChartedMachine>();

/** The chart of a machine, made once. */
export function chartOf(machine: AnyStateMachine): ChartedMachine {
  const known = charted.get(machine.root);
  if (known) return known;
  const edgeOf = new Map<AnyTransitionDefinition, string>();
  const nodes = withChildren(machine.root);
  const edges = nodes.flatMap((node) =>
    [...transitionsOf(node)].map(([transition, index]) => {
      const edge = describeEdge(machine, transition, index);
      edgeOf.set(transition, edge.id);
      return edge;
    }),
  );
  const states = nodes.map((node) => describeState(machine, node));
  const made = { chart: { id: machine.id, states, edges }, edgeOf };
  charted.set(machine.root, made);
  return made;
}

function withChildren(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(withChildren)];
}

function* transitionsOf(node: AnyStateNode): Generator<[AnyTransitionDefinition, number]> {
  for (const list of [...node.transitions.values(), node.always ?? []]) {
    for (const [index, transition] of list.entries()) yield [transition, index];
  }
}

const pathOf = (node: AnyStateNode) => node.path.join('.');

function describeState(machine: AnyStateMachine, node: AnyStateNode): ChartState {
  const isRoot = node === machine.root;
  return {
    path: pathOf(node),
    name: isRoot ? machine.id : node.key,
    ...(node.parent && { parent: pathOf(node.parent) }),
    type: node.type,
    ...(node.type === 'compound' && { initial: node.initial.target.map(pathOf)[0] ?? '' }),
    tags: node.tags,
    invokes: node.invoke.map((child) => childName(child) ?? child.id),
    entry: actionNames(node.entry),
    exit: actionNames(node.exit),
    ...(node.description !== undefined && { description: node.description }),
  };
}

function describeEdge(
  machine: AnyStateMachine,
  { source, eventType, guard, target, actions, description }: AnyTransitionDefinition,
  index: number,
): ChartEdge {
  const name = guardName(guard);
  const event = eventType as string;
  return {
    id: `${pathOf(source)}|${event}|${index}`,
    source: pathOf(source),
    targets: target?.map(pathOf) ?? [],
    event,
    label: eventText(event, (id) => nameOfInvoked(source, id)) + delayText(machine, event),
    ...(name !== undefined && { guard: name }),
    actions: actionNames(actions),
    ...(description !== undefined && { description }),
  };
}

function nameOfInvoked({ invoke }: AnyStateNode, id: string): string | undefined {
  const invoked = invoke.find((each) => each.id === id);
  return invoked && childName(invoked);
}

/** Paths of the states that a value names, the root among them. */
export function activePaths(value: unknown, prefix = ''): string[] {
  if (typeof value === 'string') return [prefix, join(prefix, value)];
  if (typeof value !== 'object' || value === null) return [prefix];
  return [prefix, ...Object.entries(value).flatMap(([key, inner]) => activePaths(inner, join(prefix, key)))];
}

function join(prefix: string, key: string): string {
  return prefix === '' ? key : `${prefix}.${key}`;
}

/** The innermost active states, as a tree or a log shows them. */
export function leavesOf(value: unknown): string {
  const active = activePaths(value);
  return active
    .filter((path) => path !== '' && !active.some((other) => other.startsWith(`${path}.`)))
    .join(' · ');
}
