import type { AnyActorRef } from 'xstate';

/** The root of a system of actors that run in the browser, by who runs it. */
export interface RunningActor {
  /** Package name of a section, or `shell`. */
  section: string;
  name: string;
  actor: AnyActorRef;
}

interface ActorRegistry {
  running: Set<RunningActor>;
  /** Hears of each actor that is registered from now on. */
  onRegistered?: ((running: RunningActor) => void) | undefined;
}

const KEY = Symbol.for('school.actors');

/** Every copy of this code shares one registry. */
export function actorRegistry(): ActorRegistry {
  const shared = globalThis as Partial<Record<symbol, ActorRegistry>>;
  return (shared[KEY] ??= { running: new Set() });
}

/** Lets the inspector find the root of a system of actors, whenever it is opened. */
export function registerActor(running: RunningActor): void {
  const registry = actorRegistry();
  for (const each of registry.running) if (hasEnded(each)) registry.running.delete(each);
  registry.running.add(running);
  registry.onRegistered?.(running);
}

function hasEnded({ actor }: RunningActor): boolean {
  return (actor.getSnapshot() as { status: string }).status !== 'active';
}
