import { createSerialQueue } from '@school/server-core/work/queue';
import { fileUrl } from '@school/shared-deps/server';

import { pageDocuments } from '../documents/page-documents';
import { recordDocuments } from '../documents/record-documents';
import type { SearchDocument } from '../search-document';
import { createSearchIndex } from '../search-index';
import { createVocabulary } from '../words/synonyms';
import type { SearchedSite, SearchJob, SearchJobOutput } from './messages';

/** The index of a site, which changes with its lists, its content and its papers. */
export function createSearchedSite(): (job: SearchJob) => Promise<SearchJobOutput> {
  const index = createSearchIndex();
  const texts = new Map<string, readonly string[]>();
  // changes come one after the other, searches in between
  const inTurn = createSerialQueue();
  let site: Pick<SearchedSite, 'pages' | 'timeZone'> = { pages: [], timeZone: 'UTC' };

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
  const change = async (job: SearchJob) => {
    switch (job.type) {
      case 'setSite':
        site = job.site;
        index.setVocabulary(createVocabulary(job.site.words));
        await index.put('pages', pageDocuments(job.site));
        return putPapers();
      case 'setList': {
        const records = JSON.parse(Buffer.from(job.json).toString()) as object[];
        const paths = site.pages.map(({ path }) => path);
        const { timeZone } = site;
        await index.put(job.list, recordDocuments(job.list, records, { paths, timeZone }));
        return putPapers();
      }
      case 'clear':
        for (const list of job.lists) await index.put(list, []);
        return putPapers();
      case 'setPaper':
        texts.set(job.paper.file, job.paper.texts);
        return putPaper(job.paper.file);
    }
  };

  return async (job) => {
    if (job.type === 'find') return { answer: index.find(job.query, job.facts) };
    if (job.type === 'save') return { saved: index.save() };
    if (job.type === 'papers') return { papers: newestFirst([...named]) };
    await inTurn(() => change(job));
    return {};
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
  const address = fileUrl(file);
  if (address === undefined) return [];
  return pages.flatMap((text, at) => {
    const page = at + 1;
    const href = `${address}#page=${page}`;
    return text === '' ? [] : [{ key: String(page), kind, title, text, href, date, file, bytes, page }];
  });
}
