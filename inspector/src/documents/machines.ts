import { readdirSync } from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';
import { pathToFileURL } from 'node:url';

import { packages, root } from '@school/workspace/workspace.mjs';
import { type AnyStateMachine, StateMachine } from 'xstate';

/** A machine of the project with the place of its source. */
export interface FoundMachine {
  machine: AnyStateMachine;
  /** Name under which its file exports it, or the function that makes it. */
  exported: string;
  /** Relative to the project. */
  file: string;
}

/** Style sheets mean nothing to Node. */
const withoutStyles = `export const load = (url, context, next) => url.endsWith('.css')
  ? { format: 'module', shortCircuit: true, source: 'export default {}' } : next(url, context);`;

/** Every machine of the project, by its id: whatever a file named `*.machine.ts` exports. */
export async function findMachines(): Promise<FoundMachine[]> {
  register(`data:text/javascript,${encodeURIComponent(withoutStyles)}`);
  const found: FoundMachine[] = [];
  for (const file of sourceFiles().filter((each) => each.endsWith('.machine.ts'))) {
    const module = (await import(pathToFileURL(path.join(root, file)).href)) as Record<string, unknown>;
    for (const [exported, value] of Object.entries(module)) {
      const machine = machineOf(exported, value);
      if (machine) found.push({ machine, exported, file });
    }
  }
  return found.sort((a, b) => (a.machine.id < b.machine.id ? -1 : 1));
}

function machineOf(exported: string, value: unknown): AnyStateMachine | undefined {
  if (value instanceof StateMachine) return value;
  if (!/^create\w+Machine$/.test(exported)) return undefined;
  // the chart is the same whatever effects it is given
  return (value as (effects: object) => AnyStateMachine)({});
}

/** Product code of all packages, relative to the project; tests are left out. */
export function sourceFiles(): string[] {
  return packages.flatMap((name) =>
    readdirSync(path.join(root, name, 'src'), { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map(({ parentPath, name: file }) => path.relative(root, path.join(parentPath, file)))
      .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/testing\//.test(file)),
  );
}
