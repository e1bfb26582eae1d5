import { LRUCache } from 'lru-cache';

import type { Log } from '../../http/log';

/** Whose error it is. */
export interface ErrorSource {
  /** Folder of the section's package, such as `mf-gallery`. */
  section: string;
  version: string;
}

const MAX_REMEMBERED = 500;

/** Counts the errors of rendering and logs each kind once. */
export function createRenderErrors(log: Log) {
  const logged = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  const bySource = new LRUCache<string, ErrorSource & { count: number }>({ max: MAX_REMEMBERED });
  let count = 0;
  return {
    /** @param what the page, without what a visitor typed */
    add: (what: string, error: unknown, source: ErrorSource): void => {
      count += 1;
      const sourceKey = `${source.section}@${source.version}`;
      bySource.set(sourceKey, { ...source, count: (bySource.get(sourceKey)?.count ?? 0) + 1 });
      const key = `${what}: ${error instanceof Error ? error.message : String(error)}`;
      if (logged.has(key)) return;
      logged.set(key, true);
      log.problem(what, error);
    },
    count: () => count,
    /** How many errors the versions had that are remembered. */
    entries: () => [...bySource.values()],
  };
}
