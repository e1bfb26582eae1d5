import type { SearchAnswer } from '@school/contract';
import type { CurrentFile } from '@school/server/generated/generator';
import { jsonHeaders } from '@school/server/http/cached-response';
import type { InTurn } from '@school/server/http/costs';
import { limitProblems } from '@school/server/http/limit-problems';
import type { FeatureSources } from '@school/server/plugins/feature';
import { withTimeout } from '@school/server/provider/upstream-cache';
import { momentAt } from '@school/server/settings/offsets-of';
import { BusyError } from '@school/server/work/busy-error';
import { dayAt, isoDay } from '@school/shared-deps/server';

import { factsNow } from './facts';
import { createFeeder } from './feeder';
import { readQuery } from './search-document';

/** The search over the site's pages, records and PDFs. */
export type SiteSearch = ReturnType<typeof openSearch>;

/** Visitors do not wait longer: the page then says that the search does not answer. */
const FIND_BUDGET_MS = 2_000;
const START_AFTER_MS = 5_000;
const nothing = { words: [], total: 0, results: [], answers: [], kinds: [], years: [], near: [] };

/** Opens the search; its index is filled in the background. */
export function openSearch(
  sources: Omit<FeatureSources, 'programs'> & { freshMs?: number },
  program?: string,
) {
  const {
    content,
    readNotice,
    config: { timeZone },
  } = sources;
  const { problem } = limitProblems(sources.log);
  const open = () => createFeeder({ ...sources, problem }, program);
  let feeder = open();
  let { childData } = content.current().profile;
  content.onChange(({ profile }) => {
    if (profile.childData !== childData) {
      // the index has names that the new policy may hide
      feeder.close();
      feeder = open();
    }
    childData = profile.childData;
    feeder.update();
  });
  // the first visitors come first; a search fills the index at once
  const start = setTimeout(() => feeder.update(), START_AFTER_MS).unref();

  return {
    /**
     * @param search `q` and `limit`, and `kind` and `year` where the visitor has chosen them.
     * @param inTurn the turns of its visitor; a page that searches has had its own
     */
    find: async (search: URLSearchParams, inTurn: InTurn = (work) => work()): Promise<SearchAnswer> => {
      const query = readQuery(search);
      const now = Date.now();
      const { profile } = content.current();
      const facts = factsNow(profile.schoolYear, momentAt(now, timeZone), readNotice()?.text);
      feeder.update();
      const ask = async () => feeder.find({ ...query, today: isoDay(dayAt(now, timeZone)), facts });
      const found = await withTimeout(inTurn(ask), FIND_BUDGET_MS).catch((error: unknown) => {
        if (!(error instanceof BusyError)) problem('the search does not answer', error);
        return undefined;
      });
      return found ?? { ...nothing, q: query.q, isDown: true };
    },
    /** The index as a file. */
    readFile: async (): Promise<CurrentFile> => {
      const { version, save } = await feeder.save();
      return { version, headers: jsonHeaders('no-cache'), generate: () => JSON.stringify(save()) };
    },
    close: () => {
      clearTimeout(start);
      feeder.close();
    },
  };
}
