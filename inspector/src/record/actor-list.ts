import { type Chart, chartOf } from '@school/shared-deps/charts';
import type { ActorRefLike, AnyActorRef } from 'xstate';

import { machineOf, nameOf } from './actor-names';
import { type ChartDescriptions, withDescriptions } from './descriptions';
import type { ActorRow, SnapshotLike } from './source';

/** Actors that have ended are forgotten beyond this. */
const MAX_ACTORS = 300;

/** Whether an actor ran before the inspector was opened, or has started since. */
export type Origin = 'found' | 'started';

interface Internals {
  _parent?: AnyActorRef;
  /** Undefined while the actor starts; `getSnapshot` throws then in XState's development build. */
  _snapshot?: Omit<SnapshotLike, 'children'> & { children?: Record<string, AnyActorRef> };
}

/**
 * The actors that are known, by their keys, and the charts of their machines. It leans on two internals of
 * XState 5, `_parent` and `_snapshot`.
 */
export class ActorList {
  readonly rows = new Map<string, ActorRow>();
  readonly charts = new Map<string, Chart>();
  readonly #refs = new Map<string, AnyActorRef>();
  readonly #keys = new WeakMap<ActorRefLike, string>();
  readonly #added: (row: ActorRow, origin: Origin) => void;
  #released: ChartDescriptions = {};
  #count = 0;

  /** @param added is called with each new actor, parents before their children */
  constructor(added: (row: ActorRow, origin: Origin) => void) {
    this.#added = added;
  }

  /** Adds an actor with the children that it has already. */
  add(ref: AnyActorRef, section: string, name: string, origin: Origin): ActorRow {
    const known = this.rowOf(ref);
    if (known) return Object.assign(known, { name });
    const key = `a${(this.#count += 1)}`;
    this.#keys.set(ref, key);
    this.#refs.set(key, ref);
    const machine = machineOf(ref);
    const { _parent: parent, _snapshot: snapshot } = ref as Internals;
    const row: ActorRow = {
      key,
      section,
      name,
      ...(parent && this.#keys.has(parent) && { parent: this.keyOf(parent) }),
      ...(machine && { chart: this.#addChart(chartOf(machine).chart) }),
      snapshot: snapshot ?? { status: 'active' },
      since: performance.now(),
    };
    this.rows.set(key, row);
    this.#added(row, origin);
    for (const child of Object.values(snapshot?.children ?? {}))
      this.add(child, section, nameOf(child), origin);
    this.#forgetEnded();
    return row;
  }

  rowOf(ref: ActorRefLike): ActorRow | undefined {
    return this.rows.get(this.keyOf(ref));
  }

  /** Key of an actor; empty for one that is not known. */
  keyOf(ref: ActorRefLike): string {
    return this.#keys.get(ref) ?? '';
  }

  refOf(key: string): AnyActorRef | undefined {
    return this.#refs.get(key);
  }

  /** The state of an actor now: XState reports none when a transition throws. */
  snapshotOf(key: string): SnapshotLike | undefined {
    return (this.#refs.get(key) as Internals | undefined)?._snapshot;
  }

  /** Adds a chart, and returns its hash. */
  #addChart(chart: Chart): string {
    if (!this.charts.has(chart.hash)) this.charts.set(chart.hash, withDescriptions(chart, this.#released));
    return chart.hash;
  }

  /** Gives all charts, now and later, the descriptions that the build has taken out of their machines. */
  describe(released: ChartDescriptions): void {
    this.#released = { ...this.#released, ...released };
    for (const [hash, chart] of this.charts) this.charts.set(hash, withDescriptions(chart, released));
  }

  #forgetEnded(): void {
    if (this.rows.size <= MAX_ACTORS) return;
    for (const [key, { snapshot }] of this.rows) {
      if (snapshot.status === 'active') continue;
      this.rows.delete(key);
      this.#refs.delete(key);
      return;
    }
  }
}
