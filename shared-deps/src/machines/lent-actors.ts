import type { AnyActorRef } from 'xstate';

const lent = new Map<string, AnyActorRef>();

/** Leaves an actor that was started before its page's code was there, for the page to go on with. */
export function lendActor(name: string, actor: AnyActorRef): void {
  lent.set(name, actor);
}

/** An actor that was left under this name, once. */
export function takeActor<A extends AnyActorRef>(name: string): A | undefined {
  const actor = lent.get(name) as A | undefined;
  lent.delete(name);
  return actor;
}
