import { createSerialQueue } from '@school/server-core/work/queue';
import * as v from 'valibot';

const revisionSchema = v.object({
  /** Of the entry's content. */
  hash: v.string(),
  /** Grows with each change. */
  sequence: v.pipe(v.number(), v.integer()),
  /** When the last change was noticed (epoch milliseconds). */
  changedAt: v.pipe(v.number(), v.integer()),
});
export type Revision = v.InferOutput<typeof revisionSchema>;
const storeSchema = v.pipe(v.string(), v.parseJson(), v.array(v.tuple([v.string(), revisionSchema])));

/** The text in which revisions are kept over a restart, or shared with other servers. */
export interface RevisionStore {
  /** Undefined where there is none yet, or it cannot be read. */
  read: () => Promise<string | undefined>;
  write: (text: string) => Promise<void>;
}

/** Returns the revisions of entries by the hashes of their contents. */
export type Revise = (hashes: ReadonlyMap<string, string>) => Promise<ReadonlyMap<string, Revision>>;

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
  let last = new Map<string, Revision>();
  return (hashes) =>
    inTurn(async () => {
      if ([...hashes].every(([id, hash]) => last.get(id)?.hash === hash)) return last;
      const stored = v.safeParse(storeSchema, await store.read());
      const known = stored.success ? new Map(stored.output) : last;
      const latest = [...hashes].map(([id, hash]) => [id, reviseEntry(known.get(id), hash)] as const);
      const gone = [...known].filter(([id]) => !hashes.has(id));
      last = new Map([...latest, ...gone].slice(0, MAX_REVISIONS));
      if (latest.some(([id, revision]) => known.get(id) !== revision))
        await store.write(JSON.stringify([...last]));
      return last;
    });
}

function reviseEntry(before: Revision | undefined, hash: string): Revision {
  const now = Date.now();
  // servers notice a new entry within the same day
  if (before === undefined) return { hash, sequence: 0, changedAt: now - (now % DAY_MS) };
  if (before.hash === hash) return before;
  const minutes = Math.floor((now - BEGIN) / MINUTE_MS);
  return { hash, sequence: Math.max(before.sequence + 1, minutes), changedAt: now - (now % MINUTE_MS) };
}
