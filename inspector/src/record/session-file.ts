import type { Chart } from '@school/shared-deps/charts';

import { maskAddress, maskText, maskValue } from './mask';
import type { ActorRow, LogRow, SnapshotLike, Source } from './source';

const KIND = 'school-statecharts-session';
const VERSION = 1;

type StoredSnapshot = Omit<SnapshotLike, 'context' | 'tags' | 'children'> & {
  context: number;
  tags: string[];
  children?: string[];
};

/** A recorded session as it is in a file; contexts are stored once, however many rows have the same. */
interface StoredSession {
  kind: typeof KIND;
  version: typeof VERSION;
  recorded: string;
  address: string;
  until?: number;
  dropped: number;
  charts: Chart[];
  contexts: unknown[];
  actors: (Omit<ActorRow, 'snapshot'> & { snapshot: StoredSnapshot })[];
  rows: (Omit<LogRow, 'snapshot' | 'before'> & { snapshot?: StoredSnapshot; before?: number })[];
}

/** The session as text of one file; names, numbers and addresses of people are masked. */
export function exportSession(source: Source): string {
  const contexts: unknown[] = [];
  const places = new Map<unknown, number>();
  const placeOf = (context: unknown) => {
    const known = places.get(context);
    if (known !== undefined) return known;
    places.set(context, contexts.length);
    return contexts.push(maskValue(context)) - 1;
  };
  const store = (snapshot: SnapshotLike): StoredSnapshot => ({
    status: snapshot.status,
    value: snapshot.value,
    context: placeOf(snapshot.context),
    tags: [...(snapshot.tags ?? [])],
    children: Object.keys(snapshot.children ?? {}),
    ...(snapshot.error !== undefined && { error: maskValue(snapshot.error) }),
  });
  const session: StoredSession = {
    kind: KIND,
    version: VERSION,
    recorded: new Date().toISOString(),
    address: maskAddress(source.address),
    until: performance.now(),
    dropped: source.dropped,
    charts: [...source.charts.values()],
    actors: [...source.actors.values()].map((row) => ({
      ...row,
      name: maskText(row.name),
      snapshot: store(row.snapshot),
    })),
    rows: source.rows.map(({ snapshot, before, ...row }) => ({
      ...row,
      name: row.kind === 'request' ? maskAddress(row.name) : maskText(row.name),
      ...('payload' in row && { payload: maskValue(row.payload) }),
      ...(snapshot && { snapshot: store(snapshot) }),
      ...(before !== undefined && { before: placeOf(before) }),
    })),
    contexts,
  };
  return JSON.stringify(session);
}

/**
 * Opens a recorded session.
 * @throws when the text is none
 */
export function openSession(text: string): Source {
  const stored = parse(text);
  if (stored?.version !== VERSION) throw new Error('This file is no recording of statecharts.');
  const restore = ({ context, children = [], ...snapshot }: StoredSnapshot): SnapshotLike => ({
    ...snapshot,
    children: Object.fromEntries(children.map((id) => [id, {}])),
    context: stored.contexts[context],
  });
  return {
    isLive: false,
    address: stored.address,
    dropped: stored.dropped,
    ...(stored.until !== undefined && { until: stored.until }),
    charts: new Map(stored.charts.map((chart) => [chart.hash, chart])),
    actors: new Map(stored.actors.map((row) => [row.key, { ...row, snapshot: restore(row.snapshot) }])),
    rows: stored.rows.map(({ snapshot, before, ...row }) => ({
      ...row,
      ...(snapshot && { snapshot: restore(snapshot) }),
      ...(before !== undefined && { before: stored.contexts[before] }),
    })),
    timersOf: () => [],
    accepts: () => false,
    send: () => undefined,
  };
}

function parse(text: string): StoredSession | undefined {
  try {
    const stored = JSON.parse(text) as StoredSession | null;
    return stored?.kind === KIND ? stored : undefined;
  } catch {
    return undefined;
  }
}
