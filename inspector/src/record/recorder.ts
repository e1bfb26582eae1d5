import { actorRegistry, type RunningActor } from '@school/shared-deps/bundled';
import type {
  AnyActorRef,
  AnyEventObject,
  AnyStateMachine,
  InspectedEventEvent,
  InspectedMicrostepEvent,
  InspectionEvent,
} from 'xstate';

import { chartOf } from './chart';
import { type ChartDescriptions, withDescriptions } from './descriptions';
import { childName } from './names';
import { refusedEdges } from './refused-edges';
import type { ActorRow, LogRow, SnapshotLike, Source } from './source';
import { errorText } from './summary';
import { watchPage } from './watch-page';

/** The panel is drawn anew at most this often, however many events there are. */
const DRAW_EVERY_MS = 120;

/** The oldest rows of the log, and actors that have ended, are forgotten beyond these. */
export const MAX_ROWS = 2_000;
const MAX_ACTORS = 300;

/** A row before it is numbered; without a time it is of now. */
type NewRow = Omit<LogRow, 'n' | 'at'> & { at?: number };

/**
 * Records the registered actors and their children from the moment when it is started. The registry lists
 * actors that ran before. It leans on `_parent` of XState 5, and on `_transitions` of a microstep.
 */
export class Recorder implements Source {
  readonly actors = new Map<string, ActorRow>();
  rows: LogRow[] = [];
  #released: ChartDescriptions = {};
  readonly #systems = new Map<object, { unsubscribe: () => void }>();
  /** Event rows whose event has not been handled yet. */
  readonly #waiting = new WeakMap<object, LogRow>();
  readonly #changed: () => void;
  #count = 0;
  #stopWatching: (() => void) | undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(changed: () => void) {
    this.#changed = changed;
  }

  get address(): string {
    return location.pathname + location.search;
  }

  start(): void {
    const registry = actorRegistry();
    for (const running of registry.running) this.#attach(running);
    registry.onRegistered = (running) => this.#attach(running);
    this.#stopWatching = watchPage((row) => this.#log({ ...row, actor: '' }));
  }

  stop(): void {
    actorRegistry().onRegistered = undefined;
    for (const subscription of this.#systems.values()) subscription.unsubscribe();
    this.#systems.clear();
    this.#stopWatching?.();
    clearTimeout(this.#timer);
  }

  clear(): void {
    this.rows = [];
    this.#count = 0;
  }

  /** Gives all charts, now and later, the descriptions that the build has taken out of their machines. */
  describe(released: ChartDescriptions): void {
    this.#released = { ...this.#released, ...released };
    for (const row of this.actors.values()) if (row.chart) row.chart = withDescriptions(row.chart, released);
    this.#announce();
  }

  #attach({ section, name, actor }: RunningActor): void {
    this.#find(actor, section, name);
    const { system } = actor;
    if (this.#systems.has(system)) return;
    this.#systems.set(
      system,
      system.inspect((event) => this.#record(event, section)),
    );
  }

  /** Adds an actor that ran before, and its children. The log begins with the state that it is in. */
  #find(ref: AnyActorRef, section: string, name = nameOf(ref)): void {
    const known = this.actors.get(ref.sessionId);
    if (known) {
      known.name = name;
      return;
    }
    const snapshot = ref.getSnapshot() as SnapshotLike;
    const { key: actor } = this.#add(ref, section, name, snapshot);
    this.#log({ kind: 'actor', actor, name: 'found', snapshot });
    const children = Object.values((snapshot.children ?? {}) as Record<string, AnyActorRef>);
    for (const child of children) this.#find(child, section);
  }

  #add(ref: AnyActorRef, section: string, name: string, snapshot: SnapshotLike): ActorRow {
    const { sessionId: key, _parent: parent } = ref;
    const machine = machineOf(ref);
    const row: ActorRow = {
      key,
      section,
      name,
      ref,
      ...(parent && this.actors.has(parent.sessionId) && { parent: parent.sessionId }),
      ...(machine && { chart: withDescriptions(chartOf(machine).chart, this.#released) }),
      snapshot,
      since: performance.now(),
    };
    this.actors.set(key, row);
    const ended = [...this.actors.values()].find((each) => each.snapshot.status !== 'active');
    if (this.actors.size > MAX_ACTORS && ended) this.actors.delete(ended.key);
    return row;
  }

  #record(inspected: InspectionEvent, section: string): void {
    const ref = inspected.actorRef as AnyActorRef;
    // an actor that starts has no snapshot yet
    const row = this.actors.get(ref.sessionId) ?? this.#add(ref, section, nameOf(ref), { status: 'active' });
    switch (inspected.type) {
      case '@xstate.event':
        this.#recordEvent(row, inspected);
        break;
      case '@xstate.microstep':
        this.#recordTransitions(row, inspected);
        break;
      case '@xstate.action': {
        const { type: name, params: payload } = inspected.action;
        if (!name.startsWith('xstate.')) this.#log({ kind: 'action', actor: row.key, name, payload });
        break;
      }
      case '@xstate.actor':
        this.#log({ kind: 'actor', actor: row.key, name: 'started', snapshot: row.snapshot });
        break;
      case '@xstate.snapshot':
        this.#recordSnapshot(row, inspected.event, inspected.snapshot);
        break;
    }
  }

  #recordEvent(row: ActorRow, { event, sourceRef }: InspectedEventEvent): void {
    const { type, ...payload } = event;
    const from = this.actors.get(sourceRef?.sessionId ?? '')?.key;
    const added = this.#log({
      kind: 'event',
      actor: row.key,
      name: type,
      ...(from !== undefined && { from }),
      ...(Object.keys(payload).length > 0 && { payload }),
    });
    this.#waiting.set(event, added);
  }

  #recordTransitions(
    row: ActorRow,
    { actorRef, event, snapshot, _transitions: transitions }: InspectedMicrostepEvent,
  ): void {
    const machine = machineOf(actorRef);
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
    this.#log({
      kind: 'transition',
      actor: row.key,
      name: event.type,
      edges,
      refused,
      snapshot: row.snapshot,
      ...('error' in event && { payload: { error: event['error'] as unknown } }),
      ...(row.snapshot.context !== before && { before }),
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
    this.#log({
      kind: hasFailed ? 'error' : 'actor',
      actor: row.key,
      name: hasFailed ? errorText(snapshot.error) : snapshot.status,
      snapshot,
    });
  }

  #log(row: NewRow): LogRow {
    const added = { at: performance.now(), ...row, n: (this.#count += 1) };
    this.rows.push(added);
    if (this.rows.length > MAX_ROWS) this.rows.shift();
    this.#announce();
    return added;
  }

  #announce(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      // XState does not report a transition that throws
      for (const row of this.actors.values()) {
        const now = row.ref?.getSnapshot() as SnapshotLike | undefined;
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

/** The machine that an actor runs, if it is one. */
function machineOf(actor: object): AnyStateMachine | undefined {
  const { logic } = actor as { logic: object };
  return 'root' in logic ? (logic as AnyStateMachine) : undefined;
}

/** The name that its parent gives an actor, or the id of its machine. */
function nameOf(ref: AnyActorRef): string {
  return childName(ref) ?? machineOf(ref)?.id ?? ref.id;
}
