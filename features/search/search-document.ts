import type { SearchFact, SearchKind } from '@school/contract';
import type { Language } from '@school/contract/languages';

import { wellFormed } from './words/words';

/** Texts of a document by their language. */
type Translated = Readonly<Partial<Record<Language, { title: string; text?: string }>>>;

/** A thing that can be found. */
export interface SearchDocument {
  /** The same for the same thing, unique in its source. */
  key: string;
  kind: SearchKind;
  title: string;
  text: string;
  /** The same in other languages, where somebody has translated it. */
  translated?: Translated | undefined;
  href: string;
  /** ISO day. */
  date?: string | undefined;
  /** The PDF that it names, by its reference. */
  file?: string | undefined;
  bytes?: number | undefined;
  /** The page of the PDF, from 1. */
  page?: number;
  /** How likely it is what somebody looks for, beside others of its kind; 1 unless given. */
  weight?: number | undefined;
}

/** The newest is first. */
export function byDate({ date: one = '' }: SearchDocument, { date: other = '' }: SearchDocument): number {
  return other.localeCompare(one);
}

/** Undefined where there is none. */
export function joinTranslations(translations: readonly Translated[]): Translated | undefined {
  const joined: Translated = Object.assign({}, ...translations) as Translated;
  return Object.keys(joined).length === 0 ? undefined : joined;
}

/** The translation of a document into a language, unless it is the English text. */
export function translation(
  language: Language,
  { title, text }: Pick<SearchDocument, 'title' | 'text'>,
  english: Pick<SearchDocument, 'title' | 'text'>,
): Translated {
  return title === english.title && text === english.text ? {} : { [language]: { title, text } };
}

/** The address at which a document opens: a PDF at its page. */
export function addressOf({ href, page = 1 }: SearchDocument): string {
  return isPdf(href) ? `${href}#page=${page}` : href;
}

export function isPdf(file = ''): boolean {
  return /\.pdf$/i.test(file) && !/^https?:/i.test(file);
}

export interface SearchQuery {
  q: string;
  /** Only results of this kind, or of this year, if there is one. */
  kind: string;
  year: string;
  /** ISO day of the search: newer records come first. */
  today: string;
  /** No more results than this. */
  limit: number;
  /** Of the texts around what is found; English unless given. */
  language?: Language;
  /** Texts of what the server knows of this minute. */
  facts?: Partial<Record<SearchFact, string | undefined>>;
}

const MAX_QUESTION_LENGTH = 200;
export const MAX_RESULTS = 50;

/** A search by the query of its address: `q`, `kind`, `year` and `limit`. */
export function readQuery(query: URLSearchParams): Omit<SearchQuery, 'today' | 'facts' | 'language'> {
  const [q = '', kind = '', year = ''] = ['q', 'kind', 'year'].map((name) => query.get(name) ?? '');
  const limit = Math.floor(Number(query.get('limit')));
  return {
    ...{ q: wellFormed(q.trim().slice(0, MAX_QUESTION_LENGTH)), kind, year },
    limit: limit > 0 ? Math.min(limit, MAX_RESULTS) : MAX_RESULTS,
  };
}
