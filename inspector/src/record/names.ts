import { and, type AnyStateMachine, not, or, stateIn } from 'xstate';

/** A guard that is made of others, and how it asks them. */
interface CombinedGuard {
  check?: unknown;
  guards?: readonly unknown[];
  stateValue?: unknown;
}

/** They are known by how they ask: a build shortens their own names. */
const combinations = Object.entries({ and: and([]), or: or([]), not: not(''), stateIn: stateIn('') });

/** The name of a guard as its machine gives it; `and(isLoud, isOpen)` for one that is made of others. */
export function guardName(guard: unknown): string | undefined {
  if (guard === undefined) return undefined;
  const { check, guards, stateValue } = guard as CombinedGuard;
  const [combination] =
    combinations.find(([, made]) => check && check === (made as CombinedGuard).check) ?? [];
  if (combination === undefined) return typeOf(guard) + paramsText(guard);
  return `${combination}(${(guards ?? [stateValue]).map(guardName).join(', ')})`;
}

/** Constants that a guard is given, as in `hasProblem(invalid)`; params from the event say nothing. */
function paramsText(guard: unknown): string {
  const { params } = guard as { params?: unknown };
  if (typeof params !== 'object' || params === null) return '';
  const plain = Object.values(params).filter((value) =>
    ['string', 'number', 'boolean'].includes(typeof value),
  );
  return plain.length === 0 ? '' : `(${plain.join(', ')})`;
}

/**
 * Names of actions as their machine gives them; those by which XState starts and ends its timers are left
 * out.
 */
export function actionNames(actions: readonly unknown[]): string[] {
  return actions.filter((action) => !/^xstate\.(?:raise|cancel)$/.test(rawType(action))).map(typeOf);
}

function rawType(action: unknown): string {
  const { type } = action as { type?: unknown };
  return typeof type === 'string' ? type : '';
}

/** The id that a machine gives its child, or the name of the child's logic; undefined when it has neither. */
export function childName({ id, src }: { id: string; src: unknown }): string | undefined {
  // XState numbers the others: by their place in a state, or in the system
  if (!/^(?:\d+\.|x:)/.test(id)) return id;
  return typeof src === 'string' && !src.startsWith('xstate.') ? src : undefined;
}

/** JavaScript names a function without a name by the place where it is written. */
const places = ['', 'actions', 'entry', 'exit', 'guard'];

function typeOf(named: unknown): string {
  if (typeof named === 'string') return named;
  const { type, name } = named as { type?: unknown; name?: unknown };
  const found = [type, name].find((each) => typeof each === 'string' && !places.includes(each));
  return typeof found === 'string' ? found.replace(/^xstate\./, '') : 'inline';
}

const settlement = /^xstate\.(done|error|snapshot)\.actor\.(.*)$/;
const outcomes: Readonly<Record<string, string>> = { done: 'done', error: 'failed', snapshot: 'changed' };

/**
 * An event of XState's own in a reader's words; others as they are.
 * @param nameOf the name of an actor by its id
 */
export function eventText(event: string, nameOf: (id: string) => string | undefined): string {
  if (event === '') return 'always';
  const [, outcome = '', id = ''] = settlement.exec(event) ?? [];
  if (outcome !== '') return `${nameOf(id) ?? id} ${outcomes[outcome]}`;
  if (event.startsWith('xstate.done.state.')) return 'done';
  if (event === 'xstate.init') return 'started';
  const delay = delayOf(event);
  return delay === undefined ? event : `after ${isFigure(delay) ? duration(Number(delay)) : delay}`;
}

/** How long a named delay is, where that is a constant. */
export function delayText(machine: AnyStateMachine, event: string): string {
  const delay = delayOf(event);
  const delays = machine.implementations.delays as Record<string, unknown>;
  const length = delay === undefined ? undefined : delays[delay];
  return typeof length === 'number' ? ` (${duration(length)})` : '';
}

function delayOf(event: string): string | undefined {
  return /^xstate\.after\.([^.]+)\./.exec(event)?.[1];
}

const isFigure = (text: string) => /^\d+$/.test(text);

/** Milliseconds as a reader would say them. */
export function duration(ms: number): string {
  return ms < 1000 ? `${Math.round(ms)} ms` : `${Math.round(ms / 100) / 10} s`;
}
