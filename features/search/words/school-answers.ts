import type { Period, SearchWords } from '@school/contract';
import { dayOf, formatDayInYear, weekdayOf } from '@school/shared-deps/server';

import { texts } from '../documents/texts';
import { isStrong, meaningsOf, type Slot } from './slots';
import { classWord, questionWords } from './words';

export type SchoolAnswer = SearchWords['answers'][number];

/** The month in which a session begins. */
const FIRST_MONTH = 3;
/** Words between the names of a period, such as `Diwali and Bhai Dooj`. */
const BETWEEN_NAMES = / and |[,/&]/;

/** Answers with the dates of holidays and examinations, by their names. */
export function periodAnswers(periods: readonly Period[], words: readonly string[]) {
  return [...new Set(periods.map(({ name }) => name))].map((name): SchoolAnswer => {
    const names = name.split(BETWEEN_NAMES);
    const questions = names.flatMap((each) => [each, ...words.map((word) => `${each} ${word}`)]);
    const dates = periods.filter((period) => period.name === name);
    return { questions, title: name, href: '/Calendar', dates };
  });
}

/** The school's answers, by the words that ask for them. */
export function createAnswers(answers: readonly SchoolAnswer[]) {
  const prepared = answers.map((answer) => ({ answer, questions: answer.questions.map(questionWords) }));
  return {
    words: prepared.flatMap(({ questions }) => questions.flat()),
    /** The answer whose questions have all words that say something; the longest question counts. */
    find: (slots: readonly Slot[], today: string): SchoolAnswer | undefined => {
      const years = yearsOf(slots, today);
      const strong = slots.filter((slot) => isStrong(slot) && !slot.isClass && !years.includes(slot.word));
      const fitting = prepared.flatMap(({ answer, questions }) => {
        const isCovered = (slot: Slot) =>
          questions.some((each) => each.some((part) => means(slot, part, each)));
        const isAsked = (question: readonly string[]) =>
          question.every((part) => slots.some((slot) => means(slot, part, question)));
        const length = Math.max(0, ...questions.filter(isAsked).map((question) => question.length));
        return length > 0 && strong.every(isCovered) ? [{ answer, length }] : [];
      });
      const [best] = fitting.sort((one, other) => other.length - one.length);
      return best && forClass(best.answer, slots, today);
    },
  };
}

/** Whether a slot means a part of a question, by a word or by a phrase that the question has. */
function means(slot: Slot, part: string, question: readonly string[]): boolean {
  return meaningsOf(slot).some(
    (phrase) => phrase.includes(part) && phrase.every((each) => question.includes(each)),
  );
}

/** The years of the session, where a question names it: `2026`, `2026-27`. */
function yearsOf(slots: readonly Slot[], today: string): string[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const first = month < FIRST_MONTH ? year - 1 : year;
  const isNamed = slots.some(({ word }) => word === String(first));
  return [String(year), ...(isNamed ? [first, first + 1, (first + 1) % 100].map(String) : [])];
}

/** An answer as it is today, for the class of the question; undefined for a class without a text. */
function forClass(answer: SchoolAnswer, slots: readonly Slot[], today: string): SchoolAnswer | undefined {
  const { title, byClass, fact } = answer;
  const dates = [...(answer.dates ?? [])].sort((one, other) => one.from.localeCompare(other.from));
  const [named] = slots.filter(({ isClass }) => isClass);
  const isNamed = (name: string) =>
    questionWords(`class ${name}`).some((word) => named?.word === word || named?.word === classWord(word));
  const ofClass = named && byClass && Object.entries(byClass).find(([name]) => isNamed(name));
  if (named && byClass && !ofClass) return undefined;
  const [, text = answer.text] = ofClass ?? [];
  const next = dates.find(({ from, to = from }) => to >= today);
  // a period that is asked for by its name is also shown when it is over
  const coming = text || fact ? next : (next ?? dates.at(-1));
  const name = coming && coming.name !== title ? `${coming.name}: ` : '';
  const line = coming ? `${name}${describePeriod(coming, today)}.` : '';
  return { ...answer, text: [text, line].filter(Boolean).join(' ') || undefined };
}

/** `from Monday, 21 December 2026 to Sunday, 3 January 2027`, as it is on a day. */
function describePeriod({ from, to = from }: Period, today: string): string {
  const [first, last] = [formatLong(from), formatLong(to)];
  const days = from === to ? first : texts.fromTo(first, last);
  if (to < today) return texts.past(days);
  if (from > today) return days;
  return to > today ? texts.nowUntil(last) : texts.today(last);
}

function formatLong(iso: string): string {
  const day = dayOf(iso, 'UTC');
  return day ? `${weekdayOf(day)}, ${formatDayInYear(day)} ${day.year}` : iso;
}
