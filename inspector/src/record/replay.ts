import { type AnyEventObject, type AnyMachineSnapshot, type AnyStateMachine, transition } from 'xstate';

import { maskValue } from './mask';
import type { RecordedRun, RecordedState } from './recorded-run';

/** Browsers' timers are late, but hardly ever early (milliseconds). */
const EARLY_MS = 20;

/**
 * Sends the events of a run to a machine, which runs neither its actions nor its children. Its timers end by
 * the delays that the machine has now.
 * @returns the state after each event, and that of the end instead of the last one
 */
export function replay(machine: AnyStateMachine, { start, steps, until }: RecordedRun): RecordedState[] {
  const children = Object.fromEntries(start.children.map((id) => [id, { id }]));
  const config = { value: start.value, context: unmask(start.context) } as never;
  let snapshot = { ...machine.resolveState(config), children } as unknown as AnyMachineSnapshot;
  const timers = new Map<string, number>();
  const take = (event: AnyEventObject, at: number) => {
    const [next, actions] = transition(machine, snapshot, event);
    snapshot = next as AnyMachineSnapshot;
    for (const action of actions) noteTimer(action, at, timers);
  };
  const advance = (end: number) => {
    const [due] = [...timers].sort(([, one], [, other]) => one - other);
    if (!due || due[1] > end + EARLY_MS) return;
    timers.set(due[0], Infinity);
    take({ type: due[0] }, due[1]);
    advance(end);
  };
  const reached = steps.map(({ at, event }) => {
    advance(at);
    const isTimer = event.type.startsWith('xstate.after.');
    if (!isTimer || (!timers.has(event.type) && delayOf(snapshot, event.type) <= at)) take(event, at);
    return stateOf(snapshot);
  });
  advance(until);
  return [...reached.slice(0, -1), stateOf(snapshot)];
}

/** A timer that has ended or was cancelled stays known, without a time. */
function noteTimer(action: { type: string }, at: number, timers: Map<string, number>): void {
  const { type, params } = action as { type: string; params?: unknown };
  if (type === 'xstate.cancel') timers.set(params as string, Infinity);
  if (type !== 'xstate.raise') return;
  const { event, delay } = params as { event: AnyEventObject; delay?: number };
  if (delay !== undefined) timers.set(event.type, at + delay);
}

type Delay = number | ((args: { context: unknown; event: AnyEventObject }) => number);

/** The delay of a timer that began before the session did: it is not known when. */
function delayOf({ _nodes, machine, context }: AnyMachineSnapshot, type: string): number {
  const timer = _nodes.flatMap(({ after }) => after).find(({ eventType }) => eventType === type);
  const delays = machine.implementations.delays as Record<string, Delay>;
  const delay = delays[String(timer?.delay)] ?? (timer?.delay as Delay | undefined);
  return typeof delay === 'function' ? delay({ context, event: { type } }) : Number(delay);
}

function stateOf({ value, context, children }: AnyMachineSnapshot): RecordedState {
  return { value, context: maskValue(context), children: Object.keys(children as object) };
}

/** A value in place of one that was masked: of lists, their number is known. */
function unmask(masked: unknown): unknown {
  const [, length] = /^Array\((\d+)\)$/.exec(String(masked)) ?? [];
  if (length !== undefined) return Array.from({ length: Number(length) }, () => ({}));
  if (masked === null) return undefined;
  if (typeof masked !== 'object' || Array.isArray(masked)) return masked;
  return Object.fromEntries(Object.entries(masked).map(([name, part]) => [name, unmask(part)]));
}
