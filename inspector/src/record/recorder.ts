import { actorRegistry, type RunningActor } from '@school/shared-deps/bundled';
import { chartOf } from '@school/shared-deps/charts';
import type {
  ActorRefLike,
  AnyActorRef,
  AnyEventObject,
  AnyMachineSnapshot,
  AnyTransitionDefinition,
  InspectionEvent,
} from 'xstate';

import { ActorList, type Origin } from './actor-list';
import { machineOf, nameOf } from './actor-names';
import type { ChartDescriptions } from './descriptions';
import { Log } from './log';
import { refusedEdges } from './refused-edges';
import type { ActorRow, LogRow, SnapshotLike, Source, Timer } from './source';
import { errorText } from './summary';
import { watchPage } from './watch-page';

/** The panel is drawn anew at most this often, however many events there are. */
const DRAW_EVERY_MS = 120;

/**
 * Records the registered actors and their children from the moment when it is started. The registry lists
 * actors that ran before. It leans on an internal of XState 5: `_transitions` of a microstep.
 */
export class Recorder implements Source {
  readonly isLive = true;
  readonly #list = new ActorList((row, origin) => this.#begin(row, origin));
  readonly actors = this.#list.rows;
  readonly charts = this.#list.charts;
  readonly #log = new Log(() => this.#announce());
  readonly #systems = new Map<object, { unsubscribe: () => void }>();
  /** Event rows whose event has not been handled yet. */
  readonly #waiting = new WeakMap<object, LogRow>();
  readonly #changed: () => void;
  #stopWatching: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get address(): string {
    return location.pathname + location.search;
  }

  get rows() {
    return this.#log.rows;
  }

  get dropped() {
    return this.#log.dropped;
  }

  start(): void {
    const registry = actorRegistry();
    for (const running of registry.running) this.#attach(running);
    registry.onRegistered = (running) => this.#attach(running);
    this.#stopWatching = watchPage((row) => this.#log.add({ ...row, actor: '' }));
  }

  stop(): void {
    actorRegistry().onRegistered = undefined;
    for (const subscription of this.#systems.values()) subscription.unsubscribe();
    this.#systems.clear();
    this.#stopWatching?.();
    clearTimeout(this.#timer);
  }

  clear(): void {
    this.#log.clear();
    this.#changed();
  }

  /** Gives the charts the descriptions that the build has taken out of their machines. */
  describe(released: ChartDescriptions): void {
    this.#list.describe(released);
  }

  send(key: string, event: { type: string }): void {
    this.#list.refOf(key)?.send(event);
  }

  accepts(key: string, event: { type: string }): boolean {
    const snapshot = this.#list.refOf(key)?.getSnapshot() as Partial<AnyMachineSnapshot> | undefined;
    return snapshot?.can?.(event) ?? false;
  }

  timersOf(key: string): Timer[] {
    const ref = this.#list.refOf(key);
    const timers = Object.values(ref?.system.getSnapshot()._scheduledEvents ?? {});
    return timers
      .filter(({ source }) => source === ref)
      .map(({ event, startedAt, delay }) => ({ event: event.type, left: startedAt + delay - Date.now() }));
  }

  #attach({ section, name, actor }: RunningActor): void {
    this.#list.add(actor, section, name, 'found');
    const { system } = actor;
    if (this.#systems.has(system)) return;
    this.#systems.set(
      system,
      system.inspect((event) => this.#record(event, section)),
    );
    this.#announce();
  }

  /** Of an actor that is found the log has its first state. */
  #begin(row: ActorRow, origin: Origin): void {
    if (origin === 'found')
      this.#log.add({ kind: 'actor', actor: row.key, name: origin, snapshot: row.snapshot });
  }

  #record(inspected: InspectionEvent, section: string): void {
    const ref = inspected.actorRef as AnyActorRef;
    const row = this.#list.rowOf(ref) ?? this.#list.add(ref, section, nameOf(ref), 'started');
    switch (inspected.type) {
      case '@xstate.event':
        this.#recordEvent(row, inspected.event, inspected.sourceRef);
        break;
      case '@xstate.microstep':
        this.#recordTransitions(row, ref, inspected.event, inspected._transitions, inspected.snapshot);
        break;
      case '@xstate.action':
        if (!inspected.action.type.startsWith('xstate.'))
          this.#log.add({
            kind: 'action',
            actor: row.key,
            name: inspected.action.type,
            payload: inspected.action.params,
          });
        break;
      case '@xstate.actor':
        this.#log.add({ kind: 'actor', actor: row.key, name: 'started', snapshot: row.snapshot });
        break;
      case '@xstate.snapshot':
        this.#recordSnapshot(row, inspected.event, inspected.snapshot);
        break;
    }
  }

  #recordEvent(row: ActorRow, event: AnyEventObject, from: ActorRefLike | undefined): void {
    const { type, ...payload } = event;
    const sender = from && this.#list.keyOf(from);
    const added = this.#log.add({
      kind: 'event',
      actor: row.key,
      name: type,
      ...(sender && { from: sender }),
      ...(Object.keys(payload).length > 0 && { payload }),
    });
    this.#waiting.set(event, added);
  }

  #recordTransitions(
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
    const logged = this.#waiting.get(event);
    if (transitions.length === 0 && logged) markUntaken(row, logged, refused);
    const { context: before } = row.snapshot;
    row.snapshot = snapshot;
    if (edges.length === 0) return;
    row.since = performance.now();
    this.#log.add({
      kind: 'transition',
      actor: row.key,
      name: event.type,
      edges,
      refused,
      snapshot,
      ...('error' in event && { payload: { error: event['error'] as unknown } }),
      ...(snapshot.context !== before && { before }),
    });
  }

  #recordSnapshot(row: ActorRow, event: AnyEventObject, snapshot: SnapshotLike): void {
    const logged = this.#waiting.get(event);
    if (logged) logged.snapshot = snapshot;
    this.#waiting.delete(event);
    this.#recordEnd(row, snapshot);
  }

  #recordEnd(row: ActorRow, snapshot: SnapshotLike): void {
    const before = row.snapshot.status;
    row.snapshot = snapshot;
    if (before !== 'active' || snapshot.status === 'active') return;
    row.since = performance.now();
    const hasFailed = snapshot.status === 'error';
    this.#log.add({
      kind: hasFailed ? 'error' : 'actor',
      actor: row.key,
      name: hasFailed ? errorText(snapshot.error) : snapshot.status,
      snapshot,
    });
  }

  #announce(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      for (const row of this.actors.values()) {
        const now = this.#list.snapshotOf(row.key);
        if (now?.status === 'error') this.#recordEnd(row, now);
      }
      this.#changed();
    }, DRAW_EVERY_MS);
  }
}

/** XState's own events may go unanswered: an actor's end, for one. */
function markUntaken(row: ActorRow, logged: LogRow, refused: readonly string[]): void {
  logged.refused = refused;
  if (refused.length > 0 || logged.name.startsWith('xstate.')) return;
  logged.isIgnored = true;
  row.ignored = (row.ignored ?? 0) + 1;
}
