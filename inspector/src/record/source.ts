import type { AnyActorRef } from 'xstate';

import type { Chart } from './chart';

/** A snapshot: of a running actor XState's own, of a recording a summary. */
export interface SnapshotLike {
  status: string;
  value?: unknown;
  context?: unknown;
  tags?: Iterable<string>;
  error?: unknown;
  /** By their ids. */
  children?: object;
}

export interface ActorRow {
  key: string;
  section: string;
  name: string;
  /** Key of the actor that invoked or spawned it. */
  parent?: string;
  /** Its machine's chart; other actors have none. */
  chart?: Chart;
  /** The actor itself, of the running page. */
  ref?: AnyActorRef | undefined;
  snapshot: SnapshotLike;
  /** When its state last changed (milliseconds since the document was opened). */
  since: number;
  /** How many events no state of it took. */
  ignored?: number;
}

export const logKinds = ['event', 'transition', 'action', 'actor', 'error', 'request'] as const;
export type LogKind = (typeof logKinds)[number];

/** One row of the log. */
export interface LogRow {
  n: number;
  /** Milliseconds since the document was opened. */
  at: number;
  kind: LogKind;
  /** Key of the actor; empty for what happened to the page. */
  actor: string;
  name: string;
  /** Key of the actor that sent the event. */
  from?: string;
  payload?: unknown;
  /** Ids of the edges that were taken. */
  edges?: readonly string[];
  /** Ids of the edges whose guard said no. */
  refused?: readonly string[];
  /** No active state has a transition for the event. */
  isIgnored?: boolean;
  /** The actor's context before a transition that has changed it. */
  before?: unknown;
  /** The actor's state afterwards. */
  snapshot?: SnapshotLike;
}

/** The source of the panel's data: the running page, or a recording. */
export interface Source {
  /** Address of the page. */
  address: string;
  actors: ReadonlyMap<string, ActorRow>;
  rows: readonly LogRow[];
  /** When a recording was exported. */
  until?: number;
}
