import SearchableMap from 'minisearch/SearchableMap';

import { classWord, hasFigure, isClassNumber, isWeakWord, maxTypos, questionWords } from './words';

/** A word of a question, and the words and phrases that mean the same. */
export interface Keyword {
  word: string;
  /** Whether documents or the vocabulary have it, or a word that it misspells. */
  isKnown: boolean;
  /** The word itself, or those that it misspells. */
  meant: readonly string[];
  alternatives: readonly (readonly string[])[];
  /** Whether it names a class. */
  isClass: boolean;
  /** Whether it says little of the subject. */
  isWeak: boolean;
}

/** Further words are ignored. */
const MAX_WORDS = 10;
/** Letters of the shorter part of a word that is made of two. */
const MIN_PART = 3;
/** Classes without a number. */
const youngest = ['nursery', 'lkg', 'ukg'];

/**
 * Makes keywords of questions.
 * @param synonyms groups of words and phrases that mean the same
 * @param others words that are known besides
 * @param isWord whether documents have a word, or, as a prefix, one that begins with it: it is not misspelt
 * @param wordsLike words of documents that differ in up to two letters
 */
export function createKeywordReader(
  synonyms: readonly (readonly string[])[],
  others: readonly string[],
  isWord: (word: string, prefix?: boolean) => boolean,
  wordsLike: (word: string) => readonly string[],
): (question: string) => Keyword[] {
  const groups = synonyms.map((group) => group.map(questionWords).filter(({ length }) => length > 0));
  const words = [...groups.flat(2), ...others];
  const known = SearchableMap.from(words.map((word) => [word, word])) as SearchableMap<string>;
  return (question) => {
    const keywords = questionWords(question)
      .slice(0, MAX_WORDS)
      .map((word) => {
        const meant = known.has(word) || isWord(word) ? [word] : closest(word, known);
        // documents are searched for words with one wrong letter, and swapped ones are two
        if (meant.length === 0) meant.push(...wordsLike(word).filter((each) => isSwapped(each, word)));
        const alternatives: (readonly string[])[] = meant.length === 0 ? splitsOf(word, isWord) : [];
        const isKnown = meant.length + alternatives.length > 0;
        return { word, isKnown, meant: meant.length > 0 ? meant : [word], alternatives };
      });
    for (const group of groups) {
      for (const phrase of group) {
        const parts = keywords.filter(({ meant }) => phrase.some((part) => meant.includes(part)));
        if (!phrase.every((part) => parts.some(({ meant }) => meant.includes(part)))) continue;
        for (const { alternatives } of parts) alternatives.push(...group.filter((each) => each !== phrase));
      }
    }
    return joinClasses(
      keywords.map((keyword) => ({
        ...keyword,
        isClass: youngest.includes(keyword.word),
        isWeak: wordsOf(keyword).some(isWeakWord),
      })),
    );
  };
}

/** Known words with the fewest wrong letters, of which two that are swapped are one. The first is right. */
function closest(word: string, known: SearchableMap<string>): string[] {
  const near = [...known.fuzzyGet(word, hasFigure(word) ? 0 : 2)].filter(
    ([each, [, typos]]) =>
      each.startsWith(word.slice(0, 1)) && (typos <= maxTypos(each) || isSwapped(each, word)),
  );
  const fewest = Math.min(...near.map(([, [, typos]]) => typos));
  return near.flatMap(([each, [, typos]]) => (typos === fewest ? each : []));
}

/** The two words of which one is made that is written apart elsewhere: `smartwatch`. */
function splitsOf(word: string, isWord: (word: string, prefix?: boolean) => boolean): string[][] {
  const ends = Array.from({ length: Math.max(0, word.length - 2 * MIN_PART + 1) }, (_, at) => at + MIN_PART);
  const pairs = ends.map((end) => [word.slice(0, end), word.slice(end)]);
  return pairs.filter((pair) => pair.every((part) => isWord(part, false)));
}

/** Whether two words of some length have the same letters in another order. */
function isSwapped(one: string, other: string): boolean {
  const sorted = (word: string) => [...word].sort().join('');
  return maxTypos(one) > 0 && sorted(one) === sorted(other);
}

type Meanings = Pick<Keyword, 'meant' | 'alternatives'>;

/** The words and phrases that a keyword may mean. */
export function meaningsOf({ meant, alternatives }: Meanings): (readonly string[])[] {
  return [...meant.map((word) => [word]), ...alternatives];
}

/** The words that a keyword may mean, without phrases. */
export function wordsOf(keyword: Meanings): string[] {
  return meaningsOf(keyword).flatMap((words) => (words.length === 1 ? words : []));
}

/** Whether a keyword says something of the subject that is understood. */
export function isStrong({ isWeak, isKnown }: Keyword): boolean {
  return !isWeak && isKnown;
}

/** Phrases of several words that mean the same as a word of the question. */
export function phrasesOf(keywords: readonly Keyword[]): (readonly string[])[] {
  const classes = keywords.filter(({ isClass }) => isClass).map(({ word }) => word.split(' '));
  return [...classes, ...keywords.flatMap(({ alternatives }) => alternatives)].filter(
    ({ length }) => length > 1,
  );
}

/** Whether a word is found by itself, and not in a phrase alone. */
export function singleWords(keywords: readonly Keyword[]): (word: string) => boolean {
  const inPhrases = phrasesOf(keywords).flat();
  const single = keywords.flatMap(wordsOf);
  return (word) => single.includes(word) || !inPhrases.includes(word);
}

/** Makes one keyword of a class and its number: `class 5`, `5th class`. */
function joinClasses(keywords: readonly Keyword[]): Keyword[] {
  const numbers = keywords.map(({ word, alternatives }) =>
    [['class', word], ...alternatives]
      .find(([first, n = '']) => first === 'class' && isClassNumber(n))
      ?.at(1),
  );
  const isClass = (keyword: Keyword) => meaningsOf(keyword).some(([first]) => first === 'class');
  if (!keywords.some(isClass) || numbers.every((number) => number === undefined)) return [...keywords];
  return keywords.flatMap((keyword, at) => {
    const number = numbers[at];
    if (number === undefined) return isClass(keyword) ? [] : [keyword];
    const word = classWord(number);
    return [{ word, isKnown: true, meant: [word], alternatives: [], isClass: true, isWeak: false }];
  });
}
