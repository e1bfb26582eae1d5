import { readdirSync } from 'node:fs';
import { register } from 'node:module';
import path from 'node:path';

import { tsImport } from 'tsx/esm/api';
import type { AnyStateMachine, AnyStateNode } from 'xstate';

/** Style sheets mean nothing to Node. */
const withoutStyles = `export const load = (url, context, next) => /\\.css(?:\\?|$)/.test(url)
  ? { format: 'module', shortCircuit: true, source: 'export default {}' } : next(url, context);`;

/**
 * Descriptions in the machines of a package, by the id of the machine. In each, states are named by their
 * path and transitions by the id of their edge.
 * @param folder it is searched for files named `*.machine.ts`
 */
export async function readDescriptions(folder: string): Promise<Record<string, object>> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .sort();
  if (files.length > 0) register(`data:text/javascript,${encodeURIComponent(withoutStyles)}`);
  const described: Record<string, object> = {};
  for (const file of files) {
    const exported = (await tsImport(path.join(folder, file), import.meta.url)) as Record<string, unknown>;
    for (const { id, root } of Object.entries(exported).flatMap(machinesOf))
      described[id] = { descriptions: Object.fromEntries(descriptionsIn(root)) };
  }
  return described;
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
