import { useSyncExternalStore } from 'react';

import { Layouts } from './layouts';
import { Recorder } from './record/recorder';
import type { ActorRow, LogKind, LogRow, SnapshotLike, Source } from './record/source';

export type Dock = 'below' | 'beside' | 'window';
export type Tab = 'events' | 'sequence' | 'context' | 'send' | 'coverage' | 'timeline';
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
  dock: Dock;
  /** Height below or width beside, in pixels. */
  size: number;
  /** Rows of the log: those of the chosen actor, and of one kind. */
  filter: { isOwn: boolean; kind: LogKind | 'change' | ''; text: string };
  showsHeat: boolean;
  /** The problem of an opened file. */
  problem: string;
  /** When this view was made (milliseconds since the document was opened). */
  now: number;
}

const MEMORY = 'school-statecharts';

/** Everything that the panel shows; components draw it anew when it changes. */
export class InspectorStore {
  readonly recorder = new Recorder(() => this.change(this.#latestActor()));
  view: View;
  readonly #listeners = new Set<() => void>();

  constructor() {
    this.view = {
      source: this.recorder,
      layouts: new Layouts(() => this.change({})),
      selected: undefined,
      past: undefined,
      tab: 'events',
      pane: 'actors',
      filter: { isOwn: false, kind: 'change', text: '' },
      showsHeat: false,
      problem: '',
      now: performance.now(),
      ...recall(),
    };
  }

  change(patch: Partial<View>): void {
    this.view = { ...this.view, ...patch, now: performance.now() };
    if ('dock' in patch || 'size' in patch) remember(this.view);
    this.#listeners.forEach((listener) => listener());
  }

  /** Until an actor is chosen: the machine that has changed last; the boot code is over by then. */
  #latestActor(): Partial<View> {
    if (this.view.selected !== undefined) return {};
    const machines = [...this.recorder.actors.values()].filter(({ chart, key }) => chart && key !== 'boot');
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

/** Where the panel was last; browsers that block storage forget it. */
function recall(): Pick<View, 'dock' | 'size'> {
  const first = { dock: 'below', size: Math.round(innerHeight * 0.5) } as const;
  try {
    const { dock, size } = JSON.parse(localStorage.getItem(MEMORY) ?? '{}') as Partial<View>;
    const isKnown = dock === 'below' || dock === 'beside';
    return { dock: isKnown ? dock : first.dock, size: typeof size === 'number' ? size : first.size };
  } catch {
    return first;
  }
}

function remember({ dock, size }: View): void {
  try {
    localStorage.setItem(MEMORY, JSON.stringify({ dock, size }));
  } catch {
    // storage is blocked: the panel opens as it does at first
  }
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

/** The last row of an actor that shows a transition, or an event that its guards refused. */
export function lastTransition(
  { source, past }: View,
  { key }: ActorRow,
  row: LogRow | undefined,
): LogRow | undefined {
  const isShown = (each: LogRow) =>
    each.actor === key && (each.kind === 'transition' || (each.refused?.length ?? 0) > 0);
  return past === undefined ? source.rows.findLast(isShown) : row && isShown(row) ? row : undefined;
}
