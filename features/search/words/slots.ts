import { classWord, isClassNumber } from './words';

/** A word of a question, and the words and phrases that mean the same. */
export interface Slot {
  word: string;
  /** The word itself where documents or the vocabulary have it, or those that it misspells. */
  meant: readonly string[];
  alternatives: readonly (readonly string[])[];
  /** Whether it names a class. */
  isClass: boolean;
  /** Whether it says little of the subject. */
  isWeak: boolean;
}

/** The words and phrases that a slot may mean. */
export function meaningsOf({ meant, alternatives }: Pick<Slot, 'meant' | 'alternatives'>) {
  return [...meant.map((word) => [word]), ...alternatives];
}

/** Whether a slot says something of the subject that is understood. */
export function isStrong({ isWeak, meant }: Slot): boolean {
  return !isWeak && meant.length > 0;
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
  const inPhrases = new Set(phrasesOf(slots).flat());
  const single = new Set(
    slots.flatMap(({ word, alternatives }) => [word, ...alternatives.filter(isWord).flat()]),
  );
  return (word) => single.has(word) || !inPhrases.has(word);
}

function isWord({ length }: readonly string[]): boolean {
  return length === 1;
}

/** Makes one slot of a class and its number: `class 5`, `5th class`. */
export function joinClasses(slots: readonly Slot[]): Slot[] {
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
    return [{ word, meant: [word], alternatives: [], isClass: true, isWeak: false }];
  });
}
