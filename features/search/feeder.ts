import path from 'node:path';
import { setImmediate as nextRound } from 'node:timers/promises';

import { createDiskCache } from '@school/server/files/disk-cache';
import type { FeatureSources } from '@school/server/plugins/feature';
import { steadyNow } from '@school/server/work/steady-now';
import { dayAt, imagePath, isoDay } from '@school/shared-deps/server';

import { searchedLists } from './documents/record-documents';
import { createPdfReader } from './pdf-reader';
import type { SearchQuery } from './search-document';
import { createSearchedSite } from './searched-site';

interface FeederOptions extends Pick<FeatureSources, 'gateway' | 'content' | 'releases' | 'config'> {
  problem: (message: string, error?: unknown) => void;
  /** Sources are looked at again after this time. */
  freshMs?: number;
}

const FRESH_MS = 5_000;
const LIST_BUDGET_MS = 6_000;
/** The space on the disk for texts of PDFs. */
const MAX_CACHE_BYTES = 64_000_000;

/**
 * The index of a site, which is filled from its sources in the background.
 * @param program reads PDFs; without it, they are found by their titles
 */
export function createFeeder(options: FeederOptions, program: string | undefined) {
  const { gateway, content, releases, config, problem, freshMs = FRESH_MS } = options;
  const site = createSearchedSite();
  /** The index has these sources, by their versions. */
  const versions = new Map<string, unknown>();
  let filling: Promise<void> | undefined;
  let reading: Promise<void> | undefined;
  let freshUntil = 0;
  const cache = createDiskCache({
    folder: path.join(config.cacheFolder, 'pdfs'),
    maxBytes: MAX_CACHE_BYTES,
    onProblem: (error) => problem('texts of PDFs cannot be kept on the disk', error),
  });
  const closing = new AbortController();
  const { signal } = closing;
  const reader = program === undefined ? undefined : createPdfReader({ program, cache, signal });
  const report = (message: string) => (error: unknown) => {
    if (!signal.aborted) problem(message, error);
  };
  const cannotFill = report('the search cannot be filled');
  /** Puts a source into the index, unless the index has it. */
  const put = async (name: string, version: unknown, work: () => Promise<void>) => {
    if (signal.aborted || versions.get(name) === version) return;
    await work();
    versions.set(name, version);
  };
  const putLists = async () => {
    const { pages, profile, search: words } = content.current();
    const { routes } = releases.current();
    const { timeZone } = config;
    const today = dayAt(Date.now(), timeZone);
    const version = [content.version(), routes.length, isoDay(today)].join(' ');
    const source = { pages: routes, content: pages, profile, words, timeZone, today };
    await put('site', version, () => site.setSite(source));
    const lists = await gateway.readAll(searchedLists, LIST_BUDGET_MS);
    for (const [at, list] of searchedLists.entries()) {
      const { version, body } = lists[at] ?? {};
      if (Array.isArray(body)) await put(list, version, () => site.setList(list, body));
    }
  };
  const putPdfs = async () => {
    for (const file of site.pdfs()) {
      const host = gateway.hostOf(file);
      // the provider's stay as they are
      const version = (await host.stampOf?.(file)) ?? 1;
      if (signal.aborted || versions.get(file) === version) continue;
      const address = imagePath(file);
      const cannotRead = report(`the search cannot read a PDF: ${address}`);
      const pages = await reader?.read(host, address).catch(cannotRead);
      if (pages) await put(file, version, () => site.setPdf(file, pages));
    }
  };

  /** Looks whether a source has changed since; the index answers in the meantime. */
  const update = () => {
    if (filling || signal.aborted || steadyNow() < freshUntil) return;
    filling = putLists()
      .then(() => {
        // lists do not wait for PDFs, which may take minutes
        reading ??= putPdfs()
          .catch(cannotFill)
          .finally(() => {
            reading = undefined;
            reader?.rest();
          });
      }, cannotFill)
      .finally(() => {
        filling = undefined;
        freshUntil = steadyNow() + freshMs;
      });
  };

  return {
    update,
    pdfText: site.pdfText,
    /** Answers between requests of other visitors; undefined as long as there is no index. */
    find: async (query: SearchQuery) => {
      // the first searches of a server wait for its lists, and for no PDFs
      if (!versions.has('site')) await filling;
      await nextRound();
      return versions.has('site') ? site.find(query) : undefined;
    },
    /** The index for JSON, once it has all lists and PDFs, and a version of its own. */
    save: async () => {
      update();
      await filling;
      await reading;
      return { version: String([...versions]), toJson: () => JSON.stringify(site.save()) };
    },
    close: () => closing.abort(),
  };
}
