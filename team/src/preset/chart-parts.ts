import { createHash } from 'node:crypto';

import type { ChartParts } from '@school/contract';
import { minifySync } from '@swc/core';
import type { AnyStateMachine, AnyStateNode, AnyTransitionDefinition } from 'xstate';

/** The charts of machines in parts that two versions can be compared by, by the ids of the machines. */
export function readCharts(machines: readonly AnyStateMachine[]): Record<string, ChartParts> {
  return Object.fromEntries(machines.map((machine) => [machine.id, partsOf(machine)]));
}

function partsOf({ root, implementations }: AnyStateMachine): ChartParts {
  const nodes = withInner(root);
  const lists = nodes.flatMap((node) =>
    listsOf(node).map(([event, list]) => [`${pathOf(node)} ${eventText(event, node)}`, list] as const),
  );
  const inline = lists.flatMap(([place, list]) =>
    list.flatMap(({ guard }) =>
      typeof guard === 'function' ? [[guard.name === '' ? `of${place}` : guard.name, guard] as const] : [],
    ),
  );
  const actors = nodes.flatMap((node) => node.invoke.map((child) => `${pathOf(node)} ${childName(child)}`));
  return {
    states: Object.fromEntries(nodes.map((node) => [pathOf(node), describeState(node)])),
    transitions: Object.fromEntries(
      lists.map(([place, list]) => [place, list.map(describeTransition).join('; ')]),
    ),
    actors: Object.fromEntries(actors.map((actor) => [actor, ''])),
    delays: mapValues(implementations.delays, (delay) =>
      typeof delay === 'number' ? `${delay} ms` : hashOf(delay),
    ),
    guards: {
      ...mapValues(implementations.guards, hashOf),
      ...mapValues(Object.fromEntries(inline), hashOf),
    },
  };
}

function mapValues(record: object, describe: (value: unknown) => string): Record<string, string> {
  return Object.fromEntries(Object.entries(record).map(([name, value]) => [name, describe(value)]));
}

function withInner(node: AnyStateNode): AnyStateNode[] {
  return [node, ...Object.values(node.states).flatMap(withInner)];
}

const pathOf = (node: AnyStateNode) => node.path.join('.');

function listsOf(node: AnyStateNode): [string, readonly AnyTransitionDefinition[]][] {
  return [...node.transitions, ...(node.always ? [['', node.always] as const] : [])].map((each) => [...each]);
}

function describeState(node: AnyStateNode): string {
  const first = node.type === 'compound' ? node.initial.target.map((each) => each.key) : [];
  const begin = first.length > 0 ? `begins with ${first.join(', ')}` : node.type;
  return [begin, ...node.tags.map((tag) => `# ${tag}`)].join(' ');
}

function describeTransition({ guard, target, actions }: AnyTransitionDefinition): string {
  const names = (actions as readonly unknown[]).map(nameOf);
  return [
    ...(guard === undefined ? [] : [`[${nameOf(guard)}]`]),
    target ? `→ ${target.map(pathOf).join(', ')}` : 'stays',
    ...(names.length > 0 ? [`/ ${names.join(', ')}`] : []),
  ].join(' ');
}

/** A guard or action as its machine calls it, with parameters that are constants. */
function nameOf(named: unknown): string {
  if (typeof named === 'string') return named;
  const { type, name, params, guards } = named as Record<'type' | 'name' | 'params' | 'guards', unknown>;
  const found = [type, name].find((each) => typeof each === 'string' && each !== '');
  const own = typeof found === 'string' ? found.replace(/^xstate\./, '') : 'inline';
  if (Array.isArray(guards)) return `${own}(${guards.map(nameOf).join(', ')})`;
  return typeof params === 'object' ? `${own} ${JSON.stringify(params)}` : own;
}

const internal = /^xstate\.(after|done\.actor|error\.actor|snapshot\.actor|done\.state|init)\.?(.*)$/;
const outcomes: Readonly<Record<string, string>> = {
  'done.actor': 'done',
  'error.actor': 'failed',
  'snapshot.actor': 'changed',
};

/** An event of XState's own in a reader's words; others as they are. */
function eventText(event: string, { invoke }: AnyStateNode): string {
  if (event === '') return 'always';
  const [, kind = '', rest = ''] = internal.exec(event) ?? [];
  if (kind === '') return event;
  if (kind === 'after') return `after ${(rest.split('.')[0] ?? '').replace(/^\d+$/, '$& ms')}`;
  const child = invoke.find(({ id }) => id === rest);
  return outcomes[kind] === undefined ? 'done' : `${child ? childName(child) : rest} ${outcomes[kind]}`;
}

/** The id of an invoked actor, or the name of its logic where XState numbers it. */
function childName({ id, src }: { id: string; src: unknown }): string {
  return /^(?:\d+\.|x:)/.test(id) && typeof src === 'string' && !src.startsWith('xstate.') ? src : id;
}

function hashOf(code: unknown): string {
  const text = withoutNames(String(code));
  return createHash('sha256').update(text).digest('hex').slice(0, 8);
}

/** Code without the names of its own variables, and without the files of what it calls. */
function withoutNames(code: string): string {
  const local = code.replace(/\(0, ?import_\w+\.(\w+)\)|\bimport_\w+\.(\w+)/g, '$1$2');
  try {
    return minifySync(`(${local})`, { mangle: true, compress: false, module: true }).code;
  } catch {
    // a method is no expression
    return local;
  }
}
