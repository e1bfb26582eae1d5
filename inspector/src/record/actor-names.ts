import type { ActorRefLike, AnyActorRef, AnyStateMachine } from 'xstate';

/** The machine that an actor runs, if it is one. */
export function machineOf(actor: ActorRefLike): AnyStateMachine | undefined {
  const { logic } = actor as { logic?: object };
  return logic && 'root' in logic ? (logic as AnyStateMachine) : undefined;
}

/** The name of an invoked actor's logic, or the id that its parent gave it. */
export function nameOf(ref: AnyActorRef): string {
  const { src } = ref as { src?: unknown };
  if (typeof src === 'string' && !src.startsWith('xstate.')) return src;
  if (ref.id !== ref.sessionId) return ref.id;
  return machineOf(ref)?.id ?? 'actor';
}
