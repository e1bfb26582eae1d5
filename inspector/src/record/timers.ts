import type { AnyActorRef } from 'xstate';

import type { Timer } from './source';

/** Delayed transitions of an actor that are on their way. */
export function timersOf(ref: AnyActorRef): Timer[] {
  return Object.values(ref.system.getSnapshot()._scheduledEvents)
    .filter(({ source }) => source === ref)
    .map(({ event, startedAt, delay }) => ({ event: event.type, left: startedAt + delay - Date.now() }));
}
