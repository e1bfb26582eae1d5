import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { AnyStateMachine } from 'xstate';

/** Node's `require` with the readers of files by their endings, as hooks such as the one of tsx use it. */
interface Require {
  (file: string): Record<string, unknown>;
  extensions: Record<string, () => void>;
}

/**
 * The machines of a package.
 * @param folder it is searched for files named `*.machine.ts`
 */
export function readMachines(folder: string): AnyStateMachine[] {
  // the build itself is written in TypeScript, so that its process reads it; style sheets mean nothing to it
  const require = createRequire(import.meta.url) as unknown as Require;
  require.extensions['.css'] = () => undefined;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .sort();
  return files
    .map((file) => require(path.join(folder, file)))
    .flatMap((exported) => Object.entries(exported).flatMap(machinesOf));
}

function machinesOf([name, value]: [string, unknown]): AnyStateMachine[] {
  // the chart is the same whatever effects it is given
  const made = /^create\w+Machine$/.test(name) ? (value as (effects: object) => unknown)({}) : value;
  return typeof made === 'object' && made !== null && 'root' in made ? [made as AnyStateMachine] : [];
}
