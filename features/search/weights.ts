import type { SearchKind } from '@school/contract';

import type { SearchDocument } from './search-document';
import { isStrong, type Keyword, meaningsOf, wordsOf } from './words/keywords';
import { latestWords } from './words/stop-words';
import { documentWords, questionWords } from './words/words';

/** How likely a kind is what somebody looks for. */
const weights: Partial<Record<SearchKind, number>> = {
  page: 1.5,
  contact: 1.5,
  circular: 1.1,
  document: 1.1,
  news: 0.8,
  video: 0.7,
  ebook: 0.5,
};

/** Kinds that have dates. */
const datedKinds: readonly SearchKind[] = ['circular', 'news', 'event', 'album', 'video'];

/** Words by which a question names a kind, besides the kind's own. */
const kindWords: Partial<Record<SearchKind, readonly string[]>> = {
  album: ['photo', 'gallery'],
  video: ['film'],
  document: ['pdf', 'form', 'certificate'],
};
const NAMED_KIND_WEIGHT = 2.5;
/** The address of the school's own answer. */
const ANSWER_WEIGHT = 6;
/** A page whose title is the question, and the sheet of the class that it names. */
const TITLE_WEIGHT = 3;
/** A title that has all words of a question, and others. */
const IN_TITLE_WEIGHT = 1.6;
/** The age of a document without a date, in years. */
const UNKNOWN_AGE = 0.5;

export type DocumentWeights = ReturnType<typeof createWeights>;

/** How likely documents are what somebody looks for, besides their words. */
export function createWeights(today: string, keywords: readonly Keyword[], answer: string | undefined) {
  const strong = keywords.filter(isStrong);
  const classes = keywords.filter(({ isClass }) => isClass).map(({ word }) => word);
  /** Whether the school's own answer leads to a document. */
  const isAnswer = ({ href, date, file }: SearchDocument) =>
    href === answer && (date === undefined || file !== undefined);
  const weightOf = (document: SearchDocument): number => {
    const { kind, title, date, weight = 1 } = document;
    const age = date === undefined ? UNKNOWN_AGE : Math.max(0, yearsOf(today) - yearsOf(date));
    const isNamed = keywords.some((keyword) => namesKind(keyword, kind));
    const isOfClass = classes.length > 0 && documentWords(title).some((word) => classes.includes(word));
    const ofTitle = isOfClass ? TITLE_WEIGHT : titleWeightOf(document, strong);
    const ofKind = (weights[kind] ?? 1) * weight * (isNamed ? NAMED_KIND_WEIGHT : 1);
    return (ofKind * ofTitle * (isAnswer(document) ? ANSWER_WEIGHT : 1)) / (1 + 0.2 * age);
  };
  return { isAnswer, weightOf };
}

/** The kinds of a question for what is new, such as `last circular`; undefined for other questions. */
export function newestKinds(keywords: readonly Keyword[]): readonly SearchKind[] | undefined {
  const isLatest = keywords.some((keyword) => wordsOf(keyword).some((word) => latestWords.includes(word)));
  const others = keywords.filter((keyword) => isStrong(keyword));
  const kinds = datedKinds.filter((kind) => others.some((keyword) => namesKind(keyword, kind)));
  const isOfKinds = others.every((keyword) => kinds.some((kind) => namesKind(keyword, kind)));
  if (!isLatest || !isOfKinds) return undefined;
  return kinds.length > 0 ? kinds : datedKinds;
}

function namesKind(keyword: Keyword, kind: SearchKind): boolean {
  const named = wordsOf(keyword);
  return [kind, ...(kindWords[kind] ?? [])].some((word) => named.includes(word));
}

function titleWeightOf({ kind, title }: SearchDocument, keywords: readonly Keyword[]): number {
  const words = questionWords(title);
  if (kind === 'page' && isTitle(words, keywords)) return TITLE_WEIGHT;
  const isInTitle = keywords.every(({ meant }) => meant.some((word) => words.includes(word)));
  return isInTitle && keywords.length > 1 ? IN_TITLE_WEIGHT : 1;
}

/** Whether a title has the words of a question, or those that mean the same, and no others. */
function isTitle(words: readonly string[], keywords: readonly Keyword[]): boolean {
  const meant = keywords.map((keyword) =>
    meaningsOf(keyword).filter((each) => each.every((word) => words.includes(word))),
  );
  return meant.every(({ length }) => length > 0) && words.every((word) => meant.flat(2).includes(word));
}

function yearsOf(date: string): number {
  return Number(date.slice(0, 4)) + (Number(date.slice(5, 7)) - 1) / 12;
}
