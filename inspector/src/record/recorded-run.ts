import type { AnyEventObject } from 'xstate';

import type { SnapshotLike, Source } from './source';

/** A state as a session records it: people's data is masked. */
export interface RecordedState {
  value: unknown;
  context: unknown;
  /** Ids of its child actors. */
  children: readonly string[];
}

/** The events of one machine in a session. Times are milliseconds since the document was opened. */
export interface RecordedRun {
  start: RecordedState;
  steps: readonly { at: number; event: AnyEventObject; reached: RecordedState }[];
  until: number;
}

/**
 * The run of one actor in a recording.
 * @param key of the actor
 * @param until by default its end is when the session was exported
 */
export function recordedRun(source: Source, key: string, until = source.until ?? Infinity): RecordedRun {
  const own = source.rows.filter(({ actor, at, kind, name }) => {
    const isStep = kind === 'event' ? name !== 'xstate.stop' : name === 'found';
    return isStep && actor === key && at <= until;
  });
  const [start = { reached: stateOf({ status: '' }) }, ...steps] = own.map(
    ({ at, name, payload, snapshot = { status: '' } }) => ({
      at,
      event: { ...(payload as object | undefined), type: name },
      reached: stateOf(snapshot),
    }),
  );
  return { start: start.reached, steps, until };
}

function stateOf({ value, context, children = {} }: SnapshotLike): RecordedState {
  return { value, context, children: Object.keys(children) };
}
