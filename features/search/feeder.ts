import path from 'node:path';

import { createDiskCache } from '@school/server/files/disk-cache';
import type { FeatureSources } from '@school/server/plugins/feature';
import { steadyNow } from '@school/server/work/steady-now';

import { searchedLists } from './documents/record-documents';
import { createPdfFeeder, type SentPdf } from './pdf-feeder';
import { createPdfReader } from './pdfs/pdf-reader';
import type { SearchedSite } from './process/searched-site';
import { createWorkProcess } from './process/work-process';
import type { SearchQuery } from './search-document';

interface FeederOptions extends Pick<FeatureSources, 'gateway' | 'content' | 'releases' | 'config'> {
  problem: (message: string, error?: unknown) => void;
  /** Sources are looked at again after this time. */
  freshMs?: number;
}

const FRESH_MS = 5_000;
/** A long list is indexed within the time; searches come in between. */
const CALL_MS = 60_000;
const LIST_BUDGET_MS = 6_000;
/** The space on the disk for texts of PDFs. */
const MAX_PDF_BYTES = 64_000_000;

/**
 * The index of a site, which is filled from its sources in the background.
 * @param program of two processes: one has the index, the other reads PDFs
 */
export function createFeeder(options: FeederOptions, program: string) {
  const { gateway, content, releases, config, problem, freshMs = FRESH_MS } = options;
  /** The index has these sources, by their versions, and these PDFs. */
  const nothingSent = () => ({ sources: new Map<string, unknown>(), pdfs: new Map<string, SentPdf>() });
  let sent = nothingSent();
  let sending: Promise<void> | undefined;
  let reading: Promise<void> | undefined;
  let freshUntil = 0;
  let isClosed = false;
  const { call, end } = createWorkProcess<SearchedSite>({
    program,
    timeoutMs: CALL_MS,
    onEnd: () => (sent = nothingSent()),
  });
  const cache = createDiskCache({
    folder: path.join(config.cacheFolder, 'pdfs'),
    maxBytes: MAX_PDF_BYTES,
    onProblem: (error) => problem('texts of PDFs cannot be kept on the disk', error),
  });
  const reader = createPdfReader(program, cache);
  const feedPdfs = createPdfFeeder({
    gateway,
    reader,
    readNames: () => call('pdfs'),
    // a call would start the process again
    put: async (file, texts) => (isClosed ? undefined : call('setPdf', file, texts)),
    version: content.version,
    problem,
  });
  const cannotFill = (error: unknown) => {
    if (!isClosed) problem('the search cannot be filled', error);
  };
  /** Sends a source, unless the index has it. */
  const send = async (name: string, version: unknown, put: () => Promise<void>) => {
    const { sources } = sent;
    if (sources.get(name) === version || isClosed) return;
    if (name !== 'site' && !sources.has('site')) throw new Error('the process has begun anew');
    await put();
    sources.set(name, version);
  };
  const sendLists = async () => {
    const { pages, profile, search } = content.current();
    const { routes } = releases.current();
    const { timeZone } = config;
    const source = { pages: routes, content: pages, profile, words: search, timeZone };
    await send('site', `${content.version()} ${routes.length}`, () => call('setSite', source));
    const found = await gateway.readAll(searchedLists, LIST_BUDGET_MS);
    for (const [at, list] of searchedLists.entries()) {
      const resource = found[at];
      if (resource) await send(list, resource.version, () => call('setList', list, resource.json));
    }
  };
  /** Lists do not wait for PDFs, which may take minutes. The next look reads what has changed meanwhile. */
  const readPdfs = () => {
    const { pdfs } = sent;
    if (isClosed) return;
    reading ??= feedPdfs(pdfs, () => pdfs === sent.pdfs && !isClosed)
      .catch(cannotFill)
      .finally(() => {
        reading = undefined;
        return reader.pause();
      });
  };

  return {
    /** Looks whether a source has changed since; the index answers in the meantime. */
    update: () => {
      if (sending || isClosed || steadyNow() < freshUntil) return;
      sending = sendLists()
        .then(readPdfs, cannotFill)
        .finally(() => {
          sending = undefined;
          freshUntil = steadyNow() + freshMs;
        });
    },
    /** Begins with an empty index. */
    restart: () => {
      void end();
      freshUntil = 0;
    },
    /** @throws Error when it takes too long or too much memory, which ends the index */
    find: async (query: SearchQuery) => {
      // the first searches of a server wait for its lists, and for no PDFs
      if (!sent.sources.has('site')) await sending;
      return sent.sources.has('site') && !isClosed ? call('find', query) : undefined;
    },
    close: async () => {
      isClosed = true;
      await Promise.all([reader.close(), end()]);
    },
  };
}
