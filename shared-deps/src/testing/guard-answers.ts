import type { AnyStateMachine } from 'xstate';

import { guardOf, statesOf, transitionsOf } from './chart-coverage';

type Guard = (args: unknown, params: unknown) => boolean;

/** Notes what the guards of a machine answer, by their names. Guards made of others stay as they are. */
export function watchGuards(machine: AnyStateMachine) {
  const answers = new Map<string, Set<boolean>>();
  const guards = Object.entries(machine.implementations.guards as Record<string, Guard>);
  const watched = guards
    .filter(([, guard]) => !('check' in guard))
    .map(([name, guard]): [string, Guard] => {
      const given = new Set<boolean>();
      answers.set(name, given);
      const watch: Guard = (args, params) => {
        const answer = guard(args, params);
        given.add(answer);
        return answer;
      };
      return [name, watch];
    });
  const used = new Set(statesOf(machine).flatMap(transitionsOf).map(guardOf));
  return {
    machine: machine.provide({ guards: Object.fromEntries(watched) }),
    /** Guards of the chart that have not said both yes and no. */
    oneSided: () =>
      [...answers].filter(([name, given]) => used.has(name) && given.size < 2).map(([name]) => name),
  };
}
