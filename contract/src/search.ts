import * as v from 'valibot';

import { href } from './content';
import { requiredText } from './fields';

/** Answers that the server knows by itself. */
const fact = v.picklist(['officeHours', 'telephone', 'nextHoliday']);
export type SearchFact = v.InferOutput<typeof fact>;

/** The school's words for the search (`search.json` of the content folder). */
export const searchWordsSchema = v.object({
  /** Words and phrases of any language that mean the same. */
  synonyms: v.array(v.pipe(v.array(requiredText), v.minLength(2, 'needs at least two words'))),
  answers: v.array(
    v.pipe(
      v.object({
        /** Words that ask for it, such as `office hours`. */
        questions: v.pipe(v.array(requiredText), v.nonEmpty('needs at least one question')),
        title: requiredText,
        text: v.optional(requiredText),
        fact: v.optional(fact),
        href,
      }),
      v.check(
        ({ text, fact: known }) => (text === undefined) !== (known === undefined),
        'needs text or fact',
      ),
    ),
  ),
});
export type SearchWords = v.InferOutput<typeof searchWordsSchema>;

export type SearchKind =
  | 'page'
  | 'contact'
  | 'circular'
  | 'news'
  | 'event'
  | 'document'
  | 'album'
  | 'video'
  | 'achievement'
  | 'ebook';

/** Places of a text, by twos: a marked part begins at the first, and ends before the second. */
export type Marks = readonly number[];

export interface SearchResult {
  kind: SearchKind;
  title: string;
  /** The line of its text that has the words. */
  context: string;
  marks: { title: Marks; context: Marks };
  href: string;
  /** ISO day. */
  date?: string;
  /** Size of a document. */
  bytes?: number;
  /** The page of a document that has the words, from 1. */
  page?: number;
}

/** The answer to a search, as pages and suggestions show it. */
export interface SearchAnswer {
  /** The question, shortened. */
  q: string;
  /** Its words as they were understood. */
  words: readonly string[];
  total: number;
  /** The best ones first; of all kinds together no more than a page shows. */
  results: readonly SearchResult[];
  answers: readonly { title: string; text: string; href: string }[];
  kinds: readonly { kind: SearchKind; count: number }[];
  years: readonly { year: string; count: number }[];
  /** Known words that are close, where nothing is found. */
  near: readonly string[];
  /** Whether the search cannot answer at the moment. */
  isDown?: boolean;
}
