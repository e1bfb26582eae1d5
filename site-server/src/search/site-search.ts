import { withTimeout } from '@school/gateway/upstream-cache';
import { readQuery } from '@school/search/search-document';
import { limitProblems } from '@school/server-core/limit-problems';
import type { Log } from '@school/server-core/log';
import { BusyError } from '@school/server-core/work/work-limit';
import type { SearchAnswer } from '@school/shared-deps/contract';
import { dayAt, isoDay } from '@school/shared-deps/server';

import { searchFacts } from './facts';
import { createFeeder, type FeederOptions, type SearchPrograms } from './feeder';

/** The search over the site's pages, records and papers. */
export interface SiteSearch {
  /** @param query `q`, and where the visitor has chosen them `kind` and `year`, and `limit` */
  find: (query: URLSearchParams) => Promise<SearchAnswer>;
  close: () => void;
}

/** Visitors do not wait longer: the page then says that the search does not answer. */
const FIND_BUDGET_MS = 2_000;
const START_AFTER_MS = 5_000;
const nothing = { words: [], total: 0, results: [], answers: [], kinds: [], years: [], near: [] };

/** Opens the search; its index is filled in the background. Without programs it never answers. */
export function openSearch(
  options: Omit<FeederOptions, 'problem'> & { log: Log },
  programs: SearchPrograms | undefined,
): SiteSearch {
  const { content, timeZone } = options;
  const { problem } = limitProblems(options.log);
  const feeder = programs && createFeeder({ ...options, problem }, programs);
  let { childData } = content.current().profile;
  content.onChange(({ profile }) => {
    if (profile.childData !== childData) feeder?.forgetPupils();
    childData = profile.childData;
    feeder?.update();
  });
  // the first visitors come first; a search fills the index at once
  setTimeout(() => feeder?.update(), START_AFTER_MS).unref();

  const answer = async (query: ReturnType<typeof readQuery>) => {
    const now = Date.now();
    const facts = searchFacts(content.current().profile, now, timeZone);
    return feeder?.find({ ...query, today: isoDay(dayAt(now, timeZone)), facts });
  };
  return {
    find: async (search) => {
      const query = readQuery(search);
      feeder?.update();
      const found = await withTimeout(answer(query), FIND_BUDGET_MS).catch((error: unknown) => {
        if (!(error instanceof BusyError)) problem('the search does not answer', error);
        return undefined;
      });
      return found ?? { ...nothing, q: query.q, isDown: true };
    },
    close: () => feeder?.close(),
  };
}
