import SearchableMap from 'minisearch/SearchableMap';

import { classWord, hasFigure, isClassNumber, isWeakWord, maxTypos, questionWords } from './words';

/** A word of a question, and the words and phrases that mean the same. */
export interface Slot {
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
/** Classes without a number. */
const youngest = ['nursery', 'lkg', 'ukg'];

/**
 * Makes slots of questions.
 * @param synonyms groups of words and phrases that mean the same
 * @param others words that are known besides
 * @param isWord whether documents have a word, or one that begins with it, which then is not misspelt
 * @param wordsLike words of documents that differ in up to two letters
 */
export function createSlotReader(
  synonyms: readonly (readonly string[])[],
  others: readonly string[],
  isWord: (word: string) => boolean,
  wordsLike: (word: string) => readonly string[],
): (question: string) => Slot[] {
  const groups = synonyms.map((group) => group.map(questionWords).filter(({ length }) => length > 0));
  const words = [...groups.flat(2), ...others];
  const known = SearchableMap.from(words.map((word) => [word, word])) as SearchableMap<string>;
  return (question) => {
    const slots = questionWords(question)
      .slice(0, MAX_WORDS)
      .map((word) => {
        const meant = known.has(word) || isWord(word) ? [word] : closest(word, known);
        // documents are searched for words with one wrong letter, and swapped ones are two
        if (meant.length === 0) meant.push(...wordsLike(word).filter((each) => isSwapped(each, word)));
        const isKnown = meant.length > 0;
        return { word, isKnown, meant: isKnown ? meant : [word], alternatives: [] as (readonly string[])[] };
      });
    for (const group of groups) {
      for (const phrase of group) {
        const parts = slots.filter(({ meant }) => phrase.some((part) => meant.includes(part)));
        if (!phrase.every((part) => parts.some(({ meant }) => meant.includes(part)))) continue;
        for (const { alternatives } of parts) alternatives.push(...group.filter((each) => each !== phrase));
      }
    }
    return joinClasses(
      slots.map((slot) => ({
        ...slot,
        isClass: youngest.includes(slot.word),
        isWeak: wordsOf(slot).some(isWeakWord),
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

/** Whether two words of some length have the same letters in another order. */
function isSwapped(one: string, other: string): boolean {
  const sorted = (word: string) => [...word].sort().join('');
  return maxTypos(one) > 0 && sorted(one) === sorted(other);
}

type Meanings = Pick<Slot, 'meant' | 'alternatives'>;

/** The words and phrases that a slot may mean. */
export function meaningsOf({ meant, alternatives }: Meanings): (readonly string[])[] {
  return [...meant.map((word) => [word]), ...alternatives];
}

/** The words that a slot may mean, without phrases. */
export function wordsOf(slot: Meanings): string[] {
  return meaningsOf(slot).flatMap((words) => (words.length === 1 ? words : []));
}

/** Whether a slot says something of the subject that is understood. */
export function isStrong({ isWeak, isKnown }: Slot): boolean {
  return !isWeak && isKnown;
}

/** Phrases of several words that mean the same as a word of the question. */
export function phrasesOf(slots: readonly Slot[]): (readonly string[])[] {
  const classes = slots.filter(({ isClass }) => isClass).map(({ word }) => word.split(' '));
  return [...classes, ...slots.flatMap(({ alternatives }) => alternatives)].filter(
    ({ length }) => length > 1,
  );
}

/** Whether a word is found by itself, and not in a phrase alone. */
export function singleWords(slots: readonly Slot[]): (word: string) => boolean {
  const inPhrases = phrasesOf(slots).flat();
  const single = slots.flatMap(wordsOf);
  return (word) => single.includes(word) || !inPhrases.includes(word);
}

/** Makes one slot of a class and its number: `class 5`, `5th class`. */
function joinClasses(slots: readonly Slot[]): Slot[] {
  const numbers = slots.map(({ word, alternatives }) =>
    [['class', word], ...alternatives]
      .find(([first, n = '']) => first === 'class' && isClassNumber(n))
      ?.at(1),
  );
  const isClass = (slot: Slot) => meaningsOf(slot).some(([first]) => first === 'class');
  if (!slots.some(isClass) || numbers.every((number) => number === undefined)) return [...slots];
  return slots.flatMap((slot, at) => {
    const number = numbers[at];
    if (number === undefined) return isClass(slot) ? [] : [slot];
    const word = classWord(number);
    return [{ word, isKnown: true, meant: [word], alternatives: [], isClass: true, isWeak: false }];
  });
}
