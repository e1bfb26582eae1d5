import { type RunningActor, actorRegistry } from '@school/shared-deps/bundled';
import { activePaths, type Chart, chartOf, type ChartTable } from '@school/shared-deps/charts';
import type {
  ActorRefLike,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyStateMachine,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

import { machineOf, nameOf } from './actor-names';
import { refusedEdges } from './refused-edges';
import type { ActorRow, Coverage, LogRow, SnapshotLike, Source, Timer } from './source';
import { Timeline } from './timeline';
import { watchBoot } from './watch-boot';
import { watchPage } from './watch-page';

/** The log forgets its oldest rows beyond this. */
export const MAX_ROWS = 2_000;
/** Actors that have ended are forgotten beyond this. */
const MAX_ACTORS = 300;
/** The panel is drawn anew at most this often, however many events there are. */
const DRAW_EVERY_MS = 120;

/**
 * Records what the registered actors and their children do, from the moment it is started; actors that ran before are
 * found by the registry. It leans on two internals of XState 5: `_transitions` of a microstep and `_parent` of an actor.
 */
export class Recorder implements Source {
  readonly isLive = true;
  readonly actors = new Map<string, ActorRow>();
  readonly charts = new Map<string, Chart>();
  readonly coverage: Coverage = new Map();
  rows: LogRow[] = [];
  dropped = 0;
  isPaused = false;

  readonly #refs = new Map<string, AnyActorRef>();
  readonly #keys = new WeakMap<ActorRefLike, string>();
  readonly #systems = new Map<object, { unsubscribe: () => void }>();
  /** Event rows whose event has not been handled yet. */
  readonly #waiting = new WeakMap<object, LogRow>();
  readonly #changed: () => void;
  readonly #timeline = new Timeline();
  #count = 0;
  #timer: ReturnType<typeof setTimeout> | undefined;
  readonly #stops: (() => void)[] = [];

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get address(): string {
    return location.pathname + location.search;
  }

  get timeline() {
    return this.#timeline.entries;
  }

  /** @param boot the chart of the boot code, which comes first */
  start(boot?: ChartTable): void {
    if (boot) this.#addBoot(boot);
    const registry = actorRegistry();
    for (const running of registry.running) this.#attach(running);
    registry.onRegistered = (running) => this.#attach(running);
    this.#timeline.start();
    this.#stops.push(watchPage((row) => this.#push({ ...row, actor: '' })));
  }

  stop(): void {
    actorRegistry().onRegistered = undefined;
    for (const subscription of this.#systems.values()) subscription.unsubscribe();
    this.#systems.clear();
    this.#stops.forEach((stop) => stop());
    this.#timeline.stop();
    clearTimeout(this.#timer);
  }

  togglePause(): void {
    this.isPaused = !this.isPaused;
    this.#changed();
  }

  clear(): void {
    this.rows = [];
    this.dropped = 0;
    this.#changed();
  }

  send(key: string, event: { type: string }): void {
    this.#refs.get(key)?.send(event);
  }

  accepts(key: string, event: { type: string }): boolean {
    const snapshot = this.#refs.get(key)?.getSnapshot() as Partial<AnyMachineSnapshot> | undefined;
    return snapshot?.can?.(event) ?? false;
  }

  timersOf(key: string): Timer[] {
    const ref = this.#refs.get(key);
    if (!ref) return [];
    return Object.values(ref.system.getSnapshot()._scheduledEvents)
      .filter(({ source }) => source === ref)
      .map(({ event, startedAt, delay }) => ({ event: event.type, left: startedAt + delay - Date.now() }));
  }

  #addBoot(table: ChartTable): void {
    const { boot, stop } = watchBoot(table, (row) => {
      this.#push(row);
      this.#cover(boot.actor, row.edges);
    });
    this.charts.set(boot.chart.hash, boot.chart);
    this.actors.set(boot.actor.key, boot.actor);
    this.#stops.push(stop);
  }

  #attach({ section, name, actor }: RunningActor): void {
    this.#addActor(actor, section, name, 'found');
    const { system } = actor;
    if (this.#systems.has(system)) return;
    this.#systems.set(
      system,
      system.inspect((event) => this.#hear(event, section)),
    );
    this.#announce();
  }

  /** Adds an actor with the children that it has already; of those that are found the log has their first state. */
  #addActor(ref: AnyActorRef, section: string, name: string, how: 'found' | 'heard'): ActorRow {
    const known = this.actors.get(this.#keyOf(ref));
    if (known) return Object.assign(known, { name });
    const key = `a${(this.#count += 1)}`;
    this.#keys.set(ref, key);
    this.#refs.set(key, ref);
    const machine = machineOf(ref);
    const { _parent: parent } = ref as { _parent?: AnyActorRef };
    const snapshot = ref.getSnapshot() as
      (SnapshotLike & { children?: Record<string, AnyActorRef> }) | undefined;
    const row: ActorRow = {
      key,
      section,
      name,
      ...(parent && this.#keys.has(parent) && { parent: this.#keyOf(parent) }),
      ...(machine && { chart: this.#addChart(machine) }),
      snapshot: snapshot ?? { status: 'active' },
      since: performance.now(),
    };
    this.actors.set(key, row);
    this.#cover(row);
    if (how === 'found') this.#push({ kind: 'actor', actor: key, name: how, snapshot: row.snapshot });
    for (const child of Object.values(snapshot?.children ?? {}))
      this.#addActor(child, section, nameOf(child), how);
    this.#forgetEnded();
    return row;
  }

  #addChart(machine: AnyStateMachine): string {
    const { chart } = chartOf(machine);
    this.charts.set(chart.hash, chart);
    return chart.hash;
  }

  #forgetEnded(): void {
    if (this.actors.size <= MAX_ACTORS) return;
    for (const [key, { snapshot }] of this.actors) {
      if (snapshot.status === 'active') continue;
      this.actors.delete(key);
      this.#refs.delete(key);
      return;
    }
  }

  #keyOf(ref: ActorRefLike): string {
    return this.#keys.get(ref) ?? '';
  }

  #hear(inspected: InspectionEvent, section: string): void {
    const ref = inspected.actorRef as AnyActorRef;
    const row = this.actors.get(this.#keyOf(ref)) ?? this.#addActor(ref, section, nameOf(ref), 'heard');
    switch (inspected.type) {
      case '@xstate.event':
        this.#hearEvent(row, inspected.event, inspected.sourceRef);
        break;
      case '@xstate.microstep':
        this.#hearTransitions(row, ref, inspected.event, inspected._transitions, inspected.snapshot);
        break;
      case '@xstate.action':
        if (!inspected.action.type.startsWith('xstate.'))
          this.#push({
            kind: 'action',
            actor: row.key,
            name: inspected.action.type,
            payload: inspected.action.params,
          });
        break;
      case '@xstate.actor':
        this.#push({ kind: 'actor', actor: row.key, name: 'started', snapshot: row.snapshot });
        break;
      case '@xstate.snapshot':
        this.#hearSnapshot(row, inspected.event, inspected.snapshot);
        break;
    }
  }

  #hearEvent(row: ActorRow, event: AnyEventObject, from: ActorRefLike | undefined): void {
    const { type, ...payload } = event;
    const sender = from && this.#keyOf(from);
    const added = this.#push({
      kind: 'event',
      actor: row.key,
      name: type,
      ...(sender && { from: sender }),
      ...(Object.keys(payload).length > 0 && { payload }),
    });
    this.#waiting.set(event, added);
  }

  #hearTransitions(
    row: ActorRow,
    ref: AnyActorRef,
    event: AnyEventObject,
    transitions: readonly AnyTransitionDefinition[],
    snapshot: SnapshotLike,
  ): void {
    const machine = machineOf(ref);
    if (!machine) return;
    const { edgeOf } = chartOf(machine);
    const edges = transitions.flatMap((transition) => edgeOf.get(transition) ?? []);
    const refused = refusedEdges(row.snapshot, event.type, transitions, edgeOf);
    const heard = this.#waiting.get(event);
    if (transitions.length === 0 && heard) heard.refused = refused;
    row.snapshot = snapshot;
    if (edges.length === 0) return;
    row.since = performance.now();
    this.#cover(row, edges);
    this.#push({ kind: 'transition', actor: row.key, name: event.type, edges, refused, snapshot });
  }

  #hearSnapshot(row: ActorRow, event: AnyEventObject, snapshot: SnapshotLike): void {
    const heard = this.#waiting.get(event);
    if (heard) heard.snapshot = snapshot;
    this.#waiting.delete(event);
    const before = row.snapshot.status;
    row.snapshot = snapshot;
    if (before !== 'active' || snapshot.status === 'active') return;
    row.since = performance.now();
    const hasFailed = snapshot.status === 'error';
    this.#push({
      kind: hasFailed ? 'error' : 'actor',
      actor: row.key,
      name: hasFailed ? String(snapshot.error) : snapshot.status,
      snapshot,
    });
  }

  #cover(row: ActorRow, edges: readonly string[] = []): void {
    if (row.chart === undefined) return;
    const counts = this.coverage.get(row.chart) ?? new Map<string, number>();
    this.coverage.set(row.chart, counts);
    for (const id of [...edges, ...activePaths(row.snapshot.value)])
      counts.set(id, (counts.get(id) ?? 0) + 1);
  }

  #push(row: Omit<LogRow, 'n' | 'at'> & { at?: number }): LogRow {
    const added = { at: performance.now(), ...row, n: (this.#count += 1) };
    if (this.isPaused) return added;
    this.rows.push(added);
    // many at once: removing one at a time would move all others each time
    if (this.rows.length > MAX_ROWS * 1.25) {
      this.dropped += this.rows.length - MAX_ROWS;
      this.rows = this.rows.slice(-MAX_ROWS);
    }
    this.#announce();
    return added;
  }

  #announce(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      this.#changed();
    }, DRAW_EVERY_MS);
  }
}
