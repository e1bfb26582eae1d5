import { type SearchWords, stepsBetween } from '@school/shared-deps/contract';

import { maxTypos, questionWords, wordsOf } from './words';

/** A word of a question, and the words and phrases that mean the same. */
export interface Slot {
  word: string;
  alternatives: readonly (readonly string[])[];
}

type Answer = SearchWords['answers'][number];

export interface Vocabulary {
  slotsOf: (question: string) => Slot[];
  /** The school's answers to what the words ask for. */
  answersTo: (slots: readonly Slot[]) => Answer[];
}

/** A question of more words is a letter. */
const MAX_WORDS = 10;

/** The words of a school that mean the same, and its answers. */
export function createVocabulary({ synonyms, answers }: SearchWords): Vocabulary {
  const groups = synonyms.map((group) => group.map(wordsOf).filter(({ length }) => length > 0));
  const known = new Set(groups.flat(2));
  const prepared = answers.map((answer) => ({ answer, questions: answer.questions.map(questionWords) }));
  return {
    slotsOf: (question) => {
      const words = questionWords(question).slice(0, MAX_WORDS);
      const slots = words.map((word) => ({ word, alternatives: [] as (readonly string[])[] }));
      const isPart = (part: string) => (word: string) =>
        known.has(word) ? word === part : isLike(part)(word);
      for (const group of groups) {
        for (const phrase of group.filter((each) => each.every((part) => words.some(isPart(part))))) {
          const isWritten = phrase.every((part) => words.includes(part));
          const others = isWritten ? group.filter((each) => each !== phrase) : group;
          for (const { word, alternatives } of slots) {
            if (phrase.some((part) => isPart(part)(word))) alternatives.push(...others);
          }
        }
      }
      return slots;
    },
    answersTo: (slots) =>
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
  const covers = (part: string) => (slot: Slot) =>
    isLike(part)(slot.word) || slot.alternatives.some((phrase) => phrase.includes(part));
  const used = slots.filter((slot) => question.some((part) => covers(part)(slot)));
  const isWhole = question.every((part) => slots.some(covers(part)));
  const isOfYear = slots.some(({ word }) => /^(?:19|20)\d\d$/.test(word));
  return isWhole && !isOfYear ? used.length / slots.length : 0;
}

/** Whether a word is this one, or a misspelling of it. */
function isLike(known: string): (word: string) => boolean {
  const typos = maxTypos(known);
  return (word) =>
    word === known ||
    (typos > 0 && Math.abs(word.length - known.length) <= typos && stepsBetween(word, known) <= typos);
}
