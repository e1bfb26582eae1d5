import { attempt } from '@school/shared-deps/bundled';

import { maskAddress, maskText, maskValue } from './mask';
import type { ActorRow, SnapshotLike, Source } from './source';

const KIND = 'school-statecharts-session';
const VERSION = 2;

/** A recorded session as it is in a file. */
interface StoredSession extends Omit<Source, 'actors'> {
  kind: typeof KIND;
  version: typeof VERSION;
  actors: readonly ActorRow[];
}

/** The session as text of one file; names, numbers and addresses of people are masked. */
export function exportSession({ address, actors, rows, until = performance.now() }: Source): string {
  const session: StoredSession = {
    kind: KIND,
    version: VERSION,
    address: maskAddress(address),
    until,
    actors: [...actors.values()].map((row) => ({
      ...row,
      name: maskText(row.name),
      ref: undefined,
      snapshot: maskSnapshot(row.snapshot),
    })),
    rows: rows.map((row) => ({
      ...row,
      name: row.kind === 'request' ? maskAddress(row.name) : maskText(row.name),
      ...('payload' in row && { payload: maskValue(row.payload) }),
      ...(row.snapshot && { snapshot: maskSnapshot(row.snapshot) }),
      ...(row.before !== undefined && { before: maskValue(row.before) }),
    })),
  };
  return JSON.stringify(session);
}

function maskSnapshot({ status, value, context, tags, children, error }: SnapshotLike): SnapshotLike {
  return {
    status,
    value,
    context: maskValue(context),
    tags: [...(tags ?? [])],
    children: Object.fromEntries(Object.keys(children ?? {}).map((id) => [id, {}])),
    ...(error !== undefined && { error: maskValue(error) }),
  };
}

/**
 * Opens a recorded session.
 * @throws when the text is none
 */
export function openSession(text: string): Source {
  const { kind, version, actors = [], ...session } = parse(text);
  if (kind !== KIND || version !== VERSION) throw new Error('This file is no recording of statecharts.');
  return { ...(session as Source), actors: new Map(actors.map((row) => [row.key, row])) };
}

function parse(text: string): Partial<StoredSession> {
  return attempt(() => JSON.parse(text) as StoredSession | null) ?? {};
}
