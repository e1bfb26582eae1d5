import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import path from 'node:path';

/** How often something was. */
export type Counts = Record<string, number>;

/** The figures of ordinary visitors. */
export interface Visits {
  pageMs: number[];
  longestMs: number;
  answers: number;
  /** Answers that were not what they should be. */
  refused: Counts;
}

export interface VisitorOptions {
  url: string;
  /**
   * How many load the paths in turn, from addresses that begin with `from`, with a pause after each answer.
   */
  readers: number;
  from: string;
  pauseMs: number;
  /** Addresses, each with a text that its page has. */
  paths: [path: string, text?: string][];
  /** Every fourth request is for an address that no cache has. */
  isPastCaches?: boolean;
  /** One visitor each asks for new pictures, documents and certificates. */
  hasOthers?: boolean;
}

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
