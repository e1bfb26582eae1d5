import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

import { guardOf, statesOf, transitionsOf } from './chart-coverage';
import { lineOfState } from './state-line';

interface ChartMistake {
  state: AnyStateNode;
  message: string;
}

/** The file in which a machine is written. */
export interface MachineSource {
  file: string;
  text: string;
}

/**
 * Mistakes in a chart that its types allow, one sentence each. Each names the machine and the state.
 * @param declared types of the events that can be sent to the machine
 * @param source with it, each sentence begins with the file and the line of the state
 */
export function findChartMistakes(
  machine: AnyStateMachine,
  declared: readonly string[] = [],
  source?: MachineSource,
): string[] {
  const states = statesOf(machine);
  const mistakes = [
    ...unreachedStates(machine, states),
    ...states.flatMap(shadowedTransitions),
    ...states
      .filter((state) => isDeadEnd(state, states))
      .map((state) => ({ state, message: 'no way leads out of it' })),
    ...untakenEvents(machine, states, declared),
    ...unusedDelays(machine, states),
    ...states.flatMap((state) => unheardErrors(machine, state)),
  ];
  return mistakes.map(({ state: { id, path }, message }) => {
    const place = source ? `${source.file}:${lineOfState(source.text, machine.id, path)} ` : '';
    return `${place}${id}: ${message}`;
  });
}

/** Guards are not evaluated: a state is reached if a transition of a reached state leads to it. */
function unreachedStates({ root }: AnyStateMachine, states: readonly AnyStateNode[]): ChartMistake[] {
  const reached = new Set<AnyStateNode>();
  const started = new Set<AnyStateNode>();
  const enter = (state: AnyStateNode): void => {
    if (reached.has(state)) return;
    reached.add(state);
    if (state.parent) enter(state.parent);
    if (state.type === 'parallel') Object.values(state.states).forEach(start);
    for (const { target } of transitionsOf(state)) target?.forEach((each) => start(goalOf(each)));
  };
  // a state that is entered by way of an inner one does not begin at its own start
  const start = (state: AnyStateNode): void => {
    if (started.has(state)) return;
    started.add(state);
    enter(state);
    if (state.type === 'compound') state.initial.target.forEach(start);
  };
  start(root);
  return states
    .filter((state) => !reached.has(state))
    .map((state) => ({ state, message: 'no transition leads to it' }));
}

/** A history state leads to the state that its parent was in, at first to its default. */
function goalOf(state: AnyStateNode): AnyStateNode {
  return state.type === 'history' && state.parent ? state.parent : state;
}

/** Transitions of one event are tried in their order; the first without a guard is always taken. */
function shadowedTransitions(state: AnyStateNode): ChartMistake[] {
  return [...state.transitions.entries(), ['always', state.always ?? []] as const].flatMap(
    ([event, transitions]) =>
      transitions.flatMap((transition, index) => {
        const before = transitions.slice(0, index);
        const guard = guardOf(transition);
        const name = guard === undefined ? event : `${event} [${guard}]`;
        if (before.some((each) => each.guard === undefined))
          return { state, message: `${name} comes after one without a guard, and is never taken` };
        return before.some((each) => isSameGuard(each, transition))
          ? { state, message: `${name} has a guard that one before it has, and is never taken` }
          : [];
      }),
  );
}

function isSameGuard({ guard: one }: AnyTransitionDefinition, { guard: other }: AnyTransitionDefinition) {
  if (one === other) return true;
  const [first, second] = [one, other].map((guard): unknown => (isNamed(guard) ? guard : { type: guard }));
  if (!isNamed(first) || !isNamed(second) || first.type !== second.type) return false;
  if (typeof first.params === 'function' || typeof second.params === 'function')
    return first.params === second.params;
  return JSON.stringify(first.params) === JSON.stringify(second.params);
}

function isNamed(guard: unknown): guard is { type: unknown; params?: unknown } {
  return typeof guard === 'object' && guard !== null && 'type' in guard;
}

/** Whether no transition leaves an inner state, be it of the state or of one that is active with it. */
function isDeadEnd(leaf: AnyStateNode, states: readonly AnyStateNode[]): boolean {
  if (!leaf.parent || !(leaf.type === 'atomic' || (leaf.type === 'final' && !endsMachine(leaf))))
    return false;
  const activeWith = states.filter((each) => {
    const { type } = commonParent(leaf, each);
    return each === leaf || leaf.path.join('.').startsWith(each.path.join('.')) || type === 'parallel';
  });
  return !activeWith.flatMap(transitionsOf).some(({ target = [] }) =>
    target.some((each) => {
      const common = commonParent(leaf, each);
      return each !== leaf && (common.type !== 'parallel' || common === each);
    }),
  );
}

/** Whether the machine ends with a final state; otherwise it waits for an `onDone` of a state around it. */
function endsMachine({ parent, machine: { root } }: AnyStateNode): boolean {
  return parent === root || (root.type === 'parallel' && parent?.parent === root);
}

/** The innermost state that has both in it, or is one of them. */
function commonParent(one: AnyStateNode, other: AnyStateNode): AnyStateNode {
  const isIn = (state: AnyStateNode): boolean =>
    state === one || (state.parent !== undefined && isIn(state.parent));
  const chain = (state: AnyStateNode): AnyStateNode[] =>
    state.parent ? [state, ...chain(state.parent)] : [state];
  const shared = new Set(chain(one));
  return isIn(other) ? one : (chain(other).find((each) => shared.has(each)) ?? one.machine.root);
}

/** Events that are declared for the machine, or raised by it, and that no state takes. */
function untakenEvents(
  machine: AnyStateMachine,
  states: readonly AnyStateNode[],
  declared: readonly string[],
): ChartMistake[] {
  const taken = (machine.events as readonly string[]).map((type) => type.replace(/\*$/, ''));
  const isTaken = (type: string) =>
    taken.some((each) => each === type || ((each === '' || each.endsWith('.')) && type.startsWith(each)));
  const raised = states.flatMap((state) => actionsOf(machine, state).flatMap(raisedBy));
  return [...new Set([...declared, ...raised])]
    .filter((type) => !isTaken(type))
    .map((type) => ({ state: machine.root, message: `no state takes ${type}` }));
}

function unusedDelays(machine: AnyStateMachine, states: readonly AnyStateNode[]): ChartMistake[] {
  const used: unknown[] = states.flatMap((state) => [
    ...state.after.map(({ delay }) => delay),
    ...actionsOf(machine, state).map((action) => detailsOf(action).delay),
  ]);
  return Object.keys(machine.implementations.delays)
    .filter((delay) => !used.includes(delay))
    .map((delay) => ({ state: machine.root, message: `no state waits for the delay ${delay}` }));
}

/** The actions of a state and its transitions; a name stands for the machine's action. */
function actionsOf(machine: AnyStateMachine, state: AnyStateNode): unknown[] {
  const all: unknown[] = [
    ...state.entry,
    ...state.exit,
    ...transitionsOf(state).flatMap(({ actions }) => actions),
  ];
  return all.map((action) => {
    const name = isNamed(action) && typeof action !== 'function' ? action.type : action;
    return typeof name === 'string' ? machine.implementations.actions[name] : action;
  });
}

/** XState keeps the arguments of its own actions as fields of a function. */
function detailsOf(action: unknown): { type?: unknown; event?: unknown; delay?: unknown } {
  return typeof action === 'function' ? (action as object) : {};
}

function raisedBy(action: unknown): string[] {
  const { type, event } = detailsOf(action);
  if (type !== 'xstate.raise' || !isNamed(event)) return [];
  return typeof event.type === 'string' ? [event.type] : [];
}

/** A promise that fails where no state takes its error ends the machine. */
function unheardErrors(machine: AnyStateMachine, state: AnyStateNode): ChartMistake[] {
  const isHeard = (event: string, from: AnyStateNode | undefined): boolean =>
    from !== undefined && (from.transitions.has(event) || isHeard(event, from.parent));
  // XState names logic that is written in the chart by its place
  const written = [state.config.invoke ?? []].flat();
  return state.invoke.flatMap(({ id }, index) => {
    const { src } = written[index] as { src: unknown };
    const logic = typeof src === 'string' ? machine.implementations.actors[src] : src;
    if (!isPromise(logic) || isHeard(`xstate.error.actor.${id}`, state)) return [];
    return { state, message: `${typeof src === 'string' ? src : id} is invoked without onError` };
  });
}

interface Logic {
  transition: (snapshot: object, event: object, scope: object) => { status?: string };
}

/** XState has no name for a kind of logic; a promise's alone ends by this event. */
function isPromise(logic: unknown): boolean {
  if (typeof logic !== 'object' || logic === null || !('config' in logic)) return false;
  if ('root' in logic || !('transition' in logic)) return false;
  const resolved = { type: 'xstate.promise.resolve', data: undefined };
  try {
    return (logic as Logic).transition({ status: 'active' }, resolved, {}).status === 'done';
  } catch {
    // a callback needs an actor that runs
    return false;
  }
}
