import { createWorkThread } from '@school/server-core/work/work-thread';
import type { ResourceName, SearchAnswer } from '@school/shared-deps/contract';

import type { SearchQuery } from './search-document';
import type { Facts } from './search-index';
import type { PaperText, SearchedSite, SearchJob, SearchJobOutput } from './thread/messages';

/** The index in its own thread, as the server uses it. */
export interface SearchClient {
  setSite: (site: SearchedSite) => Promise<unknown>;
  setList: (list: ResourceName, json: Uint8Array) => Promise<unknown>;
  clear: (lists: readonly ResourceName[]) => Promise<unknown>;
  setPaper: (paper: PaperText) => Promise<unknown>;
  papers: () => Promise<readonly string[]>;
  /** @throws Error when it takes too long or too much memory, which ends the index */
  find: (query: SearchQuery, facts: Facts) => Promise<SearchAnswer | undefined>;
  close: () => void;
}

/** A long list is indexed within it; searches come in between. */
const TIMEOUT_MS = 60_000;
const MAX_MEMORY_MB = 320;
/** Searches that are under way; the next ones wait, and those after them are refused. */
const MAX_AT_ONCE = 16;

/**
 * @param program of the thread
 * @param onEnd called when the index is lost, so that it is filled again
 */
export function createSearchClient(program: string, onEnd: () => void): SearchClient {
  const limits = { timeoutMs: TIMEOUT_MS, maxMemoryMb: MAX_MEMORY_MB, maxAtOnce: MAX_AT_ONCE };
  const options = { file: program, ...limits, idleMs: Infinity, onEnd };
  const thread = createWorkThread<SearchJob, SearchJobOutput>(options);
  return {
    setSite: (site) => thread.run({ type: 'setSite', site }),
    setList: (list, json) => thread.run({ type: 'setList', list, json }),
    clear: (lists) => thread.run({ type: 'clear', lists }),
    setPaper: (paper) => thread.run({ type: 'setPaper', paper }),
    papers: async () => (await thread.run({ type: 'papers' })).papers ?? [],
    find: async (query, facts) => (await thread.run({ type: 'find', query, facts })).answer,
    close: thread.end,
  };
}
