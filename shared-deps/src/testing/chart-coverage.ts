import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';

/** The states and transitions of a chart that were reached. */
export interface ChartCoverage {
  inspect: (inspected: InspectionEvent) => void;
  /** Names of states and transitions that did not run. */
  missed: () => string[];
}

/** Records which states and transitions of a machine ran; pass `inspect` to each of its actors. */
export function createChartCoverage(machine: AnyStateMachine): ChartCoverage {
  const states = statesOf(machine);
  const transitions = states.flatMap(transitionsOf);
  const driven = new Set<AnyStateNode | AnyTransitionDefinition>();

  return {
    inspect: (inspected: InspectionEvent) => {
      if (inspected.type === '@xstate.microstep') {
        for (const transition of inspected._transitions) {
          driven.add(transition);
          driven.add(transition.source);
        }
      }
      if ('snapshot' in inspected && isMachineSnapshot(inspected.snapshot)) {
        inspected.snapshot._nodes.forEach((node) => driven.add(node));
      }
    },
    missed: () => [
      ...states.filter((state) => !driven.has(state)).map(({ id }) => id),
      ...transitions.filter((transition) => !driven.has(transition)).map(nameOf),
    ],
  };
}

/** All states of a machine, the root first. */
export function statesOf(machine: AnyStateMachine): AnyStateNode[] {
  const withChildren = (state: AnyStateNode): AnyStateNode[] => [
    state,
    ...Object.values(state.states).flatMap(withChildren),
  ];
  return withChildren(machine.root).filter(({ type }) => type !== 'history');
}

export function transitionsOf(state: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...state.transitions.values()].flat(), ...(state.always ?? [])];
}

/** The name of a transition's guard; undefined for a function. */
export function guardOf({ guard }: AnyTransitionDefinition): string | undefined {
  const name = typeof guard === 'object' ? guard.type : guard;
  return typeof name === 'string' ? name : undefined;
}

function nameOf(transition: AnyTransitionDefinition): string {
  const { source, target } = transition;
  const event = transition.eventType as string;
  const guard = guardOf(transition);
  const condition = guard === undefined ? '' : ` [${guard}]`;
  return `${source.id}: ${event === '' ? 'always' : event}${condition} → ${target?.map(({ id }) => id).join(', ') ?? 'stays'}`;
}
