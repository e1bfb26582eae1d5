import * as v from 'valibot';

import { href, linkSchema } from './content';
import { requiredText } from './fields';
import { periodSchema } from './school-year';

/** Answers that the server knows by itself. */
const fact = v.picklist([
  'officeHours',
  'telephone',
  'email',
  'address',
  'nextHoliday',
  'nextExamination',
  'nextMeeting',
  'nextReopening',
  'schoolDays',
  'officeNow',
]);
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
        /** Texts for single classes, by their names, such as `LKG` or `V`; `all` is for all others. */
        byClass: v.optional(v.record(v.string(), requiredText)),
        /** These texts from a page's table, whose first column has the classes; `{cell}` is the column's. */
        classTable: v.optional(v.object({ page: requiredText, column: requiredText, text: requiredText })),
        /** Of these, the text is followed by the one that is next. */
        dates: v.optional(v.array(periodSchema)),
        href,
        /** A link to the next step, such as paying. */
        more: v.optional(linkSchema),
      }),
      v.check(
        ({ text, fact: known, dates }) => ((text ?? dates) === undefined) !== (known === undefined),
        'needs text, dates or fact',
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

/** Positions in a text, in pairs: a match begins at the first, and ends before the second. */
export type MatchRanges = readonly number[];

export interface SearchResult {
  kind: SearchKind;
  title: string;
  /** The line of its text that has the words. */
  context: string;
  marks: { title: MatchRanges; context: MatchRanges };
  href: string;
  /** ISO day. */
  date?: string;
  /** Size of a document. */
  bytes?: number;
  /** The page of a document that has the words, from 1. */
  page?: number;
  /** Those of other years with the same name, the newest first. */
  also?: readonly { year: string; href: string }[];
}

/** The answer to a search, as pages and suggestions show it. */
export interface SearchAnswer {
  /** The question, shortened. */
  q: string;
  /** Its words as they were understood. */
  words: readonly string[];
  total: number;
  /** Whether no result has all words. */
  isPartial?: boolean;
  /** The best ones first; of all kinds together no more than a page shows. */
  results: readonly SearchResult[];
  answers: readonly (Pick<SearchWords['answers'][number], 'title' | 'href' | 'more'> & { text: string })[];
  /** Whether the office is open now, and when it is. */
  office?: string;
  kinds: readonly { kind: SearchKind; count: number }[];
  years: readonly { year: string; count: number }[];
  /** Known words that are close, where nothing is found. */
  near: readonly string[];
  /** Whether the search cannot answer at the moment. */
  isDown?: boolean;
}
