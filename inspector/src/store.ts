import { useSyncExternalStore } from 'react';

import { Layouts } from './charts/layouts';
import type { ChartDescriptions } from './record/descriptions';
import { Recorder } from './record/recorder';
import type { ActorRow, LogKind, LogRow, SnapshotLike, Source } from './record/source';

export type Tab = 'events' | 'context' | 'send';
/** The parts of the panel of which a narrow one shows one at a time. */
export type Pane = 'actors' | 'chart' | 'details';

export interface View {
  /** The running page, or an opened recording. */
  source: Source;
  layouts: Layouts;
  /** Key of the chosen actor. */
  selected: string | undefined;
  /** Number of the row that is shown as it was; undefined is now. */
  past: number | undefined;
  tab: Tab;
  pane: Pane;
  /** Rows of the log: those of the chosen actor, and of one kind. */
  filter: { isOwn: boolean; kind: LogKind | 'change' | ''; text: string };
  /** The problem of an opened file. */
  problem: string;
  /** When this view was made (milliseconds since the document was opened). */
  now: number;
}

/** Everything that the panel shows; components draw it anew when it changes. */
export class InspectorStore {
  readonly recorder = new Recorder(() => this.change(this.#latestActor()));
  view: View;
  readonly #listeners = new Set<() => void>();

  /** @param elkAddress where ELK's worker is */
  constructor(elkAddress: string) {
    this.view = {
      source: this.recorder,
      layouts: new Layouts(elkAddress, () => this.change({})),
      selected: undefined,
      past: undefined,
      tab: 'events',
      pane: 'actors',
      filter: { isOwn: false, kind: 'change', text: '' },
      problem: '',
      now: performance.now(),
    };
  }

  change(patch: Partial<View>): void {
    this.view = { ...this.view, ...patch, now: performance.now() };
    this.#listeners.forEach((listener) => listener());
  }

  /** Adds the descriptions that a package was released with. */
  describe(released: ChartDescriptions): void {
    this.recorder.describe(released);
    this.change({});
  }

  stop(): void {
    this.recorder.stop();
    this.view.layouts.stop();
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

/** An actor's state now or at the chosen row, and its context before it last changed. */
export function snapshotsOf(
  { source, past }: View,
  actor: ActorRow,
): { shown: SnapshotLike; before: unknown; row: LogRow | undefined } {
  const rows = source.rows.filter(
    ({ actor: key, snapshot, n }) => key === actor.key && snapshot && (past === undefined || n <= past),
  );
  const row = rows.at(-1);
  const shown = (past === undefined ? undefined : row?.snapshot) ?? actor.snapshot;
  return { shown, before: rows.findLast((each) => 'before' in each)?.before, row };
}

/** The last row of an actor that shows a transition, or an event that was refused or ignored. */
export function lastOutcome(
  { source, past }: View,
  { key }: ActorRow,
  row: LogRow | undefined,
): LogRow | undefined {
  const isShown = ({ actor, kind, refused = [], isIgnored }: LogRow) =>
    actor === key && (kind === 'transition' || refused.length > 0 || isIgnored);
  return past === undefined ? source.rows.findLast(isShown) : row && isShown(row) ? row : undefined;
}
