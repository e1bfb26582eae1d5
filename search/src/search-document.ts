import type { SearchKind } from '@school/shared-deps/contract';

/** A thing that can be found. */
export interface SearchDocument {
  /** The same for the same thing, unique in its source. */
  key: string;
  kind: SearchKind;
  title: string;
  text: string;
  href: string;
  /** ISO day. */
  date?: string | undefined;
  /** The paper that it names, by its reference. */
  file?: string | undefined;
  bytes?: number | undefined;
  /** The page of the paper, from 1. */
  page?: number;
}

export interface SearchQuery {
  q: string;
  /** Only results of this kind, if it is one. */
  kind?: string;
  year?: string;
  /** ISO day of the search: newer records come first. */
  today: string;
  /** Only the best results, without their context: for suggestions. */
  isBrief?: boolean;
}

export const MAX_QUESTION_LENGTH = 200;

/** A search by the query of its address: `q`, `kind`, `year`, and `few` for suggestions. */
export function readQuery(query: URLSearchParams): Omit<SearchQuery, 'today'> {
  const [q = '', kind = '', year = ''] = ['q', 'kind', 'year'].map((name) => query.get(name) ?? '');
  return { q: q.slice(0, MAX_QUESTION_LENGTH), kind, year, isBrief: query.has('few') };
}
