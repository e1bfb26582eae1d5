import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';

/** Which states and transitions of a machine were driven: give `inspect` to every actor that runs this machine. */
export function createChartCoverage(machine: AnyStateMachine) {
  const states = statesOf(machine);
  const transitions = states.flatMap(transitionsOf);
  const driven = new Set<AnyStateNode | AnyTransitionDefinition>();

  return {
    inspect: (inspected: InspectionEvent) => {
      if (inspected.type === '@xstate.microstep') {
        for (const transition of inspected._transitions) driven.add(transition).add(transition.source);
      }
      if ('snapshot' in inspected && isMachineSnapshot(inspected.snapshot)) {
        inspected.snapshot._nodes.forEach((state) => driven.add(state));
      }
    },
    /** Names of all that was not reached. */
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

function transitionsOf(state: AnyStateNode): AnyTransitionDefinition[] {
  return [...[...state.transitions.values()].flat(), ...(state.always ?? [])];
}

function nameOf({ source, eventType, guard, target }: AnyTransitionDefinition): string {
  const guardName = typeof guard === 'object' ? guard.type : guard;
  const condition = typeof guardName === 'string' ? ` [${guardName}]` : '';
  return `${source.id}: ${eventType === '' ? 'always' : eventType}${condition} → ${target?.map(({ id }) => id).join(', ') ?? 'stays'}`;
}
