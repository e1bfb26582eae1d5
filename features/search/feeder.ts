import path from 'node:path';

import { type Language, otherLanguages } from '@school/contract/languages';
import type { FeatureSources } from '@school/features/feature';
import { createDiskCache } from '@school/server/files/disk-cache';
import { steadyNow } from '@school/server/lib/steady-now';
import { dayAt, imagePath, isoDay } from '@school/shared-deps/server';

import { searchedLists } from './documents/record-documents';
import { createPdfReader } from './pdf-reader';
import type { SearchQuery } from './search-document';
import { openSearchThread } from './search-thread';
import { createSearchedSite, titlesIn } from './searched-site';

interface FeederOptions extends Pick<FeatureSources, 'gateway' | 'content' | 'releases' | 'config'> {
  /** The folder of programs. Without it PDFs are found by their titles, and the index is in this thread. */
  programs: string | undefined;
  problem: (message: string, error?: unknown) => void;
  /** Sources are looked at again after this time. */
  freshMs?: number;
}

const FRESH_MS = 5_000;
const LIST_BUDGET_MS = 6_000;
/** The space on the disk for texts of PDFs. */
const MAX_CACHE_BYTES = 64_000_000;
/** Of all PDFs, the newest first; those beyond are found by their titles. */
const MAX_LETTERS = 12_000_000;
/** An index that has ended is filled again after this time. */
const REST_MS = 60_000;
/** A PDF that cannot be had or read is tried again after this time, then after twice as long. */
const FIRST_RETRY_MS = 30_000;
const LONGEST_RETRY_MS = 3_600_000;

/** The index of a site, which is filled from its sources in the background. */
export function createFeeder(options: FeederOptions) {
  const { gateway, content, releases, config, programs, problem, freshMs = FRESH_MS } = options;
  /** The index has these sources, by their versions. */
  const versions = new Map<string, unknown>();
  /** The texts of PDFs' pages in their lines. */
  const texts = new Map<string, readonly string[]>();
  const failures = new Map<string, { until: number; pause: number }>();
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
  const reader =
    programs === undefined
      ? undefined
      : createPdfReader({ program: path.join(programs, 'read-pdf.js'), cache, signal });
  const report = (message: string) => (error: unknown) => {
    if (!signal.aborted) problem(message, error);
    return undefined;
  };
  const cannotFill = report('the search cannot be filled');
  const open = () => {
    versions.clear();
    if (programs === undefined) return { site: createSearchedSite(), end: () => undefined };
    const thread = openSearchThread(path.join(programs, 'search.js'));
    void thread.ended.then((error) => {
      if (signal.aborted) return;
      problem('the index of the search has ended', error);
      freshUntil = steadyNow() + REST_MS;
      index = open();
    });
    return thread;
  };
  let index = open();
  signal.addEventListener('abort', () => index.end());
  /** Puts a source into the index, unless the index has it. */
  const put = async (name: string, version: unknown, work: () => Promise<void>) => {
    if (signal.aborted || versions.get(name) === version) return;
    const { site } = index;
    await work();
    if (site === index.site) versions.set(name, version);
  };
  const putLists = async () => {
    const { pages, profile, search: words } = content.current();
    const { routes, languages } = releases.current();
    const { timeZone } = config;
    const today = dayAt(Date.now(), timeZone);
    const version = [content.version(), routes.length, isoDay(today)].join(' ');
    const titles = titlesIn(routes, languages);
    const source = { pages: routes, content: pages, profile, words, timeZone, today, titles };
    await put('site', version, () => index.site.setSite(source));
    const readLists = (language: Language) =>
      gateway.readAll(searchedLists, { language, budgetMs: LIST_BUDGET_MS });
    const lists = await readLists('en');
    const others = await Promise.all(
      otherLanguages.map(async (language) => ({ language, lists: await readLists(language) })),
    );
    for (const [at, list] of searchedLists.entries()) {
      const { version, body } = lists[at] ?? {};
      if (!Array.isArray(body)) continue;
      const translated = others.flatMap(({ language, lists }) => {
        const other = lists[at];
        return other && other.version !== version ? [{ language, ...other }] : [];
      });
      const versions = [version, ...translated.map((each) => each.version)].join(' ');
      const records = Object.fromEntries(translated.map((each) => [each.language, each.body as object[]]));
      await put(list, versions, () => index.site.setList(list, body, records));
    }
  };
  /** The texts of a PDF as it is; undefined where it cannot be had, or could not lately. */
  const readPdf = async (file: string): Promise<readonly string[] | undefined> => {
    const { until = 0, pause = FIRST_RETRY_MS } = failures.get(file) ?? {};
    if (until > steadyNow()) return undefined;
    const address = imagePath(file);
    const { withInitialsInPages } = content.current().withheld;
    const cannotRead = report(`the search cannot read a PDF: ${address}`);
    const pages = await reader?.read(gateway.hostOf(file), address).catch(cannotRead);
    if (pages) failures.delete(file);
    else failures.set(file, { until: steadyNow() + pause, pause: Math.min(2 * pause, LONGEST_RETRY_MS) });
    return pages && withInitialsInPages(pages);
  };
  const putPdfs = async () => {
    const files = await index.site.pdfs();
    for (const map of [texts, failures])
      for (const file of map.keys()) if (!files.includes(file)) map.delete(file);
    let room = MAX_LETTERS;
    for (const file of files) {
      // the provider's stay as they are
      const version = (await gateway.hostOf(file).stampOf?.(file)) ?? 1;
      if (signal.aborted) return;
      const pages = versions.get(file) === version ? texts.get(file) : await readPdf(file);
      if (!pages) continue;
      const letters = pages.reduce((sum, { length }) => sum + length, 0);
      const kept = letters <= room ? pages : [];
      if (letters <= room) room -= letters;
      else problem(`the search has too many texts of PDFs, this one by its title: ${file}`);
      texts.set(file, kept);
      await put(file, version, async () => index.site.setPdf(file, kept));
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
    pdfText: (file: string) => texts.get(file) ?? [],
    /** Undefined as long as there is no index. */
    find: async (query: SearchQuery) => {
      // the first searches of a server wait for its lists, and for no PDFs
      if (!versions.has('site')) await filling;
      return versions.has('site') ? index.site.find(query) : undefined;
    },
    /** The index as JSON, once it has all lists and PDFs, and a version of its own. */
    save: async () => {
      update();
      await filling;
      await reading;
      return { version: String([...versions]), toJson: async () => index.site.save() };
    },
    close: () => closing.abort(),
  };
}
