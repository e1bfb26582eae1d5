import { initialsOf } from './initials';

/** Signs that spellings of a letter differ in: accents, nukta, addak. */
const MARKS = String.raw`\u0300-\u036f\u093c\u0a3c\u0a71`;
/** Between letters: signs that are often left out or not seen, and a hyphen at the end of a line. */
const WITHIN = String.raw`(?:[-\u2010\u2011]\s{1,9}|[${MARKS}\u00ad\u200b-\u200d\u2060\ufeff'’‘ʼ\u0060´])*`;
const BETWEEN = String.raw`[\s._\p{Pd}\u00ad\u200b-\u200d]`;
const INITIAL = String.raw`(?:\p{L}\p{M}*${BETWEEN}{1,9})?`;
const PAGE_END = '\f';
const pageEndsOf = (text: string) => text.replaceAll(/[^\f]+/g, '');
/** Candrabindu, anusvara, tippi and bindi, which are mixed up. */
const nasal = /[\u0901\u0902\u0a01\u0a02\u0a70]/;

/** Finds the names of people. */
export interface NameFinder {
  /** A text with initials in place of each name. */
  withInitials: (text: string) => string;
  /** The same for the pages of a document: a name may go on after the end of a page. */
  withInitialsInPages: (pages: readonly string[]) => string[];
  /** Whether a path or an id has a name in it, such as `riya-dutta.webp`. */
  isIn: (reference: string) => boolean;
}

/**
 * Names are found in every case and with other spaces, apostrophes and accents. They are found with initials
 * in place of middle names or without these, and where a line ends within them. A part of a longer word is
 * no name.
 */
export function createNameFinder(names: readonly string[]): NameFinder {
  const found = names.map((name) => {
    const words = wordsOf(name);
    const initials = initialsOf(words.join(' ')).normalize();
    return { initials, inText: patternOf(words, 1), inReference: patternOf(words, 0) };
  });
  const withInitials = (text: string) => {
    const spelt = text.normalize('NFD');
    const shown = found.reduce(
      (each, { inText, initials }) => each.replace(inText, (name) => initials + pageEndsOf(name)),
      spelt,
    );
    return shown === spelt ? text : shown.normalize();
  };
  return {
    withInitials,
    withInitialsInPages: (pages) =>
      withInitials(pages.map((page) => page.replaceAll(PAGE_END, ' ')).join(PAGE_END)).split(PAGE_END),
    isIn: (reference) => found.some(({ inReference }) => reference.normalize('NFD').search(inReference) >= 0),
  };
}

/** The words of a name in the signs that all spellings share. */
function wordsOf(name: string): string[] {
  const words = name.normalize('NFD').split(new RegExp(`${BETWEEN}+`, 'u'));
  const unshared = new RegExp(String.raw`[^\p{L}\p{M}\p{N}]|[${MARKS}]`, 'gu');
  return words.map((word) => word.replace(unshared, '')).filter((word) => /\p{L}/u.test(word));
}

/** @param least signs between two words */
function patternOf([first = '', ...others]: readonly string[], least: 0 | 1): RegExp {
  const last = others.pop();
  const before = (word: string, previous: string) =>
    `${BETWEEN}{${isInitial(word) || isInitial(previous) ? 0 : least},9}${INITIAL}`;
  const middle = others.map((word, at) => {
    const [letter] = word;
    return `(?:${before(word, others[at - 1] ?? first)}(?:${spellingsOf(word)}|${letter}))?`;
  });
  const end = last === undefined ? '' : before(last, others.at(-1) ?? first) + spellingsOf(last);
  const isolated = [...middle, end].join('');
  const pattern = String.raw`(?<![\p{L}\p{M}])${spellingsOf(first)}${isolated}[${MARKS}]*(?![\p{L}\p{M}])\.?`;
  return new RegExp(pattern, 'giu');
}

function isInitial(word: string): boolean {
  return /^\p{L}\p{M}*$/u.test(word);
}

function spellingsOf(word: string): string {
  const letters = [...word].map((letter) => (nasal.test(letter) ? nasal.source : letter));
  return letters.join(WITHIN);
}
