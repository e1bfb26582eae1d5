import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';
import { compileFunction } from 'node:vm';

import { registerActor } from '@school/shared-deps/bundled';
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import ts from 'typescript';
import { type AnyActorRef, type AnyStateMachine, createActor, createMachine, fromCallback } from 'xstate';

import { everyMutation } from '../documents/mutations';
import { InspectorStore } from '../store';
import { type Bug, wait } from '../testing/bug';
import { bugs } from '../testing/bugs';
import { machines } from '../testing/machines';
import { Panel } from './panel';

// no chart is drawn: a layout would need modules that Jest does not run
jest.mock('../charts/load-elk', () => ({ loadElk: () => new Promise(() => undefined) }));

const root = path.join(__dirname, '../../..');

/** The browser's own measurements have no part in these tests. */
class SilentObserver {
  static readonly supportedEntryTypes: readonly string[] = [];
  observe = () => undefined;
  disconnect = () => undefined;
}

let store: InspectorStore;
let page: AnyActorRef | undefined;

beforeEach(() => {
  jest.useFakeTimers();
  Object.assign(globalThis, { PerformanceObserver: SilentObserver, ResizeObserver: SilentObserver });
  performance.getEntriesByType = () => [];
  store = new InspectorStore();
});

afterEach(() => {
  page?.stop();
  store.recorder.stop();
  jest.useRealTimers();
});

/** The machine of a source with one mutation in it, whose actors do nothing. */
function seed({ machine, kind, what, nth = 0 }: Bug): AnyStateMachine {
  const { file, exported, actors } = machines[machine];
  const place = path.join(root, file);
  const found = everyMutation(readFileSync(place, 'utf8')).filter(
    (each) => each.kind === kind && each.what === what,
  );
  const options = { module: ts.ModuleKind.CommonJS, target: ts.ScriptTarget.ES2022 };
  const code = ts.transpileModule(found[nth]?.text ?? '', { compilerOptions: options }).outputText;
  const exports: Record<string, unknown> = {};
  (compileFunction(code, ['require', 'exports']) as (...args: unknown[]) => void)(
    createRequire(place),
    exports,
  );
  const made = exports[exported] as AnyStateMachine | (() => AnyStateMachine);
  const idle = fromCallback(() => undefined);
  return (typeof made === 'function' ? made() : made).provide({
    actors: Object.fromEntries(actors.map((name) => [name, idle])),
  });
}

/** Runs it within a page's system of actors, until something is wrong. */
function run(bug: Bug): void {
  const input = bug.input ?? machines[bug.machine].input;
  const opened = { invoke: { id: 'faulty', src: seed(bug), input } };
  const states = { left: { on: { 'page.opened': 'opened' } }, opened };
  page = createActor(createMachine({ id: 'page', initial: 'left', states })).start();
  registerActor({ section: '@school/mf-home', name: 'page', actor: page });
  act(() => page?.send({ type: 'page.opened' }));
  const { children: actors } = page.getSnapshot() as { children: { faulty: AnyActorRef } };
  bug.drive((type, payload) => act(() => actors.faulty.send({ type, ...payload })));
  wait(200);
}

const plain = ({ textContent }: HTMLElement) => textContent.replace(/\s+/g, ' ');

it.each(bugs.map((bug) => [bug.machine, `${bug.kind}: ${bug.what}`, bug] as const))(
  'in %s, %s is named by one press',
  (_machine, _bug, bug) => {
    store.recorder.start();
    render(<Panel store={store} />);
    run(bug);
    fireEvent.click(screen.getByRole('treeitem', { name: /^faulty/ }));
    if ('row' in bug.says) {
      const rows = within(screen.getByRole('log')).getAllByRole('button').map(plain);
      expect(rows).toContainEqual(expect.stringContaining(bug.says.row));
    } else {
      expect(plain(screen.getByRole('group', { name: 'Now' }))).toContain(bug.says.sentence);
    }
  },
);

it('has each kind of bug in each machine once', () => {
  const pairs = new Set(bugs.map(({ machine, kind }) => `${machine} ${kind === 'timer' ? 'delay' : kind}`));
  expect([pairs.size, bugs.length]).toEqual([25, 25]);
});
