import type { ResourceName, SearchWords } from '@school/contract';

import { fileAddress } from '../documents/file-address';
import { pageDocuments, type SiteContent } from '../documents/page-documents';
import { recordDocuments } from '../documents/record-documents';
import type { SearchDocument } from '../search-document';
import { createSearchIndex } from '../search-index';
import { periodAnswers } from '../words/school-answers';
import { createVocabulary } from '../words/synonyms';

/** All that the index has besides records and PDFs. */
interface SearchSource extends SiteContent {
  words: SearchWords;
  timeZone: string;
}

export type SearchedSite = ReturnType<typeof createSearchedSite>;

/** Records of a list; the memory of the process is limited, and no school has so many. */
const MAX_RECORDS = 2_000;

/** The index of a site, which changes with its lists, its content and its PDFs, one after the other. */
export function createSearchedSite() {
  const index = createSearchIndex();
  const texts = new Map<string, readonly string[]>();
  let source: Pick<SearchSource, 'pages' | 'timeZone'> = { pages: [], timeZone: 'UTC' };
  let named: ReadonlyMap<string, SearchDocument> = new Map();

  const putPdf = async (file: string) => {
    const pdf = named.get(file);
    await index.put(`pdf ${file}`, pdf ? pdfDocuments(pdf, file, texts.get(file) ?? []) : []);
    if (!pdf) texts.delete(file);
  };
  const putPdfs = async () => {
    named = index.pdfs();
    for (const file of [...texts.keys()]) await putPdf(file);
  };
  return {
    setSite: async (next: SearchSource) => {
      source = next;
      index.setVocabulary(createVocabulary(schoolWords(next)));
      await index.put('pages', pageDocuments(next));
      await putPdfs();
    },
    /** @param json the list's records */
    setList: async (list: ResourceName, json: Uint8Array) => {
      const records = JSON.parse(Buffer.from(json).toString()) as object[];
      await index.put(list, newest(recordDocuments(list, records, source)));
      await putPdfs();
    },
    /** @param pages the texts of the PDF's pages */
    setPdf: (file: string, pages: readonly string[]) => {
      texts.set(file, pages);
      return putPdf(file);
    },
    /** PDFs that documents name, the newest first. */
    pdfs: () => [...named].sort(([, one], [, other]) => byDate(one, other)).map(([file]) => file),
    find: index.find,
    save: index.save,
  };
}

/** The school's words for the search, with answers about its holidays and examinations. */
export function schoolWords({ words, profile }: Pick<SearchSource, 'words' | 'profile'>): SearchWords {
  const { holidays = [], examinations = [] } = profile.schoolYear ?? {};
  const answers = [
    ...periodAnswers(holidays, ['holiday', 'date'], '/Calendar'),
    ...periodAnswers(examinations, ['date'], '/Calendar'),
  ];
  return { ...words, answers: [...words.answers, ...answers] };
}

function newest(documents: SearchDocument[]): SearchDocument[] {
  return documents.length > MAX_RECORDS ? documents.sort(byDate).slice(0, MAX_RECORDS) : documents;
}

/** The newest is first. */
function byDate({ date: one = '' }: SearchDocument, { date: other = '' }: SearchDocument): number {
  return other.localeCompare(one);
}

/** The pages of a PDF, under the title that names it. */
function pdfDocuments(
  { kind, title, date, bytes, weight }: SearchDocument,
  file: string,
  pages: readonly string[],
): SearchDocument[] {
  return pages.flatMap((text, index) => {
    const page = index + 1;
    const href = fileAddress(file, page) ?? '';
    return text ? { key: String(page), kind, title, text, href, date, file, bytes, page, weight } : [];
  });
}
