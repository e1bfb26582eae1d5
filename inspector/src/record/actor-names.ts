import { childName } from '@school/shared-deps/charts';
import type { ActorRefLike, AnyActorRef, AnyStateMachine } from 'xstate';

/** The machine that an actor runs, if it is one. */
export function machineOf(actor: ActorRefLike): AnyStateMachine | undefined {
  const { logic } = actor as { logic?: object };
  return logic && 'root' in logic ? (logic as AnyStateMachine) : undefined;
}

/** The name that its parent gives an actor, or the id of its machine. */
export function nameOf(ref: AnyActorRef): string {
  return childName(ref as AnyActorRef & { src: unknown }) ?? machineOf(ref)?.id ?? ref.id;
}
