import type { MatchRanges } from '@school/contract';
import { placeOf } from '@school/shared-deps/server';

import { documentWords, foldLoosely, wellFormed } from './words/words';

const CONTEXT_LENGTH = 180;
/** The words before the first one that was found. */
const LEAD_LENGTH = 50;
const isLetter = /[\p{L}\p{M}\p{N}]/u;
const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Where a text has words that were found, and phrases of several words. */
export function marksIn(
  text: string,
  found: ReadonlySet<string>,
  phrases: readonly (readonly string[])[],
): MatchRanges {
  const matches = [...foldLoosely(text).matchAll(word)];
  const words = matches.map(([written]) => documentWords(written));
  const inPhrase = new Set<number>();
  for (const phrase of phrases) {
    for (const start of words.keys()) {
      if (!phrase.every((part, at) => words[start + at]?.includes(part))) continue;
      for (const at of phrase.keys()) inPhrase.add(start + at);
    }
  }
  return matches
    .filter((_, at) => inPhrase.has(at) || words[at]?.some((each) => found.has(each)))
    .flatMap(({ 0: written, index }) => placeOf(text, index, index + written.length, foldLoosely));
}

/** The line of a text that has most of the words that were found, or its beginning. */
export function contextOf(text: string, found: ReadonlySet<string>): string {
  const folded = foldLoosely(text);
  const places = [...folded.matchAll(new RegExp([...found].join('|') || '^', 'g'))]
    .map(({ index }) => index)
    .filter((index) => !isLetter.test(folded[index - 1] ?? ''));
  const countFrom = (start: number) => places.filter((i) => i >= start && i < start + CONTEXT_LENGTH).length;
  const counted = places.map((place) => ({ place, count: countFrom(place) }));
  const [{ place: best } = { place: 0 }] = counted.sort((one, other) => other.count - one.count);
  const [first] = placeOf(text, best, best + 1, foldLoosely);
  const space = text.indexOf(' ', first - LEAD_LENGTH);
  const start = first <= LEAD_LENGTH ? 0 : space < 0 || space > first ? first : space + 1;
  const isRest = start + CONTEXT_LENGTH >= text.length;
  const end = isRest ? text.length : text.lastIndexOf(' ', start + CONTEXT_LENGTH);
  const line = wellFormed(text.slice(start, end > first ? end : start + CONTEXT_LENGTH));
  return (start > 0 ? '… ' : '') + line + (end < text.length ? ' …' : '');
}
