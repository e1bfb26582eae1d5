import { LRUCache } from 'lru-cache';

import type { Log } from '../log';

/** Counts the errors of rendering and logs each kind once. */
export interface RenderErrors {
  /** @param what the page, without what a visitor typed */
  add: (what: string, error: unknown) => void;
  count: () => number;
}

const MAX_REMEMBERED = 500;

export function createRenderErrors(log: Log): RenderErrors {
  const logged = new LRUCache<string, true>({ max: MAX_REMEMBERED });
  let count = 0;
  return {
    add: (what, error) => {
      count += 1;
      const key = `${what}: ${error instanceof Error ? error.message : String(error)}`;
      if (logged.has(key)) return;
      logged.set(key, true);
      log.problem(what, error);
    },
    count: () => count,
  };
}
