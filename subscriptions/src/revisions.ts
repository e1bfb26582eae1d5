import { createSerialQueue } from '@school/server-core/work/queue';

/** How often an entry has changed, and when the last change was noticed. */
export interface Revision {
  /** Of the entry's content. */
  hash: string;
  /** Grows with each change. */
  sequence: number;
  /** Epoch milliseconds. */
  changedAt: number;
}

/** Revisions by the ids of their entries. */
export type Revisions = ReadonlyMap<string, Revision>;

/** The text in which revisions are kept over a restart, or shared with other servers. */
export interface RevisionStore {
  /** Undefined where there is none yet, or it cannot be read. */
  read: () => Promise<string | undefined>;
  write: (text: string) => Promise<void>;
}

/** Returns the revisions of entries by the hashes of their contents. */
export type Revise = (hashes: ReadonlyMap<string, string>) => Promise<Revisions>;

const MINUTE_MS = 60_000;
const DAY_MS = 24 * 60 * MINUTE_MS;
/** From here on, minutes are counted. */
const BEGIN = Date.UTC(2026, 0, 1);
/** More are forgotten, those of entries that are gone first. */
const MAX_REVISIONS = 6_000;

/**
 * Knows what has changed since it last looked. A sequence is the minute of the change, counted from 2026.
 * So it grows although a store was emptied, and servers without a common store nearly agree.
 */
export function createRevise(store: RevisionStore): Revise {
  const inTurn = createSerialQueue();
  let last: Revisions = new Map();
  return (hashes) =>
    inTurn(async () => {
      const text = await store.read();
      const known = (text === undefined ? undefined : parse(text)) ?? last;
      last = reviseAt(Date.now(), known, hashes);
      if ([...hashes.keys()].some((id) => known.get(id) !== last.get(id))) await store.write(format(last));
      return last;
    });
}

function reviseAt(now: number, known: Revisions, hashes: ReadonlyMap<string, string>): Revisions {
  const minutes = Math.floor((now - BEGIN) / MINUTE_MS);
  const latest = [...hashes].map(([id, hash]): [string, Revision] => {
    const before = known.get(id);
    if (before?.hash === hash) return [id, before];
    // servers notice a new entry within the same day
    if (before === undefined) return [id, { hash, sequence: 0, changedAt: now - (now % DAY_MS) }];
    const sequence = Math.max(before.sequence + 1, minutes);
    return [id, { hash, sequence, changedAt: now - (now % MINUTE_MS) }];
  });
  const gone = [...known].filter(([id]) => !hashes.has(id));
  return new Map([...latest, ...gone].slice(0, MAX_REVISIONS));
}

function format(revisions: Revisions): string {
  return JSON.stringify(
    [...revisions].map(([id, { hash, sequence, changedAt }]) => [id, hash, sequence, changedAt]),
  );
}

/** Undefined for a text that is not of `format`. */
function parse(text: string): Revisions | undefined {
  try {
    const rows = (JSON.parse(text) as unknown[]).slice(0, MAX_REVISIONS);
    return new Map(rows.map(readRow));
  } catch {
    return undefined;
  }
}

function readRow(row: unknown): [string, Revision] {
  const [id, hash, sequence, changedAt] = row as unknown[];
  const isRow = typeof id === 'string' && typeof hash === 'string';
  if (!isRow || !Number.isInteger(sequence) || !Number.isInteger(changedAt))
    throw new Error('is no revision');
  return [id, { hash, sequence: Number(sequence), changedAt: Number(changedAt) }];
}
