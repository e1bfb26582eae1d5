import { fold } from '@school/shared-deps/server';

import { latestWords, stopWordTexts, weakWordText } from './stop-words';

/** Longer words are no words of a language: addresses, and what somebody holds a key for. */
const MAX_WORD_LENGTH = 40;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
const isLatin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** The words of a text as the index has them. Latin ones have spaces, which are found ten times as fast. */
function wordsOf(text: string): string[] {
  const folded = foldLoosely(text);
  const parts = isLatin.test(folded)
    ? [folded]
    : [...segmenter.segment(folded)].map(({ segment }) => segment);
  const words = parts.flatMap((part) => part.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
  return words.filter(({ length }) => length <= MAX_WORD_LENGTH).flatMap(plainForm);
}

/** Words of a document, and parts of numbers; a class with its number is one more word, such as `class 5`. */
export function documentWords(text: string): string[] {
  const words = wordsOf(text.replace(divided, (number) => `${number} ${number.replace(separator, ', ')}`));
  return words.flatMap((word, at) => {
    const next = words[at + 1] ?? '';
    return word === 'class' && isClassNumber(next) ? [word, classWord(next)] : word;
  });
}

export function isClassNumber(word: string): boolean {
  return /^(?:[1-9]|1[0-2])$/.test(word);
}

export function classWord(number: string): string {
  return `class ${number}`;
}

/** The words that a question is about; all of them where it has no other ones. */
export function questionWords(text: string): string[] {
  const words = [...new Set(wordsOf(text.replace(CLASS_ONE, '$1 1')))];
  const meant = words.filter((word) => !stopWords.has(word));
  return meant.length === 0 ? words : meant;
}

/** In texts, `i` alone is seldom a number. */
const CLASS_ONE = /\b(class|std|grade)\s+i\b/gi;

/** Numbers with separators, such as `31,150` and `98765 43210`; `9,10` and `2026-27` are two numbers. */
const divided =
  /(?<![\p{Nd},])(?:\p{Nd}{1,3}(?:,\p{Nd}{2,3})*,\p{Nd}{3}|\p{Nd}{3,5}[ -]\p{Nd}{5,7})(?![\p{Nd},])/gu;
const separator = /[ ,-]/g;

/** A folded text without the signs that are often left out or mixed up: nukta, candrabindu, tippi, addak. */
export function foldLoosely(text: string): string {
  const joined = text.replace(divided, (number) => number.replace(separator, ''));
  return fold(joined.replace(/(?<=\p{Nd}),(?=\p{Nd})/gu, ', '))
    .replace(/[\u093c\u0a3c\u0a71]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/[\u0a01\u0a70]/g, '\u0a02');
}

/** By these, classes are named. */
const romanNumbers = ['ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

const ORDINAL = /^(\d+)(?:st|nd|rd|th|vi|vin|veen|\u0935\u0940\u0902?|\u0a35\u0a40\u0a02?)$/;

/** `fee` of `fees`, `city` of `cities`, `class 12` of `XII`: one form for what is written in several. */
function plainForm(word: string): string | string[] {
  const roman = romanNumbers.indexOf(word);
  if (roman >= 0) return ['class', String(roman + 2)];
  const [, ordinal = ''] = ORDINAL.exec(word) ?? [];
  if (ordinal !== '') return isClassNumber(ordinal) ? ['class', ordinal] : ordinal;
  if (!/^[a-z]{4,}$/.test(word) || word === 'news') return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

const stopWords = new Set(stopWordTexts.flatMap(wordsOf));
const weakWords = new Set([...latestWords, weakWordText].flatMap(wordsOf));

/** Whether a word says little of the subject of a question. */
export function isWeakWord(word: string): boolean {
  return weakWords.has(word);
}

/** A text with complete characters only, and without signs that turn the direction of what follows. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD').replace(/[\u202a-\u202e\u2066-\u2069]/g, '');
}

/** Whether a word has a figure: it then has no typing errors. */
export function hasFigure(word: string): boolean {
  return /\p{N}/u.test(word);
}

/** How many letters of a word may be wrong. */
export function maxTypos(word: string): number {
  if (word.length < 4 || hasFigure(word)) return 0;
  return word.length < 8 ? 1 : 2;
}
