import type { RecordedRun } from '../../../inspector/src/record/recorded-run';

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
      const recorded = steps.map((step) => step.reached);
      expect(reached.slice(0, -1)).toEqual(recorded.slice(0, -1));
      expect(reached.at(-1)).not.toEqual(recorded.at(-1));
    });`;
}
