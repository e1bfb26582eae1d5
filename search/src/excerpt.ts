import type { Marks } from '@school/shared-deps/contract';

import { fold, wellFormed, wordsOf } from './words/words';

const CONTEXT_LENGTH = 180;
/** The words before the first one that was found. */
const LEAD_LENGTH = 50;
const MAX_PLACES = 3;
const isLetter = /[\p{L}\p{M}\p{N}]/u;
const word = /[\p{L}\p{M}\p{N}]+/gu;

/** Where a text has words that were found. */
export function marksIn(text: string, found: ReadonlySet<string>): Marks {
  const words = [...text.matchAll(word)].filter(([written]) =>
    wordsOf(written).some((each) => found.has(each)),
  );
  return words.flatMap(({ 0: written, index }) => [index, index + written.length]);
}

/** The line of a text that has most of the words that were found, or its beginning. */
export function contextOf(text: string, stems: readonly string[]): string {
  const folded = fold(text);
  const at = stems.flatMap((stem) => placesOf(stem, folded));
  const countFrom = (start: number) => at.filter((i) => i >= start && i < start + CONTEXT_LENGTH).length;
  const counted = at.map((place) => ({ place, count: countFrom(place) }));
  const best = counted.sort((a, b) => b.count - a.count || a.place - b.place)[0]?.place ?? 0;
  const start = best <= LEAD_LENGTH ? 0 : text.indexOf(' ', best - LEAD_LENGTH) + 1;
  const end =
    start + CONTEXT_LENGTH >= text.length ? text.length : text.lastIndexOf(' ', start + CONTEXT_LENGTH);
  const line = wellFormed(text.slice(start, end > start ? end : start + CONTEXT_LENGTH));
  return (start > 0 ? '… ' : '') + line + (end < text.length ? ' …' : '');
}

/** The first places where a word begins so. */
function placesOf(stem: string, text: string): number[] {
  const places: number[] = [];
  let at = text.indexOf(stem);
  while (at >= 0 && places.length < MAX_PLACES) {
    if (at === 0 || !isLetter.test(text[at - 1] ?? '')) places.push(at);
    at = text.indexOf(stem, at + stem.length);
  }
  return places;
}
