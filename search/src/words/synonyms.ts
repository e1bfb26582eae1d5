import type { SearchWords } from '@school/contract';
import SearchableMap from 'minisearch/SearchableMap';

import { maxTypos, questionWords } from './words';

/** A word of a question, and the words and phrases that mean the same. */
export interface Slot {
  word: string;
  /** Whether documents or the vocabulary have it. */
  isKnown: boolean;
  /** The word itself, or those of the vocabulary that it misspells. */
  meant: readonly string[];
  alternatives: readonly (readonly string[])[];
}

export type Vocabulary = ReturnType<typeof createVocabulary>;

/** A question of more words is a letter. */
const MAX_WORDS = 10;

/** The words of a school that mean the same, and its answers. */
export function createVocabulary({ synonyms, answers }: SearchWords) {
  const groups = synonyms.map((group) => group.map(questionWords).filter(({ length }) => length > 0));
  const prepared = answers.map((answer) => ({ answer, questions: answer.questions.map(questionWords) }));
  const words = [...groups.flat(2), ...prepared.flatMap(({ questions }) => questions.flat())];
  const known = SearchableMap.from(words.map((word) => [word, word])) as SearchableMap<string>;
  return {
    /** @param isWord whether documents have a word, which then is not misspelt */
    slotsOf: (question: string, isWord: (word: string) => boolean): Slot[] => {
      const slots = questionWords(question)
        .slice(0, MAX_WORDS)
        .map((word) => {
          const isKnown = known.has(word) || isWord(word);
          const meant = isKnown ? [word] : closest(word, known);
          return { word, isKnown, meant, alternatives: [] as (readonly string[])[] };
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
      return slots;
    },
    /** The school's answers to what the words ask for. */
    answersTo: (slots: readonly Slot[]) =>
      prepared
        .map(({ answer, questions }) => ({
          answer,
          share: Math.max(...questions.map((question) => shareOf(question, slots))),
        }))
        .filter(({ share }) => share >= 0.5)
        .sort((one, other) => other.share - one.share)
        .slice(0, 1)
        .map(({ answer }) => answer),
  };
}

/** The share of a question's words that an answer is for; none where it asks for another year. */
function shareOf(question: readonly string[], slots: readonly Slot[]): number {
  const covers =
    (part: string) =>
    ({ meant, alternatives }: Slot) =>
      meant.includes(part) ||
      alternatives.some((phrase) => phrase.includes(part) && phrase.every((each) => question.includes(each)));
  const used = slots.filter((slot) => question.some((part) => covers(part)(slot)));
  const isWhole = question.every((part) => slots.some(covers(part)));
  const isOfYear = slots.some(({ word }) => /^(?:19|20)\d\d$/.test(word));
  return isWhole && !isOfYear ? used.length / slots.length : 0;
}

/** Known words with the fewest wrong letters. The first letter is always right. */
function closest(word: string, known: SearchableMap<string>): string[] {
  const near = [...known.fuzzyGet(word, 2)].filter(
    ([each, [, typos]]) => each.startsWith(word.slice(0, 1)) && typos <= maxTypos(each),
  );
  const fewest = Math.min(...near.map(([, [, typos]]) => typos));
  return near.flatMap(([each, [, typos]]) => (typos === fewest ? each : []));
}
