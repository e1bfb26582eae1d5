import { readFileSync } from 'node:fs';
import path from 'node:path';

import type { SearchAnswer } from '@school/contract';
import { type Language, languageOf } from '@school/contract/languages';
import type { Feature, FeatureSources } from '@school/features/feature';
import type { FileRequest, GeneratedFile } from '@school/server/derived/generator';
import { jsonHeaders } from '@school/server/http/cached-response';
import { cost, type Enqueue } from '@school/server/http/costs';
import { BusyError } from '@school/server/lib/busy-error';
import { limitProblems } from '@school/server/lib/limit-problems';
import { withTimeout } from '@school/server/lib/with-timeout';
import { createTrust } from '@school/server/plugins/monitoring';
import { inLanguage } from '@school/server/settings/language';
import { momentAt } from '@school/server/settings/offsets-of';
import { dayAt, isoDay } from '@school/shared-deps/server';

import { factsNow } from './facts';
import { createFeeder } from './feeder';
import { readQuery } from './search-document';
import { readDay } from './words/days';

/** Visitors do not wait longer: the page then says that the search does not answer. */
const FIND_BUDGET_MS = 2_000;
const START_AFTER_MS = 5_000;
/** More of a document is read in the document itself. */
const MAX_PAGES_READ = 10;
const nothing = { words: [], total: 0, results: [], answers: [], kinds: [], years: [], near: [] };

/** The results of a search, for suggestions and for the page of results. Exports have the index. */
export const search: Feature = (sources) => {
  const { find, readPdf, save, close } = openSearch(sources);
  return {
    find,
    readPdf,
    close,
    files: filesForExport(save, sources),
    plugin: (app, _options, done) => {
      app.get('/api/search', cost('search'), async ({ url, enqueue }, reply) => {
        const answer = await find(
          new URLSearchParams(url.slice(url.indexOf('?') + 1)),
          languageOf(url),
          enqueue,
        );
        return reply
          .code(answer.isDown === true ? 503 : 200)
          .header('cache-control', 'no-store')
          .send(answer);
      });
      done();
    },
  };
};

/** The index, for who exports the site, and the script by which browsers search it. */
function filesForExport(
  save: ReturnType<typeof openSearch>['save'],
  { config, programs }: Pick<FeatureSources, 'config' | 'programs'>,
): GeneratedFile[] {
  const isTrusted = createTrust(config);
  const readIndex = async (request: FileRequest) => {
    // it is large, and written anew for each
    if (!isTrusted(request)) return undefined;
    const { version, toJson: generate } = await save();
    return { version, headers: jsonHeaders('no-cache'), generate };
  };
  const readScript = () => ({
    version: 1,
    headers: { 'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-cache' },
    generate: () => programs && readFileSync(path.join(programs, 'browser/static-search.js')),
  });
  return [
    { address: '/search-index.json', read: readIndex },
    { address: '/static-search.js', read: readScript },
  ];
}

/** Opens the search; its index is filled in the background. */
export function openSearch(sources: Omit<FeatureSources, 'pictures'> & { freshMs?: number }) {
  const { content, readNotice, config } = sources;
  const { timeZone } = config;
  const { problem } = limitProblems(sources.log);
  const open = () => createFeeder({ ...sources, problem });
  let feeder = open();
  let known = content.current().policy;
  content.onChange(({ policy }) => {
    if (policy !== known) {
      // the index has names that the new policy may hide
      feeder.close();
      feeder = open();
    }
    known = policy;
    feeder.update();
  });
  // the first visitors come first; a search fills the index at once
  const start = setTimeout(() => feeder.update(), START_AFTER_MS).unref();

  return {
    /**
     * @param search `q` and `limit`, and `kind` and `year` where the visitor has chosen them.
     * @param enqueue the queue of its visitor; a page that searches has waited already
     */
    find: async (
      search: URLSearchParams,
      language: Language = 'en',
      enqueue: Enqueue = (work) => work(),
    ): Promise<SearchAnswer> => {
      const query = readQuery(search);
      const now = Date.now();
      const { profile } = content.current();
      const today = isoDay(dayAt(now, timeZone));
      const named = readDay(query.q, today)?.day;
      const facts = inLanguage(language, () =>
        factsNow(profile.schoolYear, momentAt(now, timeZone), readNotice(language)?.text, named),
      );
      feeder.update();
      const ask = async () => feeder.find({ ...query, language, today, facts });
      const found = await withTimeout(enqueue(ask), FIND_BUDGET_MS).catch((error: unknown) => {
        if (!(error instanceof BusyError)) problem('the search does not answer', error);
        return undefined;
      });
      return found ?? { ...nothing, q: query.q, isDown: true };
    },
    readPdf: (file: string) => {
      feeder.update();
      return feeder.pdfText(file).slice(0, MAX_PAGES_READ);
    },
    save: () => feeder.save(),
    close: () => {
      clearTimeout(start);
      feeder.close();
    },
  };
}
