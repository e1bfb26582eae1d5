import { isDeepStrictEqual } from 'node:util';

import type { ResourceName, SearchFact, SearchWords } from '@school/contract';
import { formatHours, hoursOn } from '@school/server/derived/describe-day';
import { inLanguage } from '@school/server/settings/language';
import { texts } from '@school/server/settings/texts';
import { type Day, fileUrl, joinLines } from '@school/shared-deps/server';

import { pageDocuments, type SiteContent } from './documents/page-documents';
import { recordDocuments } from './documents/record-documents';
import { texts as own } from './documents/texts';
import { texts as hi } from './documents/texts.hi';
import { texts as pa } from './documents/texts.pa';
import { byDate, type SearchDocument, type SearchQuery } from './search-document';
import { createSearchIndex } from './search-index';
import { periodAnswers, type SchoolAnswer } from './words/school-answers';

/** All that the index has besides records and PDFs. */
interface SearchSource extends SiteContent {
  words: SearchWords;
  timeZone: string;
  today: Day;
}

/** Records of a list, and PDFs of all lists; memory is limited, and no school has so many. */
const MAX_NEWEST = 2_000;

const translation = { english: own, hi, pa };

export type SearchedSite = ReturnType<typeof createSearchedSite>;

/** The index of a site, which changes with its lists, its content and its PDFs, one after the other. */
export function createSearchedSite() {
  const index = createSearchIndex();
  let source: Pick<SearchSource, 'pages' | 'timeZone'> = { pages: [], timeZone: 'UTC' };
  let named: ReadonlyMap<string, SearchDocument> = new Map();

  const sourceOf = (file: string) => `pdf ${file}`;
  /** PDFs that have another name, or none any more, are put again under that one. */
  const putPdfs = async () => {
    const before = named;
    named = index.pdfs();
    for (const [file, pdf] of before) {
      const next = named.get(file);
      if (isDeepStrictEqual(pdf, next)) continue;
      const pages = index.documents(sourceOf(file));
      await index.put(sourceOf(file), next ? pages.map((page) => ({ ...page, ...nameOf(next) })) : []);
    }
  };
  return {
    setSite: async (next: SearchSource) => {
      source = next;
      index.setWords(schoolWords(next));
      await index.put('pages', pageDocuments(next));
      await putPdfs();
    },
    setList: async (list: ResourceName, records: readonly object[]) => {
      const documents = recordDocuments(list, records, source);
      await index.put(list, documents.sort(byDate).slice(0, MAX_NEWEST));
      await putPdfs();
    },
    /** @param pages the texts of the PDF's pages in their lines */
    setPdf: async (file: string, pages: readonly string[]) => {
      const pdf = named.get(file);
      await index.put(sourceOf(file), pdf ? pdfDocuments(pdf, file, pages) : []);
    },
    /** PDFs that documents name, the newest ones and first. */
    pdfs: () => {
      const newestFirst = [...named].sort(([, one], [, other]) => byDate(one, other));
      return newestFirst.slice(0, MAX_NEWEST).map(([file]) => file);
    },
    find: (query: SearchQuery) => inLanguage(query.language ?? 'en', () => index.find(query), [translation]),
    /** The index as JSON, for browsers. */
    save: () => JSON.stringify(index.save()),
  };
}

/** The school's words for the search, with answers from its profile. */
function schoolWords({ words, profile, today }: SearchSource): SearchWords {
  const { phones, email, address, schoolYear } = profile;
  const { holidays = [], examinations = [], meetings = [], reopenings = [] } = schoolYear ?? {};
  const hours = schoolYear && hoursOn(today, schoolYear);
  const known: Partial<Record<SearchFact, Partial<SchoolAnswer>>> = {
    telephone: { text: phones.join(', ') },
    email: { text: email },
    address: { text: address.join(', ') },
    officeHours: { text: hours && texts.onSchoolDays(formatHours(hours)) },
    nextHoliday: { dates: holidays },
    nextExamination: { dates: examinations },
    nextMeeting: { dates: meetings },
    nextReopening: { dates: reopenings },
  };
  const answers = [
    ...words.answers.map((answer) => ({ ...answer, ...(answer.fact && known[answer.fact]) })),
    ...periodAnswers(holidays, ['holiday', 'date']),
    ...periodAnswers(examinations, ['date']),
  ];
  return { ...words, answers };
}

/** The pages of a PDF, under the title that names it. */
function pdfDocuments(pdf: SearchDocument, file: string, pages: readonly string[]): SearchDocument[] {
  return pages.flatMap((lines, index) => {
    const page = index + 1;
    const text = joinLines(lines);
    const href = fileUrl(file) ?? '';
    return text ? { key: String(page), text, href, file, page, ...nameOf(pdf) } : [];
  });
}

/** All that a PDF's pages have of the document that names it. */
function nameOf({ kind, title, date, bytes, weight }: SearchDocument) {
  return { kind, title, date, bytes, weight };
}
