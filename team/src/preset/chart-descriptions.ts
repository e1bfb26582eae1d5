import { readdirSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** Node's `require` with the readers of files by their endings, as hooks such as the one of tsx use it. */
interface Require {
  (file: string): Record<string, unknown>;
  extensions: Record<string, () => void>;
}

/**
 * Descriptions in the machines of a package, by the id of the machine. In each, states are named by their
 * path and transitions by the id of their edge.
 * @param folder it is searched for files named `*.machine.ts`
 */
export function readDescriptions(folder: string): Record<string, object> {
  // the build itself is written in TypeScript, so that its process reads it; style sheets mean nothing to it
  const require = createRequire(import.meta.url) as unknown as Require;
  require.extensions['.css'] = () => undefined;
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .sort();
  const machines = files
    .map((file) => require(path.join(folder, file)))
    .flatMap((exported) => Object.entries(exported).flatMap(machinesOf));
  return Object.fromEntries(
    machines.map(({ id, root }) => [id, { descriptions: Object.fromEntries(descriptionsIn(root)) }]),
  );
}

function machinesOf([name, value]: [string, unknown]): AnyStateMachine[] {
  // the chart is the same whatever effects it is given
  const made = /^create\w+Machine$/.test(name) ? (value as (effects: object) => unknown)({}) : value;
  return typeof made === 'object' && made !== null && 'root' in made ? [made as AnyStateMachine] : [];
}

/** Those of a state, its transitions and the states in it, by the ids that they have in a chart. */
function descriptionsIn(node: AnyStateNode): [string, string][] {
  const path = node.path.join('.');
  const transitions = [...node.transitions.values(), node.always ?? []].flatMap((list) =>
    list.map(({ eventType, description }, index) => [`${path}|${eventType}|${index}`, description] as const),
  );
  const own = [[path, node.description] as const, ...transitions].flatMap(([id, description]) =>
    description === undefined ? [] : [[id, description] as [string, string]],
  );
  return [...own, ...Object.values(node.states).flatMap(descriptionsIn)];
}
