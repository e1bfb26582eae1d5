import type { Chart } from '@school/shared-deps/charts';

import type { Layout } from '../charts/layout';
import { maskAddress, maskText, maskValue } from './mask';
import type { ActorRow, Coverage, LogRow, SnapshotLike, Source } from './source';
import type { TimelineEntry } from './timeline';

const SESSION = 'school-statecharts-session';
const COVERAGE = 'school-statecharts-coverage';
const VERSION = 1;

type Counts = Record<string, Record<string, number>>;
type StoredSnapshot = Omit<SnapshotLike, 'context' | 'tags'> & { context: number; tags: string[] };

/** A recorded session as it is in a file; contexts are stored once, however many rows have the same. */
interface StoredSession {
  kind: typeof SESSION;
  version: typeof VERSION;
  recorded: string;
  address: string;
  dropped: number;
  charts: Chart[];
  layouts: Record<string, Layout>;
  contexts: unknown[];
  actors: (Omit<ActorRow, 'snapshot'> & { snapshot: StoredSnapshot })[];
  rows: (Omit<LogRow, 'snapshot' | 'before'> & { snapshot?: StoredSnapshot; before?: number })[];
  coverage: Counts;
  timeline: TimelineEntry[];
}

/** The file that `npm test` writes for each machine. */
export interface StoredCoverage {
  kind: typeof COVERAGE;
  version: typeof VERSION;
  charts: Chart[];
  coverage: Counts;
}

/** A recording that was opened, with the layouts that came with it. */
export interface OpenedFile {
  source: Source;
  layouts: ReadonlyMap<string, Layout>;
  isCoverage: boolean;
}

/** The session as text of one file; names, numbers and addresses of people are masked. */
export function exportSession(source: Source, layouts: ReadonlyMap<string, Layout>): string {
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
    ...(snapshot.error !== undefined && { error: maskValue(snapshot.error) }),
  });
  const session: StoredSession = {
    kind: SESSION,
    version: VERSION,
    recorded: new Date().toISOString(),
    address: maskAddress(source.address),
    dropped: source.dropped,
    charts: [...source.charts.values()],
    layouts: Object.fromEntries(layouts),
    actors: [...source.actors.values()].map((row) => ({ ...row, snapshot: store(row.snapshot) })),
    rows: source.rows.map(({ snapshot, before, ...row }) => ({
      ...row,
      name: row.kind === 'request' ? maskAddress(row.name) : maskText(row.name),
      ...('payload' in row && { payload: maskValue(row.payload) }),
      ...(snapshot && { snapshot: store(snapshot) }),
      ...(before !== undefined && { before: placeOf(before) }),
    })),
    contexts,
    timeline: source.timeline.map((entry) => ({ ...entry, name: maskText(entry.name) })),
    coverage: Object.fromEntries(
      [...source.coverage].map(([hash, counts]) => [hash, Object.fromEntries(counts)]),
    ),
  };
  return JSON.stringify(session);
}

/**
 * Opens a recorded session, or the coverage that `npm test` collects.
 * @throws when the text is neither
 */
export function openFile(text: string): OpenedFile {
  const stored = parse(text);
  if (stored?.version !== VERSION) throw new Error('This file is no recording of statecharts.');
  const charts = new Map(stored.charts.map((chart) => [chart.hash, chart]));
  const coverage: Coverage = new Map(
    Object.entries(stored.coverage).map(([hash, counts]) => [hash, new Map(Object.entries(counts))]),
  );
  const still = { isLive: false, charts, coverage, ...inert } as const;
  if (stored.kind === COVERAGE) {
    const source = {
      ...still,
      address: 'npm test',
      actors: actorsOf(charts),
      rows: [],
      dropped: 0,
      timeline: [],
    };
    return { source, layouts: new Map(), isCoverage: true };
  }
  const restore = ({ context, ...snapshot }: StoredSnapshot): SnapshotLike => ({
    ...snapshot,
    context: stored.contexts[context],
  });
  const source: Source = {
    ...still,
    address: stored.address,
    dropped: stored.dropped,
    timeline: stored.timeline,
    actors: new Map(stored.actors.map((row) => [row.key, { ...row, snapshot: restore(row.snapshot) }])),
    rows: stored.rows.map(({ snapshot, before, ...row }) => ({
      ...row,
      ...(snapshot && { snapshot: restore(snapshot) }),
      ...(before !== undefined && { before: stored.contexts[before] }),
    })),
  };
  return { source, layouts: new Map(Object.entries(stored.layouts)), isCoverage: false };
}

/** Methods that do nothing in a recording. */
const inert: Pick<Source, 'timersOf' | 'accepts' | 'send'> = {
  timersOf: () => [],
  accepts: () => false,
  send: () => undefined,
};

function parse(text: string): StoredSession | StoredCoverage | undefined {
  try {
    const stored = JSON.parse(text) as StoredSession | StoredCoverage | null;
    return stored?.kind === SESSION || stored?.kind === COVERAGE ? stored : undefined;
  } catch {
    return undefined;
  }
}

/** One actor in place of each machine that was tested. */
function actorsOf(charts: ReadonlyMap<string, Chart>): Map<string, ActorRow> {
  return new Map(
    [...charts.values()].map(({ id, hash }) => [
      hash,
      { key: hash, section: 'npm test', name: id, chart: hash, snapshot: { status: 'done' }, since: 0 },
    ]),
  );
}

/** Joins the files of several machines to one. */
export function joinFiles(opened: readonly OpenedFile[]): OpenedFile {
  const [first] = opened;
  if (!first || opened.length === 1 || !opened.every(({ isCoverage }) => isCoverage)) {
    if (!first) throw new Error('No file was chosen.');
    return first;
  }
  const join = <V>(pick: (source: Source) => ReadonlyMap<string, V>) =>
    new Map(opened.flatMap(({ source }) => [...pick(source)]));
  const source = {
    ...first.source,
    charts: join(({ charts }) => charts),
    actors: join(({ actors }) => actors),
    coverage: join(({ coverage }) => coverage),
  };
  return { ...first, source };
}
