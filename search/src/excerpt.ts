import type { MarkedText } from '@school/shared-deps/contract';

import { fold, wellFormed, wordsOf } from './words/words';

const CONTEXT_LENGTH = 180;
/** The words before the first one that was found. */
const LEAD_LENGTH = 50;
const MAX_PLACES = 3;
const isLetter = /[\p{L}\p{M}\p{N}]/u;
const word = /[\p{L}\p{M}\p{N}]+/gu;

/** A text with those of its words marked that were found. */
export function marked(text: string, found: ReadonlySet<string>): MarkedText {
  const pieces: string[] = [];
  let last = 0;
  for (const { 0: written, index } of text.matchAll(word)) {
    if (!wordsOf(written).some((each) => found.has(each))) continue;
    pieces.push(text.slice(last, index), written);
    last = index + written.length;
  }
  return [...pieces, text.slice(last)];
}

/** The line of a text that has most of the words that were found, or its beginning. */
export function contextOf(text: string, found: ReadonlySet<string>, stems: readonly string[]): MarkedText {
  const folded = fold(text);
  const at = stems.flatMap((stem) => placesOf(stem, folded));
  const countFrom = (start: number) => at.filter((i) => i >= start && i < start + CONTEXT_LENGTH).length;
  const counted = at.map((place) => ({ place, count: countFrom(place) }));
  const best = counted.sort((a, b) => b.count - a.count || a.place - b.place)[0]?.place ?? 0;
  const start = best <= LEAD_LENGTH ? 0 : text.indexOf(' ', best - LEAD_LENGTH) + 1;
  const end =
    start + CONTEXT_LENGTH >= text.length ? text.length : text.lastIndexOf(' ', start + CONTEXT_LENGTH);
  const line = wellFormed(text.slice(start, end > start ? end : start + CONTEXT_LENGTH));
  return marked((start > 0 ? '… ' : '') + line + (end < text.length ? ' …' : ''), found);
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
