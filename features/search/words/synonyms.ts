import type { SearchWords } from '@school/contract';
import SearchableMap from 'minisearch/SearchableMap';

import { createAnswers } from './school-answers';
import { joinClasses, meaningsOf, type Slot } from './slots';
import { isWeakWord, maxTypos, questionWords } from './words';

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** Further words are ignored. */
const MAX_WORDS = 10;
/** Classes without a number. */
const youngest = ['nursery', 'lkg', 'ukg'];

/** The words of a school that mean the same, and its answers. */
export function createVocabulary({ synonyms, answers }: SearchWords) {
  const groups = synonyms.map((group) => group.map(questionWords).filter(({ length }) => length > 0));
  const schoolAnswers = createAnswers(answers);
  const words = [...groups.flat(2), ...schoolAnswers.words];
  const known = SearchableMap.from(words.map((word) => [word, word])) as SearchableMap<string>;
  return {
    /** @param isWord whether documents have a word, which then is not misspelt */
    slotsOf: (question: string, isWord: (word: string) => boolean): Slot[] => {
      const slots = questionWords(question)
        .slice(0, MAX_WORDS)
        .map((word) => {
          const meant = known.has(word) || isWord(word) ? [word] : closest(word, known);
          return { word, meant, alternatives: [] as (readonly string[])[] };
        });
      for (const group of groups) {
        for (const phrase of group) {
          const parts = slots.filter(({ meant }) => phrase.some((part) => meant.includes(part)));
          if (!phrase.every((part) => parts.some(({ meant }) => meant.includes(part)))) continue;
          const isWritten = phrase.every((part) => parts.some(({ word }) => word === part));
          const others = isWritten ? group.filter((each) => each !== phrase) : group;
          for (const { alternatives } of parts) alternatives.push(...others);
        }
      }
      const isWeak = (slot: Pick<Slot, 'meant' | 'alternatives'>) =>
        meaningsOf(slot).some(([word = '', ...others]) => others.length === 0 && isWeakWord(word));
      return joinClasses(
        slots.map((slot) => ({ ...slot, isClass: youngest.includes(slot.word), isWeak: isWeak(slot) })),
      );
    },
    answerTo: schoolAnswers.find,
  };
}

/** Known words with the fewest wrong letters. The first letter is always right. */
function closest(word: string, known: SearchableMap<string>): string[] {
  const near = [...known.fuzzyGet(word, 2)].filter(
    ([each, [, typos]]) => each.startsWith(word.slice(0, 1)) && typos <= maxTypos(each),
  );
  const fewest = Math.min(...near.map(([, [, typos]]) => typos));
  return near.flatMap(([each, [, typos]]) => (typos === fewest ? each : []));
}
