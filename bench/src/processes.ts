import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

import type { VisitorOptions, Visits } from './visitors';

/** How often something was. */
export type Counts = Record<string, number>;

export function count(counts: Counts, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

export function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, each) => sum + each, 0);
}

/** Starts a process of a file in this folder, without its ending. */
export function start(file: string, ...args: string[]): ChildProcess {
  return fork(path.join(import.meta.dirname, `${file}.ts`), args);
}

/** Ends a process, and returns the figures that it has found. */
export async function finish<T>(child: ChildProcess): Promise<T> {
  const found = once(child, 'message');
  child.send('end');
  const [result] = (await found) as [T];
  child.kill();
  return result;
}

/** Runs some work beside ordinary visitors, and returns their figures. */
export async function visitDuring(options: VisitorOptions, work: () => Promise<unknown>): Promise<Visits> {
  const visitors = start('visitors', JSON.stringify(options));
  await work();
  return finish<Visits>(visitors);
}
