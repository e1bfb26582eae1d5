import type { SearchAnswer, SearchKind, SearchResult, SearchWords } from '@school/contract';

import { contextOf, marksIn } from './excerpt';
import type { SearchDocument, SearchQuery } from './search-document';
import type { Slot } from './words/synonyms';

/** A document with words of a question. */
export interface Found extends SearchDocument {
  score: number;
  /** Its words that the question has. */
  terms: readonly string[];
}

interface AnswerParts {
  found: readonly Found[];
  slots: readonly Slot[];
  near: readonly string[];
  answers: SearchWords['answers'];
}

const MAX_BEST = 3;
/** Results of one kind beside others. */
const MAX_OF_KIND = 5;
const MAX_RESULTS = 50;

/** How likely a kind is what somebody looks for. */
const weights: Partial<Record<SearchKind, number>> = {
  page: 1.5,
  contact: 1.5,
  circular: 1.1,
  document: 1.1,
  news: 0.8,
  video: 0.7,
};

/** Words by which a question names a kind, besides the kind's own. */
const kindWords: Partial<Record<SearchKind, readonly string[]>> = {
  album: ['photo', 'gallery'],
  video: ['film'],
  document: ['pdf', 'form', 'certificate'],
};
const NAMED_KIND_WEIGHT = 2.5;
/** The address of the school's own answer. */
const ANSWER_WEIGHT = 6;
/** The age of a document without a date, in years. */
const UNKNOWN_AGE = 0.5;

/** How likely documents are what somebody looks for, besides their words. */
export function weightFor(today: string, slots: readonly Slot[], answer: string | undefined) {
  const words = new Set(slots.flatMap(({ word, alternatives }) => [word, ...alternatives.flat()]));
  const isNamed = (kind: SearchKind) => [kind, ...(kindWords[kind] ?? [])].some((word) => words.has(word));
  return ({ kind, href, date, file }: SearchDocument): number => {
    const age = date === undefined ? UNKNOWN_AGE : Math.max(0, yearsOf(today) - yearsOf(date));
    const isAnswer = addressOf(href) === answer && (date === undefined || file !== undefined);
    const ofKind = (weights[kind] ?? 1) * (isNamed(kind) ? NAMED_KIND_WEIGHT : 1);
    return (ofKind * (isAnswer ? ANSWER_WEIGHT : 1)) / (1 + 0.2 * age);
  };
}

/** The best three first, then the best of each kind; one result for each address. */
export function answerOf(query: SearchQuery, { found, slots, near, answers }: AnswerParts): SearchAnswer {
  const all = oneOfEachPaper(found.toSorted((one, other) => other.score - one.score));
  const ofYear = all.filter(({ date }) => !query.year || query.year === date?.slice(0, 4));
  const isOfKind = ({ kind }: Found) => !query.kind || query.kind === kind;
  const shown = ofYear.filter(isOfKind);
  return {
    q: query.q,
    words: slots.map(({ word }) => word),
    total: shown.length,
    results: (query.kind ? shown : bestOfKinds(shown)).slice(0, query.limit ?? MAX_RESULTS).map(resultOf),
    answers: answers.flatMap(({ title, text, fact, href }) => {
      const shownText = fact === undefined ? text : query.facts?.[fact];
      return shownText ? [{ title, text: shownText, href }] : [];
    }),
    kinds: countsOf(ofYear.map(({ kind }) => kind))
      .map(([kind, count]) => ({ kind, count }))
      .sort((one, other) => other.count - one.count),
    years: countsOf(all.filter(isOfKind).map(({ date = '' }) => date.slice(0, 4)))
      .filter(([year]) => year !== '')
      .map(([year, count]) => ({ year, count }))
      .sort((one, other) => other.year.localeCompare(one.year)),
    near: [...new Set(near)],
  };
}

/** Of a paper and its record, or of its pages, the best one. */
function oneOfEachPaper(found: readonly Found[]): Found[] {
  const papers = new Set<string>();
  return found.filter(({ file, href }) => {
    const { size } = papers;
    return file === undefined || papers.add(addressOf(href)).size > size;
  });
}

function bestOfKinds(found: readonly Found[]): Found[] {
  const counts = new Map<SearchKind, number>();
  return found.filter(({ kind }, index) => {
    const count = (counts.get(kind) ?? 0) + 1;
    counts.set(kind, count);
    return index < MAX_BEST || count <= MAX_OF_KIND;
  });
}

function countsOf<K>(keys: readonly K[]): [K, number][] {
  const counts = new Map<K, number>();
  for (const key of keys) counts.set(key, (counts.get(key) ?? 0) + 1);
  return [...counts];
}

/** The address of a document, without its page. */
function addressOf(href: string): string {
  return href.replace(/#page=.*/, '');
}

function yearsOf(date: string): number {
  return Number(date.slice(0, 4)) + (Number(date.slice(5, 7)) - 1) / 12;
}

function resultOf({ kind, title, text, href, date, bytes, page, terms }: Found): SearchResult {
  const found = new Set(terms);
  const context = contextOf(text, found);
  return {
    ...{ kind, title, context, href },
    marks: { title: marksIn(title, found), context: marksIn(context, found) },
    ...(date && { date }),
    ...(bytes !== undefined && { bytes }),
    ...(page !== undefined && { page }),
  };
}
