import type { ResourceName, SearchFact, SearchWords } from '@school/contract';

import { fileAddress } from './documents/file-address';
import { pageDocuments, type SiteContent } from './documents/page-documents';
import { recordDocuments } from './documents/record-documents';
import type { SearchDocument } from './search-document';
import { createSearchIndex } from './search-index';
import { periodAnswers, type SchoolAnswer } from './words/school-answers';
import { createVocabulary } from './words/synonyms';

/** All that the index has besides records and PDFs. */
interface SearchSource extends SiteContent {
  words: SearchWords;
  timeZone: string;
}

export type SearchedSite = ReturnType<typeof createSearchedSite>;

/** The index of a site, which changes with its lists, its content and its PDFs, one after the other. */
export function createSearchedSite() {
  const index = createSearchIndex();
  const texts = new Map<string, readonly string[]>();
  let source: Pick<SearchSource, 'pages' | 'timeZone'> = { pages: [], timeZone: 'UTC' };
  let named: ReadonlyMap<string, SearchDocument> = new Map();

  const putPdf = async (file: string) => {
    const pdf = named.get(file);
    await index.put(`pdf ${file}`, pdf ? pdfDocuments(pdf, file, texts.get(file) ?? []) : []);
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
    setList: async (list: ResourceName, records: readonly object[]) => {
      await index.put(list, recordDocuments(list, records, source));
      await putPdfs();
    },
    /** @param pages the texts of the PDF's pages */
    setPdf: (file: string, pages: readonly string[]) => {
      texts.set(file, pages);
      return putPdf(file);
    },
    /** PDFs that documents name, the newest first. */
    pdfs: () =>
      [...named]
        .sort(([, { date: one = '' }], [, { date: other = '' }]) => other.localeCompare(one))
        .map(([file]) => file),
    find: index.find,
    save: index.save,
  };
}

/** The school's words for the search, with answers from its profile. */
export function schoolWords({ words, profile }: Pick<SearchSource, 'words' | 'profile'>): SearchWords {
  const { phones, email, address, schoolYear } = profile;
  const { holidays = [], examinations = [] } = schoolYear ?? {};
  const known: Partial<Record<SearchFact, Partial<SchoolAnswer>>> = {
    telephone: { text: phones.join(', ') },
    email: { text: email },
    address: { text: address.join(', ') },
    nextHoliday: { dates: holidays },
    nextExamination: { dates: examinations },
  };
  const answers = [
    ...words.answers.map((answer) => ({ ...answer, ...(answer.fact && known[answer.fact]) })),
    ...periodAnswers(holidays, ['holiday', 'date'], '/Calendar'),
    ...periodAnswers(examinations, ['date'], '/Calendar'),
  ];
  return { ...words, answers };
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
