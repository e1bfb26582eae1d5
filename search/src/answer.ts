import type { SearchAnswer, SearchKind, SearchResult, SearchWords } from '@school/shared-deps/contract';

import { contextOf, marked } from './excerpt';
import type { SearchDocument, SearchQuery } from './search-document';
import type { Slot } from './words/synonyms';

/** A document with its worth for a question. */
export interface Found {
  document: SearchDocument;
  score: number;
  /** Words of the document that the question has. */
  terms: readonly string[];
}

interface AnswerParts {
  found: readonly Found[];
  slots: readonly Slot[];
  near: readonly string[];
  answers: readonly SearchWords['answers'][number][];
  facts: Readonly<Record<string, string | undefined>>;
}

const MAX_BEST = 3;
/** Results of one kind beside others, and alone. */
const MAX_OF_KIND = 5;
const MAX_RESULTS = 50;

/** The best three first, then the best of each kind; one result for each address. */
export function answerOf(
  query: SearchQuery,
  { found, slots, near, answers, facts }: AnswerParts,
): SearchAnswer {
  const all = onePerAddress(found);
  const ofYear = all.filter(({ document }) => isOf(query.year, yearOf(document)));
  const ofKind = all.filter(({ document }) => isOf(query.kind, document.kind));
  const shown = ofYear.filter(({ document }) => isOf(query.kind, document.kind));
  const isOneKind = !isOf(query.kind, '');
  const counts = new Map<SearchKind, number>();
  const first = shown.filter(({ document: { kind } }, index) => {
    counts.set(kind, (counts.get(kind) ?? 0) + 1);
    return isOneKind || index < MAX_BEST || (counts.get(kind) ?? 0) <= MAX_OF_KIND;
  });
  return {
    q: query.q,
    words: slots.map(({ word }) => word),
    total: shown.length,
    results: first.slice(0, MAX_RESULTS).map(resultOf),
    answers: answers.flatMap(({ title, text, fact, href }) => {
      const shownText = fact === undefined ? text : facts[fact];
      return shownText ? [{ title, text: shownText, href }] : [];
    }),
    kinds: countBy(ofYear, ({ kind }) => kind).map(([kind, count]) => ({ kind, count })),
    years: countBy(ofKind, yearOf)
      .filter(([year]) => year !== '')
      .map(([year, count]) => ({ year, count }))
      .sort((one, other) => other.year.localeCompare(one.year)),
    near: [...new Set(near)],
  };
}

function isOf(wanted: string | undefined, value: string): boolean {
  return wanted === undefined || wanted === '' || wanted === value;
}

function yearOf({ date = '' }: SearchDocument): string {
  return date.slice(0, 4);
}

/** Of a paper and its record, or of its pages, the best one. */
function onePerAddress(found: readonly Found[]): Found[] {
  const addresses = new Set<string>();
  return found
    .toSorted((one, other) => other.score - one.score)
    .filter(({ document: { href, page } }) => {
      const address = page === undefined ? href : href.replace(/#.*/, '');
      if (addresses.has(address)) return false;
      addresses.add(address);
      return true;
    });
}

function countBy<K extends string>(
  found: readonly Found[],
  keyOf: (document: SearchDocument) => K,
): [K, number][] {
  const counts = new Map<K, number>();
  for (const { document } of found) counts.set(keyOf(document), (counts.get(keyOf(document)) ?? 0) + 1);
  return [...counts];
}

function resultOf({ document, terms }: Found): SearchResult {
  const { kind, title, text, href, date, bytes, page } = document;
  const words = new Set(terms);
  return {
    kind,
    title: marked(title, words),
    context: contextOf(text, words),
    href,
    ...(date && { date }),
    ...(bytes !== undefined && { bytes }),
    ...(page !== undefined && { page }),
  };
}
