import { isDeepStrictEqual } from 'node:util';

import type {
  ResourceName,
  RouteData,
  SearchAnswer,
  SearchFact,
  SearchKind,
  SearchResult,
  SearchWords,
} from '@school/contract';
import type { Language } from '@school/contract/languages';
import { formatHours, hoursOn } from '@school/server/derived/describe-day';
import { inLanguage } from '@school/server/settings/language';
import { texts } from '@school/server/settings/texts';
import { type Day, fileUrl, joinLines } from '@school/shared-deps/server';

import { pageDocuments, type SiteContent } from './documents/page-documents';
import { recordDocuments, type TranslatedRecords } from './documents/record-documents';
import { texts as own } from './documents/texts';
import { texts as hi } from './documents/texts.hi';
import { texts as pa } from './documents/texts.pa';
import { byDate, joinTranslations, type SearchDocument, type SearchQuery } from './search-document';
import { createSearchIndex } from './search-index';
import { periodAnswers, type SchoolAnswer } from './words/school-answers';

/** All that the index has besides records and PDFs. */
interface SearchSource extends SiteContent {
  words: SearchWords;
  timeZone: string;
  today: Day;
  /** Titles of pages in other languages, by the English ones. */
  titles?: Titles;
}

type Titles = Readonly<Partial<Record<Language, Readonly<Record<string, string>>>>>;

/** Records of a list, and PDFs of all lists; memory is limited, and no school has so many. */
const MAX_NEWEST = 2_000;

const translation = { english: own, hi, pa };
const { contact } = own;

export type SearchedSite = ReturnType<typeof createSearchedSite>;

/** @param languages the same pages in other languages */
export function titlesIn(
  english: readonly RouteData[],
  languages: Partial<Record<Language, { routes: readonly RouteData[] }>> = {},
): Titles {
  const names = new Map(english.map(({ path, title }) => [path, title]));
  const titlesOf = (routes: readonly RouteData[]) =>
    Object.fromEntries(routes.map(({ path, title }) => [names.get(path) ?? title, title]));
  const entries = Object.entries(languages);
  return Object.fromEntries(entries.map(([language, { routes }]) => [language, titlesOf(routes)]));
}

/** The index of a site, which changes with its lists, its content and its PDFs, one after the other. */
export function createSearchedSite() {
  const index = createSearchIndex();
  let source: Pick<SearchSource, 'pages' | 'timeZone' | 'titles'> = { pages: [], timeZone: 'UTC' };
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
    setList: async (list: ResourceName, records: readonly object[], translated?: TranslatedRecords) => {
      const documents = recordDocuments(list, records, source, translated);
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
    find: (query: SearchQuery) => {
      const { language = 'en' } = query;
      const find = () =>
        withTitles(index.find(query), { ...source.titles?.[language], [contact]: own.contact });
      return inLanguage(language, find, [translation]);
    },
    /** The index as JSON, for browsers. */
    save: () => JSON.stringify(index.save()),
  };
}

const titledByPage: readonly SearchKind[] = ['page', 'contact', 'document'];

/** The answer, with other titles of pages. */
function withTitles(answer: SearchAnswer, titles: Readonly<Record<string, string>>): SearchAnswer {
  return { ...answer, results: answer.results.map((result) => withTitle(result, titles)) };
}

/** A part of a page, or its document, has the page's title before its own: `Admission: How to apply`. */
function withTitle(result: SearchResult, titles: Readonly<Record<string, string>>): SearchResult {
  const { kind, title, marks } = result;
  const [page = ''] = title.split(': ', 1);
  const { [page]: translated = page } = titles;
  if (!titledByPage.includes(kind) || translated === page) return result;
  const shift = translated.length - page.length;
  const isAfterPage = (_place: number, at: number, all: readonly number[]) =>
    (all[at - (at % 2)] ?? 0) > page.length;
  const kept = marks.title.filter(isAfterPage).map((place) => place + shift);
  return {
    ...result,
    title: translated + title.slice(page.length),
    marks: { ...marks, title: kept },
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
function nameOf({ kind, title, translated, date, bytes, weight }: SearchDocument) {
  const titles = Object.entries(translated ?? {}).map(([language, each]) => ({
    [language]: { title: each.title },
  }));
  return { kind, title, translated: joinTranslations(titles), date, bytes, weight };
}
