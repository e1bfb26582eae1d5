import { type AnyActorRef, type AnyMachineSnapshot, enqueueActions } from 'xstate';

import type { PauseReason } from './rotation.machine';

/** Pauses a page's carousels while one of the actors `named` is in a state. */
export function pauseWhile(why: PauseReason, state: string, named: readonly string[]) {
  return enqueueActions(({ enqueue, self, system }) => {
    const isPaused = named.some(
      (name) => snapshotOf(system.get(name) as AnyActorRef)?.matches(state) ?? false,
    );
    const { children = {} } = (snapshotOf(self) ?? {}) as { children?: Record<string, AnyActorRef> };
    for (const child of Object.values(children)) {
      const { pauses } = (snapshotOf(child)?.context ?? {}) as { pauses?: readonly PauseReason[] };
      if (pauses && pauses.includes(why) !== isPaused)
        enqueue.sendTo(child, { type: 'pause.changed', why, isPaused });
    }
  });
}

function snapshotOf(actor: AnyActorRef | undefined): AnyMachineSnapshot | undefined {
  return actor?.getSnapshot() as AnyMachineSnapshot | undefined;
}
