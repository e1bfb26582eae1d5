import { createSerialQueue } from '@school/server-core/work/queue';
import type { ResourceName, SearchWords } from '@school/shared-deps/contract';

import { fileAddress } from '../documents/file-address';
import { pageDocuments, type SiteContent } from '../documents/page-documents';
import { recordDocuments } from '../documents/record-documents';
import type { SearchDocument } from '../search-document';
import { createSearchIndex } from '../search-index';
import { createVocabulary } from '../words/synonyms';

/** All that the index has besides records and papers. */
interface SearchSource extends SiteContent {
  words: SearchWords;
  timeZone: string;
}

export type SearchedSite = ReturnType<typeof createSearchedSite>;

/** A call of one of its functions, from another thread. */
export interface SearchCall {
  name: keyof SearchedSite;
  args: readonly unknown[];
}

/** The index of a site, which changes with its lists, its content and its papers. */
export function createSearchedSite() {
  const index = createSearchIndex();
  const texts = new Map<string, readonly string[]>();
  // changes come one after the other, searches in between
  const inTurn = createSerialQueue();
  let source: Pick<SearchSource, 'pages' | 'timeZone'> = { pages: [], timeZone: 'UTC' };
  let named: ReadonlyMap<string, SearchDocument> = new Map();

  const putPaper = async (file: string) => {
    const paper = named.get(file);
    await index.put(`paper ${file}`, paper ? paperDocuments(paper, file, texts.get(file) ?? []) : []);
    if (!paper) texts.delete(file);
  };
  const putPapers = async () => {
    named = index.papers();
    for (const file of [...texts.keys()]) await putPaper(file);
  };
  return {
    setSite: (next: SearchSource) =>
      inTurn(async () => {
        source = next;
        index.setVocabulary(createVocabulary(next.words));
        await index.put('pages', pageDocuments(next));
        await putPapers();
      }),
    /** @param json the list's records */
    setList: (list: ResourceName, json: Uint8Array) =>
      inTurn(async () => {
        const records = JSON.parse(Buffer.from(json).toString()) as object[];
        await index.put(list, recordDocuments(list, records, source));
        await putPapers();
      }),
    /** Forgets lists at once, and the papers that they name. */
    clear: (lists: readonly ResourceName[]) =>
      inTurn(async () => {
        for (const list of lists) await index.put(list, []);
        await putPapers();
      }),
    /** @param pages the texts of the paper's pages */
    setPaper: (file: string, pages: readonly string[]) =>
      inTurn(() => {
        texts.set(file, pages);
        return putPaper(file);
      }),
    /** Papers that documents name, the newest first. */
    papers: () => newestFirst([...named]),
    find: index.find,
    save: index.save,
  };
}

function newestFirst(papers: readonly [string, SearchDocument][]): string[] {
  return papers
    .toSorted(([, { date: one = '' }], [, { date: other = '' }]) => other.localeCompare(one))
    .map(([file]) => file);
}

/** The pages of a paper, under the title that names it. */
function paperDocuments(
  { kind, title, date, bytes }: SearchDocument,
  file: string,
  pages: readonly string[],
): SearchDocument[] {
  return pages.flatMap((text, at) => {
    const page = at + 1;
    const href = fileAddress(file, page);
    return text === '' || href === undefined
      ? []
      : [{ key: String(page), kind, title, text, href, date, file, bytes, page }];
  });
}
