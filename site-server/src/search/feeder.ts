import path from 'node:path';

import { callOf, type Gateway } from '@school/gateway/gateway';
import { searchedLists } from '@school/search/documents/record-documents';
import { createPaperReader } from '@school/search/papers/paper-reader';
import type { SearchQuery } from '@school/search/search-document';
import type { Facts } from '@school/search/search-index';
import type { SearchJob, SearchJobOutput } from '@school/search/thread/messages';
import { createDiskCache } from '@school/server-core/disk-cache';
import { steadyNow } from '@school/server-core/steady-now';
import { createWorkThread } from '@school/server-core/work/work-thread';
import type { RouteData } from '@school/shared-deps';
import { resources, type SearchAnswer } from '@school/shared-deps/contract';
import { imagePath } from '@school/shared-deps/server';

import type { OwnContent } from '../content';

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
}

/** The index of a site, which is filled from its sources in the background. */
export interface SearchFeeder {
  /** @throws Error when it takes too long or too much memory, which ends the index */
  find: (query: SearchQuery, facts: Facts) => Promise<SearchAnswer | undefined>;
  close: () => void;
  /** Looks whether a source has changed since; the index answers in the meantime. */
  update: () => Promise<void>;
  /** Forgets all that may show pupils before it answers again: the policy for their data is another one. */
  forgetPupils: () => void;
}

/** Sources are looked at again after this time. */
const FRESH_MS = 5_000;
/** A long list is indexed within the time; searches come in between, so many at once. */
const THREAD_LIMITS = { timeoutMs: 60_000, maxMemoryMb: 320, maxAtOnce: 16, idleMs: Infinity };
const LIST_BUDGET_MS = 6_000;
const MAX_PAPERS = 2_000;
/** The space on the disk for texts of papers. */
const MAX_PAPER_BYTES = 64_000_000;
const listsOfPupils = searchedLists.filter((list) => resources[list].pupils !== 'none');

export function createFeeder(options: FeederOptions, programs: SearchPrograms): SearchFeeder {
  const { gateway, content, problem } = options;
  const sent = new Map<string, unknown>();
  const papers = createPaperReader({
    cache: createDiskCache({
      folder: path.join(options.cacheFolder, 'papers'),
      maxBytes: MAX_PAPER_BYTES,
      onProblem: (error) => problem('texts of papers cannot be kept on the disk', error),
    }),
    program: programs.papers,
  });
  const thread = createWorkThread<SearchJob, SearchJobOutput>({
    ...THREAD_LIMITS,
    file: programs.index,
    onEnd: () => sent.clear(),
  });
  let forgotten: Promise<unknown> = Promise.resolve();
  let running: Promise<void> | undefined;
  let sending: Promise<void> | undefined;
  let freshUntil = 0;
  let isClosed = false;

  /** Sends a source, unless the index has it. */
  const send = async (name: string, version: unknown, job: SearchJob) => {
    if (sent.get(name) === version || isClosed) return;
    await thread.run(job);
    sent.set(name, version);
  };
  const readPaper = async (file: string) => {
    const texts = await papers.read(gateway.hostOf(file), imagePath(file)).catch((error: unknown) => {
      problem(`the search cannot read a paper: ${file}`, error);
      return [];
    });
    if (texts) await send(`paper ${file}`, content.version(), { type: 'setPaper', paper: { file, texts } });
  };
  const sendLists = async () => {
    const site = siteOf(options);
    await send('site', `${content.version()} ${site.pages.length}`, { type: 'setSite', site });
    for (const list of searchedLists) {
      const entry = await gateway.cache.getWithin(callOf(list, gateway.schoolCode), LIST_BUDGET_MS);
      if (entry === undefined || entry === 'miss') continue;
      await send(list, entry.content, { type: 'setList', list, json: entry.content.json });
    }
  };
  const updateAll = async () => {
    await (sending = sendLists());
    const { papers: named = [] } = await thread.run({ type: 'papers' });
    for (const file of named.slice(0, MAX_PAPERS)) {
      if (sent.get(`paper ${file}`) !== content.version() && !isClosed) await readPaper(file);
    }
  };

  return {
    update: () => {
      if (running || isClosed || steadyNow() < freshUntil) return running ?? Promise.resolve();
      running = updateAll()
        .catch((error: unknown) => {
          if (!isClosed) problem('the search cannot be filled', error);
        })
        .finally(() => {
          running = undefined;
          freshUntil = steadyNow() + FRESH_MS;
        });
      return running;
    },
    forgetPupils: () => {
      for (const list of listsOfPupils) sent.delete(list);
      freshUntil = 0;
      forgotten = thread.run({ type: 'clear', lists: listsOfPupils }).catch(() => undefined);
    },
    find: async (query, facts) => {
      await forgotten;
      // the first searches of a server wait for its lists, and for no papers
      if (!sent.has('site')) await sending?.catch(() => undefined);
      return sent.has('site') && !isClosed
        ? (await thread.run({ type: 'find', query, facts })).answer
        : undefined;
    },
    close: () => {
      isClosed = true;
      papers.close();
      thread.end();
    },
  };
}

function siteOf({ routes, content, timeZone }: FeederOptions) {
  const { pages, profile, search } = content.current();
  return { pages: routes(), content: pages, profile, words: search, timeZone };
}
