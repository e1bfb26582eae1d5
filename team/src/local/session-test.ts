import { isDeepStrictEqual } from 'node:util';

import type { AnyStateMachine } from 'xstate';

import { activePaths, chartOf } from '../../../inspector/src/record/chart';
import type { RecordedRun } from '../../../inspector/src/record/recorded-run';
import { replay } from '../../../inspector/src/record/replay';

/** A machine as a test imports it. */
interface TestedMachine {
  /** The module, such as `./map.machine`. */
  module: string;
  /** The name that it exports. */
  name: string;
  isFactory: boolean;
}

/**
 * The source of a test. A session may come from anybody: of all that it says nothing is more than a string or
 * a value.
 */
export function sessionTest(
  address: string,
  run: RecordedRun,
  { module, name, isFactory }: TestedMachine,
): string {
  const { event, reached } = run.steps.at(-1) ?? {};
  const title = `does not end as in the session at ${address}: ${event?.type} → ${JSON.stringify(reached?.value)}`;
  return `
    import { replay } from '@school/inspector/testing';
    import { ${name} } from ${JSON.stringify(module)};

    // something alike is in place of people's data
    const { start, steps, until } = ${JSON.stringify(run)};

    it(${JSON.stringify(title)}, () => {
      const reached = replay(${isFactory ? `${name}({} as never)` : name}, { start, steps, until });
      expect(reached).not.toEqual(steps.map((step) => step.reached));
    });`;
}

/**
 * The reason why a run can be no test: the machine no longer does as recorded.
 * @returns undefined where it still does
 */
export function whyNoTest(machine: AnyStateMachine, run: RecordedRun): string | undefined {
  const states = JSON.parse(
    JSON.stringify(replay(machine, run)),
  ) as RecordedRun['steps'][number]['reached'][];
  const index = run.steps.findIndex(({ reached }, at) => !isDeepStrictEqual(reached, states[at]));
  const step = run.steps[index];
  if (step === undefined) return undefined;
  const [was, is] = [step.reached, states[index]].map((state) => JSON.stringify(state?.value));
  const change = was === is ? `${was} has another context` : `it is in ${is}, not ${was}`;
  const isMasked = /•••|"Array\(/.test(JSON.stringify([run.start, run.steps.slice(0, index + 1)]));
  const before = activePaths((run.steps[index - 1]?.reached ?? run.start).value);
  const mayRead = was === is || hasGuard(machine, step.event.type, before);
  const reason =
    isMasked && mayRead ? 'this session cannot tell: a guard may read what it masks' : 'it is mended';
  return `${reason}; after ${step.event.type} at ${(step.at / 1_000).toFixed(3)} s ${change}`;
}

/** Whether a guard has a say in an event, or in what follows by itself. */
function hasGuard(machine: AnyStateMachine, event: string, active: readonly string[]): boolean {
  const { edges } = chartOf(machine).chart;
  return edges.some(
    ({ guard, event: name, source }) =>
      guard !== undefined && (name === '' || (active.includes(source) && [event, '*'].includes(name))),
  );
}
