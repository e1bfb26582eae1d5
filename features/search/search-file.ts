import { resourcePath, type RouteData } from '@school/contract';
import type { Content } from '@school/server/content/load';
import type { PageData } from '@school/shared-deps';

import type { SearchFile } from './browser';
import { searchedLists } from './documents/record-documents';
import { searchFacts } from './facts';
import { createPdfFeeder } from './pdf-feeder';
import { createPdfReader } from './pdfs/pdf-reader';
import { createSearchedSite, schoolWords, type SearchedSite } from './process/searched-site';

export interface SearchSources {
  url: string;
  routes: readonly RouteData[];
  /** Lists as the site answers them, by their address, without what it hides of pupils. */
  lists: ReadonlyMap<string, string>;
  content: Pick<Content, 'pages' | 'profile' | 'search'>;
  data: Pick<PageData, 'site' | 'now'>;
  /** The program of a process that reads PDFs. */
  program: string;
}

/** The texts of PDFs have so much room in the index, which a phone downloads at its first search. */
const MAX_TEXTS_LENGTH = 4_000_000;
const TIMEOUT_MS = 30_000;

/** Makes the index that browsers search, of pages, records and PDFs; the newest PDFs come first. */
export async function makeSearchFile(of: SearchSources): Promise<{ json: string; left: string[] }> {
  const { routes, lists, content, data } = of;
  const { timeZone, code } = data.site;
  const site = createSearchedSite();
  const { pages, profile, search } = content;
  await site.setSite({ pages: routes, content: pages, profile, words: search, timeZone });
  for (const list of searchedLists) {
    const text = lists.get(resourcePath(list, code));
    if (text !== undefined) await site.setList(list, Buffer.from(text));
  }
  const left = await readPdfs(of, site);
  const facts = searchFacts(profile, data.now, timeZone);
  const vocabulary = schoolWords({ words: search, profile });
  const answers = vocabulary.answers.flatMap(({ fact, ...answer }) => {
    if (fact === undefined) return answer;
    const text = facts[fact];
    return text ? [{ ...answer, text }] : [];
  });
  const file: SearchFile = { index: site.save(), vocabulary: { ...vocabulary, answers } };
  return { json: JSON.stringify(file), left };
}

async function readPdfs({ url, program }: SearchSources, site: SearchedSite): Promise<string[]> {
  const left: string[] = [];
  const reader = createPdfReader(program);
  const feed = createPdfFeeder({
    gateway: { hostOf: () => ({ url, timeoutMs: TIMEOUT_MS }) },
    reader,
    readNames: () => Promise.resolve(site.pdfs()),
    put: site.setPdf,
    version: () => url,
    problem: (...problem) => left.push(problem.join(': ')),
    maxLength: MAX_TEXTS_LENGTH,
  });
  await feed(new Map(), () => true);
  await reader.close();
  return left;
}
