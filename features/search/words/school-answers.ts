import { nameWithClasses, type Period, type SearchWords } from '@school/contract';
import { dayOf, formatDayInYear, weekdayOf } from '@school/shared-deps/server';

import { texts } from '../documents/texts';
import { type Keyword, meaningsOf } from './keywords';
import { classWord, isClassNumber, questionWords } from './words';

export type SchoolAnswer = SearchWords['answers'][number];

/** The month in which a session begins. */
const FIRST_MONTH = 3;
const MONTH_MS = 31 * 86_400_000;
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
    /**
     * The answer whose questions have all words that say something; the longest question counts. Two that
     * share a word may have them together. Silence is better than a wrong answer. An unknown word leaves
     * none, and so does a class or a date that it lacks.
     */
    find: (all: readonly Keyword[], today: string): SchoolAnswer[] => {
      const keywords = withClass(all);
      const years = yearsOf(keywords, today);
      const strong = keywords.filter(
        ({ isWeak, isClass, word }) => !isWeak && !isClass && !years.includes(word),
      );
      const fitting = prepared
        .map(({ answer, questions }) => {
          const isAsked = (question: readonly string[]) =>
            question.every((part) => keywords.some((keyword) => means(keyword, part, question)));
          const isCovered = (keyword: Keyword) =>
            questions.some((each) => each.some((part) => means(keyword, part, each)));
          const length = Math.max(0, ...questions.filter(isAsked).map((question) => question.length));
          return { answer, length, covered: strong.filter(isCovered) };
        })
        .filter(({ length }) => length > 0)
        .sort((one, other) => other.length - one.length);
      const whole = fitting.find(({ covered }) => covered.length === strong.length);
      const best = whole ? [whole] : pairOf(fitting, strong.length);
      const shown = best.map(({ answer }) => forQuestion(answer, keywords, today));
      return shown.every((each) => each !== undefined) ? shown : [];
    },
  };
}

interface Fitting {
  answer: SchoolAnswer;
  length: number;
  covered: readonly Keyword[];
}

/** Two answers that share a word of the question, and have all of its words together. */
function pairOf(fitting: readonly Fitting[], count: number): readonly Fitting[] {
  for (const [at, one] of fitting.entries()) {
    const isOther = ({ covered }: Fitting) =>
      covered.some((keyword) => one.covered.includes(keyword)) &&
      new Set([...one.covered, ...covered]).size === count;
    const other = fitting.slice(at + 1).find(isOther);
    if (other) return [one, other];
  }
  return [];
}

/** A number alone is a class, such as in `10 exam date`. */
function withClass(keywords: readonly Keyword[]): readonly Keyword[] {
  if (keywords.length < 2 || keywords.some(({ isClass }) => isClass)) return keywords;
  return keywords.map((keyword) =>
    isClassNumber(keyword.word) ? { ...keyword, word: classWord(keyword.word), isClass: true } : keyword,
  );
}

/** Whether a keyword means a part of a question, by a word or by a phrase that the question has. */
function means(keyword: Keyword, part: string, question: readonly string[]): boolean {
  return meaningsOf(keyword).some(
    (phrase) => phrase.includes(part) && phrase.every((each) => question.includes(each)),
  );
}

/** The years of the session, where a question names it: `2026`, `2026-27`. */
function yearsOf(keywords: readonly Keyword[], today: string): string[] {
  const [year, month] = [Number(today.slice(0, 4)), Number(today.slice(5, 7))];
  const first = month < FIRST_MONTH ? year - 1 : year;
  const isNamed = keywords.some(({ word }) => word === String(first));
  return [String(year), ...(isNamed ? [first, first + 1, (first + 1) % 100].map(String) : [])];
}

/** An answer as it is today; undefined where it lacks what is asked for, a class or a date. */
function forQuestion(
  answer: SchoolAnswer,
  keywords: readonly Keyword[],
  today: string,
): SchoolAnswer | undefined {
  const { title, byClass, dates: all = [] } = answer;
  const named = keywords.find(({ isClass }) => isClass)?.word;
  const isNamed = (name: string) =>
    questionWords(`class ${name}`).some((word) => named === word || named === classWord(word));
  const dates = named === undefined ? all : all.filter(({ classes }) => classes?.some(isNamed) ?? true);
  const ofClass = Object.entries(byClass ?? {}).find(([name]) => isNamed(name))?.[1] ?? byClass?.['all'];
  const isSilent = named !== undefined && (all.length > 0 && !byClass ? dates.length === 0 : !ofClass);
  const asksDate = keywords.some(({ meant }) => meant.includes('date'));
  if (isSilent || (asksDate && dates.length === 0)) return undefined;
  const text = named === undefined ? answer.text : ofClass;
  // a period that is fitting for by its name is also shown when it is over
  const lines = nextOf(dates, today, text === undefined && answer.fact === undefined).map((period) => {
    const name = nameWithClasses(period);
    const time = period.time === undefined ? '' : `, ${period.time}`;
    return texts.sentence(`${name === title ? '' : `${name}: `}${describePeriod(period, today)}${time}`);
  });
  return { ...answer, text: [text, ...lines].filter(Boolean).join(' ') || undefined };
}

/** The next period, or the last one, with those of the same name that are of the same time. */
function nextOf(dates: readonly Period[], today: string, orLast: boolean): readonly Period[] {
  const sorted = [...dates].sort((one, other) => one.from.localeCompare(other.from));
  const next = sorted.find(({ from, to = from }) => to >= today) ?? (orLast ? sorted.at(-1) : undefined);
  if (!next) return [];
  const isNear = ({ from }: Period) => Math.abs(Date.parse(from) - Date.parse(next.from)) < MONTH_MS;
  return sorted.filter((each) => each.name === next.name && isNear(each));
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
