import { existsSync, readFileSync } from 'node:fs';
import { relative } from 'node:path';

import {
  type ActorLogic,
  type ActorRefFrom,
  type AnyActor,
  type AnyMachineSnapshot,
  type AnyStateMachine,
  type ContextFrom,
  createActor,
  type EventFrom,
  type EventObject,
  type InputFrom,
  SimulatedClock,
  type Snapshot,
} from 'xstate';
import { adjacencyMapToArray, getAdjacencyMap, getShortestPaths } from 'xstate/graph';

import { createChartCoverage, statesOf } from './chart-coverage';
import { findChartMistakes, type MachineSource } from './chart-mistakes';
import { watchGuards } from './guard-answers';

/** The end of an invoked actor: an output or an error. */
type Outcome = { output: unknown } | { error: unknown };

interface ChartOptions<M extends AnyStateMachine> {
  /** Every event that can be sent to the machine, except its timers. */
  events: readonly EventFrom<M>[];
  /** Inputs to start from, by name. */
  starts?: Readonly<Record<string, () => InputFrom<M>>>;
  /** Outcomes of invoked actors, by name. The test replaces these actors and ends them as its path needs. */
  outcomes?: Readonly<Record<string, readonly Outcome[]>>;
  /** The part of the context that guards read; states that differ in it count as different. */
  distinguish?: (context: ContextFrom<M>) => unknown;
  /** Delivers an event to the running machine; by default it is sent. */
  deliver?: (event: EventFrom<M>, input: InputFrom<M>, actor: AnyActor) => void;
}

interface Path {
  title: string;
  events: readonly EventObject[];
  end: string;
}

/**
 * Writes a test for each transition of a chart, and for each one that a guard refuses. A real actor runs the
 * shortest path to it and must reach the target. The last tests fail for states and transitions that were
 * never reached, and for events without a step. They fail for guards that have not said both yes and no.
 * One test fails for each mistake that `findChartMistakes` finds.
 *
 * The paths come from `xstate/graph`. Beside it, the harness reads three internals of XState 5.33. These are
 * `_nodes` of a snapshot, `_transitions` of a microstep, and `_scheduledEvents` of a system.
 */
export function testEveryTransition<M extends AnyStateMachine>(machine: M, options: ChartOptions<M>): void {
  const { starts = { 'from the start': () => undefined as InputFrom<M> } } = options;
  const stubbed = stubActors(machine, Object.keys(options.outcomes ?? {}));
  const guards = watchGuards(stubbed);
  const coverage = createChartCoverage(guards.machine);

  describe.each(Object.entries(starts))('%s', (_, createInput) => {
    it.each(findPaths(stubbed, createInput(), options))('$title', ({ events, end }) => {
      const input = createInput();
      const clock = new SimulatedClock();
      const actor = createActor(guards.machine, { input, clock, inspect: coverage.inspect }).start();
      for (const event of events) {
        if (event.type.startsWith('xstate.')) driveInternal(actor, event, clock);
        else if (options.deliver) options.deliver(event as EventFrom<M>, input, actor);
        else actor.send(event);
      }
      expect(describeState(actor.getSnapshot() as AnyMachineSnapshot, options)).toBe(end);
      actor.stop();
    });
  });

  it('has a step for every event of the chart', () => {
    const steps = new Set<string>(options.events.map(({ type }) => type));
    expect(
      (machine.events as readonly string[]).filter((type) => !type.startsWith('xstate.') && !steps.has(type)),
    ).toEqual([]);
  });

  it('has a chart without mistakes', () => {
    expect(
      findChartMistakes(
        machine,
        options.events.map(({ type }) => type),
        readSource(),
      ),
    ).toEqual([]);
  });

  it('leaves no state and no transition out; `distinguish`, `outcomes` and `starts` lead to more', () => {
    expect(coverage.missed()).toEqual([]);
  });

  it('hears yes and no of every guard', () => {
    expect(guards.oneSided()).toEqual([]);
  });
}

/** The file beside the running test: `map.machine.ts` of `map.machine.test.ts`; else the test itself. */
function readSource(): MachineSource {
  const { testPath = '' } = expect.getState();
  const beside = testPath.replace(/\.test(?=\.tsx?$)/, '');
  const file = existsSync(beside) ? beside : testPath;
  return { file: relative(process.cwd(), file), text: readFileSync(file, 'utf8') };
}

function findPaths<M extends AnyStateMachine>(
  machine: AnyStateMachine,
  input: InputFrom<M>,
  options: ChartOptions<M>,
): Path[] {
  const events = [...options.events, ...timersOf(machine), ...settlementsOf(machine, options.outcomes ?? {})];
  const traversal = {
    input,
    events: (snapshot: AnyMachineSnapshot) => events.filter((event) => isTried(snapshot, event)),
    serializeState: (snapshot: AnyMachineSnapshot) => describeState(snapshot, options),
    serializeEvent: (event: EventObject) => String(events.indexOf(event)),
  };
  const model = machine as unknown as ActorLogic<AnyMachineSnapshot, EventObject, InputFrom<M>>;
  const ways = new Map(
    getShortestPaths<typeof model>(model, traversal).map(({ state, steps }) => [
      describeState(state, options),
      steps.slice(1).map(({ event }) => event),
    ]),
  );
  const edges = adjacencyMapToArray(getAdjacencyMap(model, traversal));
  // a machine can be at its end from the start
  if (edges.length === 0) return [...ways.keys()].map((end) => ({ title: end, events: [], end }));
  return edges.map(({ state, event, nextState }) => {
    const path = [...(ways.get(describeState(state, options)) ?? []), event];
    const title = `${path.map(describeEvent).join(', ')} → ${leavesOf(nextState)}`;
    return { title, events: path, end: describeState(nextState, options) };
  });
}

/** Whether the event has a transition in this state, even if its guard refuses it. */
function isTried({ status, _nodes }: AnyMachineSnapshot, { type }: EventObject): boolean {
  return status === 'active' && _nodes.some(({ transitions }) => transitions.has(type));
}

function describeState<M extends AnyStateMachine>(
  snapshot: AnyMachineSnapshot,
  { distinguish }: ChartOptions<M>,
): string {
  const read = distinguish?.(snapshot.context as ContextFrom<M>);
  return read === undefined ? leavesOf(snapshot) : `${leavesOf(snapshot)} ${JSON.stringify(read)}`;
}

function leavesOf({ _nodes }: AnyMachineSnapshot): string {
  const leaves = _nodes.filter(({ type }) => type === 'atomic' || type === 'final');
  // XState keeps them in the order in which they were entered
  return leaves
    .map(({ path }) => path.join('.'))
    .sort()
    .join(' + ');
}

function describeEvent({ type, ...payload }: EventObject): string {
  return [type.replace('xstate.', ''), ...Object.entries(payload).flatMap(describeDetail)].join(' ');
}

function describeDetail([name, value]: [string, unknown]): string[] {
  if (Array.isArray(value)) return [`${value.length} ${name}`];
  if (value instanceof Error) return [`${name} "${value.message}"`];
  return typeof value === 'string' || typeof value === 'number' ? [`${name} ${value}`] : [];
}

function timersOf(machine: AnyStateMachine): EventObject[] {
  return statesOf(machine).flatMap(({ after }) =>
    after.map(({ eventType }) => ({ type: eventType as string })),
  );
}

function settlementsOf(
  machine: AnyStateMachine,
  outcomes: Readonly<Record<string, readonly Outcome[]>>,
): EventObject[] {
  const invoked = statesOf(machine).flatMap(({ invoke }) => invoke);
  return invoked.flatMap(({ id, src }) =>
    (outcomes[typeof src === 'string' ? src : ''] ?? []).map((outcome) => ({
      type: `xstate.${'error' in outcome ? 'error' : 'done'}.actor.${id}`,
      ...outcome,
    })),
  );
}

function stubActors(machine: AnyStateMachine, names: readonly string[]): AnyStateMachine {
  return machine.provide({
    actors: Object.fromEntries(names.map((name) => [name, unsettledActor] as const)),
  });
}

/** Ends with the outcome that it is sent. */
const unsettledActor: ActorLogic<Snapshot<unknown>, EventObject & { outcome: Outcome }> = {
  transition: (snapshot, { type, outcome }) => {
    if (type !== 'outcome.decided') return snapshot;
    return 'error' in outcome
      ? { status: 'error', output: undefined, error: outcome.error }
      : { status: 'done', output: outcome.output, error: undefined };
  },
  getInitialSnapshot: () => ({ status: 'active', output: undefined, error: undefined }),
  getPersistedSnapshot: (snapshot) => snapshot,
};

type UnsettledRef = ActorRefFrom<typeof unsettledActor>;

/** Advances the timers, or ends the invoked actor, to cause an event of XState's own. */
function driveInternal(actor: AnyActor, event: EventObject, clock: SimulatedClock): void {
  if (event.type.startsWith('xstate.after.')) {
    const timers = Object.values(actor.system.getSnapshot()._scheduledEvents);
    const timer = timers.find((each) => each.event.type === event.type);
    if (!timer) throw new Error(`nothing is timed for ${event.type}`);
    clock.increment(timer.delay);
    return;
  }
  const id = event.type.replace(/^xstate\.(done|error)\.actor\./, '');
  const { children } = actor.getSnapshot() as { children: Record<string, UnsettledRef> };
  children[id]?.send({ type: 'outcome.decided', outcome: event as EventObject & Outcome });
}
