import {
  type AnyStateMachine,
  type AnyStateNode,
  type AnyTransitionDefinition,
  type InspectionEvent,
  isMachineSnapshot,
} from 'xstate';

import { type Chart, chartOf, pathOf } from '../charts/index';

/** The states and transitions of a chart that were reached. */
export interface ChartCoverage {
  inspect: (inspected: InspectionEvent) => void;
  /** Names of states and transitions that did not run. */
  missed: () => string[];
  chart: Chart;
  /** How often each state (path) and each edge (id) was reached. */
  counts: () => Record<string, number>;
}

/** Records which states and transitions of a machine ran; pass `inspect` to each of its actors. */
export function createChartCoverage(machine: AnyStateMachine): ChartCoverage {
  const states = statesOf(machine);
  const transitions = states.flatMap(transitionsOf);
  const driven = new Map<AnyStateNode | AnyTransitionDefinition, number>();
  const count = (reached: AnyStateNode | AnyTransitionDefinition) =>
    driven.set(reached, (driven.get(reached) ?? 0) + 1);
  const { chart, edgeOf } = chartOf(machine);

  return {
    chart,
    inspect: (inspected: InspectionEvent) => {
      if (inspected.type === '@xstate.microstep') {
        for (const transition of inspected._transitions) {
          count(transition);
          count(transition.source);
        }
      }
      if ('snapshot' in inspected && isMachineSnapshot(inspected.snapshot)) {
        inspected.snapshot._nodes.forEach(count);
      }
    },
    missed: () => [
      ...states.filter((state) => !driven.has(state)).map(({ id }) => id),
      ...transitions.filter((transition) => !driven.has(transition)).map(nameOf),
    ],
    counts: () =>
      Object.fromEntries(
        [
          ...states.map((state): [string, number] => [pathOf(state), driven.get(state) ?? 0]),
          ...[...edgeOf].map(([transition, id]): [string, number] => [id, driven.get(transition) ?? 0]),
        ].filter(([, times]) => times > 0),
      ),
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
