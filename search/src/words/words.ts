import { fold } from '@school/shared-deps/server';

import { writtenStopWords } from './stop-words';

/** Longer words are no words of a language: addresses, and what somebody holds a key for. */
const MAX_WORD_LENGTH = 40;

const segmenter = new Intl.Segmenter('und', { granularity: 'word' });
const isLatin = /^[\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]*$/u;

/** The words of a text as the index has them. Latin ones have spaces, which are found ten times as fast. */
export function wordsOf(text: string): string[] {
  const folded = foldLoosely(text);
  const parts = isLatin.test(folded)
    ? [folded]
    : [...segmenter.segment(folded)].map(({ segment }) => segment);
  const words = parts.flatMap((part) => part.match(/[\p{L}\p{M}\p{N}]+/gu) ?? []);
  return words.filter(({ length }) => length <= MAX_WORD_LENGTH).flatMap(plainForm);
}

/** The words that a question is about; all of them where it has no other ones. */
export function questionWords(text: string): string[] {
  const words = [...new Set(wordsOf(text))];
  const meant = words.filter((word) => !stopWords.has(word));
  return meant.length === 0 ? words : meant;
}

/** A folded text without the signs that are often left out or mixed up: nukta, candrabindu, tippi, addak. */
export function foldLoosely(text: string): string {
  return fold(text)
    .replace(/[\u093c\u0a3c\u0a71]/g, '')
    .replace(/\u0901/g, '\u0902')
    .replace(/[\u0a01\u0a70]/g, '\u0a02');
}

/** By these, classes are named. */
const romanNumbers = ['ii', 'iii', 'iv', 'v', 'vi', 'vii', 'viii', 'ix', 'x', 'xi', 'xii'];

/** `fee` of `fees`, `city` of `cities`, `class 12` of `XII`: one form for what is written in several. */
function plainForm(word: string): string | string[] {
  const roman = romanNumbers.indexOf(word);
  if (roman >= 0) return ['class', String(roman + 2)];
  if (/^\d+(?:st|nd|rd|th)$/.test(word)) return word.slice(0, -2);
  if (!/^[a-z]{4,}$/.test(word)) return word;
  if (word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (/(?:ss|sh|ch|x)es$/.test(word)) return word.slice(0, -2);
  return /[^su]s$/.test(word) ? word.slice(0, -1) : word;
}

const stopWords = new Set(writtenStopWords.flatMap(wordsOf));

/** A text whose characters are whole. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Cs}/gu, '\uFFFD');
}

/** How many letters of a word may be wrong. */
export function maxTypos({ length }: string): number {
  if (length < 4) return 0;
  return length < 6 ? 1 : 2;
}
