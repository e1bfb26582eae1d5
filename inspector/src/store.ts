import { useSyncExternalStore } from 'react';

import { Layouts } from './charts/layouts';
import { Recorder } from './record/recorder';
import type { ActorRow, LogKind, LogRow, SnapshotLike, Source } from './record/source';

export interface View {
  /** The running page, or an opened recording. */
  source: Source;
  /** Key of the chosen actor. */
  selected: string | undefined;
  /** Number of the row that is shown as it was; undefined is now. */
  past: number | undefined;
  /** Rows of the log: those of the chosen actor, and of one kind. */
  filter: { isOwn: boolean; kind: LogKind | 'change' | ''; text: string };
  /** Whether a dialog of the page keeps presses and keys from the panel. */
  isInert: boolean;
  /** When this view was made (milliseconds since the document was opened). */
  now: number;
}

/** Everything that the panel shows; components draw it anew when it changes. */
export class InspectorStore {
  readonly recorder = new Recorder(() => this.change(this.#latestActor()));
  readonly layouts: Layouts;
  view: View;
  readonly #listeners = new Set<() => void>();

  /** @param elkAddress where ELK's worker is */
  constructor(elkAddress: string) {
    this.layouts = new Layouts(elkAddress);
    this.view = {
      source: this.recorder,
      selected: undefined,
      past: undefined,
      filter: { isOwn: false, kind: 'change', text: '' },
      isInert: false,
      now: performance.now(),
    };
  }

  change(patch: Partial<View>): void {
    this.view = { ...this.view, ...patch, now: performance.now() };
    this.#listeners.forEach((listener) => listener());
  }

  stop(): void {
    this.recorder.stop();
    this.layouts.stop();
  }

  /** Until an actor is chosen: the machine that has changed last. */
  #latestActor(): Partial<View> {
    if (this.view.selected !== undefined) return {};
    const machines = [...this.recorder.actors.values()].filter(({ chart }) => chart);
    const latest = machines.sort((one, other) => other.since - one.since)[0];
    return latest ? { selected: latest.key } : {};
  }

  readonly subscribe = (listener: () => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };
}

export function useView(store: InspectorStore): View {
  return useSyncExternalStore(store.subscribe, () => store.view);
}

/** The chosen row, if the view is back in time. */
export function pastRow({ source, past }: View): LogRow | undefined {
  return past === undefined ? undefined : source.rows.find(({ n }) => n === past);
}

/** The rows of an actor, up to the chosen one. */
export function rowsOf({ source, past = Infinity }: View, { key }: ActorRow): LogRow[] {
  return source.rows.filter(({ actor, n }) => actor === key && n <= past);
}

/** An actor's state now or at the chosen row, and its context before it last changed. */
export function snapshotsOf(view: View, actor: ActorRow): { shown: SnapshotLike; before: unknown } {
  const rows = rowsOf(view, actor).filter(({ snapshot }) => snapshot);
  const past = view.past === undefined ? undefined : rows.at(-1)?.snapshot;
  return { shown: past ?? actor.snapshot, before: rows.findLast((each) => 'before' in each)?.before };
}

/** The last row of an actor that shows a transition, or an event that was refused or ignored. */
export function lastOutcome(view: View, actor: ActorRow): LogRow | undefined {
  const isShown = ({ kind, refused = [], isIgnored }: LogRow) =>
    kind === 'transition' || refused.length > 0 || isIgnored;
  const rows = rowsOf(view, actor);
  if (view.past === undefined) return rows.findLast(isShown);
  const row = rows.findLast(({ snapshot }) => snapshot);
  return row && isShown(row) ? row : undefined;
}
