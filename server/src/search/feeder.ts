import path from 'node:path';

import type { RouteData } from '@school/contract';
import { searchedLists } from '@school/search/documents/record-documents';
import { createPaperReader } from '@school/search/papers/paper-reader';
import type { SearchQuery } from '@school/search/search-document';
import type { SearchCall, SearchedSite } from '@school/search/thread/searched-site';
import { imagePath } from '@school/shared-deps/server';

import type { OwnContent } from '../content/own-content';
import { createDiskCache } from '../files/disk-cache';
import type { Gateway } from '../provider/gateway';
import { steadyNow } from '../upstream/steady-now';
import { createWorkThread } from '../work/work-thread';

/** Programs of threads. */
export interface SearchPrograms {
  index: string;
  papers: string;
}

export interface FeederOptions {
  gateway: Gateway;
  content: OwnContent;
  routes: () => readonly RouteData[];
  cacheFolder: string;
  timeZone: string;
  problem: (message: string, error?: unknown) => void;
  /** Sources are looked at again after this time. */
  freshMs?: number;
}

const FRESH_MS = 5_000;
/** A long list is indexed within the time; searches come in between, so many at once. */
const THREAD_LIMITS = { timeoutMs: 60_000, maxMemoryMb: 320, maxAtOnce: 16, idleMs: Infinity };
const LIST_BUDGET_MS = 6_000;
/** The space on the disk for texts of papers. */
const MAX_PAPER_BYTES = 64_000_000;

/** The index of a site, which is filled from its sources in the background. */
export function createFeeder(options: FeederOptions, programs: SearchPrograms) {
  const { gateway, content, routes, timeZone, problem, freshMs = FRESH_MS } = options;
  const sent = new Map<string, unknown>();
  const cache = createDiskCache({
    folder: path.join(options.cacheFolder, 'papers'),
    maxBytes: MAX_PAPER_BYTES,
    onProblem: (error) => problem('texts of papers cannot be kept on the disk', error),
  });
  const papers = createPaperReader(programs.papers, cache);
  const thread = createWorkThread<SearchCall, unknown>({
    ...THREAD_LIMITS,
    file: programs.index,
    onEnd: () => sent.clear(),
  });
  let running: Promise<void> | undefined;
  let sending: Promise<void> | undefined;
  let freshUntil = 0;
  let isClosed = false;

  const call = <N extends keyof SearchedSite>(name: N, ...args: Parameters<SearchedSite[N]>) =>
    thread.run({ name, args }) as Promise<Awaited<ReturnType<SearchedSite[N]>>>;
  /** Sends a source, unless the index has it. */
  const send = async (name: string, version: unknown, put: () => Promise<void>) => {
    if (sent.get(name) === version || isClosed) return;
    if (name !== 'site' && !sent.has('site')) throw new Error('the thread has begun anew');
    await put();
    sent.set(name, version);
  };
  const readPaper = async (file: string) => {
    const texts = await papers.read(gateway.hostOf(file), imagePath(file)).catch((error: unknown) => {
      problem(`the search cannot read a paper: ${file}`, error);
      return [];
    });
    if (texts) await send(`paper ${file}`, content.version(), () => call('setPaper', file, texts));
  };
  const sendLists = async () => {
    const { pages, profile, search } = content.current();
    const source = { pages: routes(), content: pages, profile, words: search, timeZone };
    await send('site', `${content.version()} ${source.pages.length}`, () => call('setSite', source));
    const found = await gateway.readAll(searchedLists, LIST_BUDGET_MS);
    for (const [at, list] of searchedLists.entries()) {
      const resource = found[at];
      if (resource) await send(list, resource.version, () => call('setList', list, resource.json));
    }
  };
  const updateAll = async () => {
    await (sending = sendLists());
    for (const file of isClosed ? [] : await call('papers')) {
      if (sent.get(`paper ${file}`) !== content.version() && !isClosed) await readPaper(file);
    }
  };

  return {
    /** Looks whether a source has changed since; the index answers in the meantime. */
    update: () => {
      if (running || isClosed || steadyNow() < freshUntil) return;
      running = updateAll()
        .catch((error: unknown) => {
          if (!isClosed) problem('the search cannot be filled', error);
        })
        .finally(() => {
          running = undefined;
          freshUntil = steadyNow() + freshMs;
        });
    },
    /** Begins with an empty index. */
    restart: () => {
      void thread.end();
      freshUntil = 0;
    },
    /** @throws Error when it takes too long or too much memory, which ends the index */
    find: async (query: SearchQuery) => {
      // the first searches of a server wait for its lists, and for no papers
      if (!sent.has('site')) await sending?.catch(() => undefined);
      return sent.has('site') && !isClosed ? call('find', query) : undefined;
    },
    close: async () => {
      isClosed = true;
      await Promise.all([papers.close(), thread.end()]);
    },
  };
}
