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
  const pieces = foldInPieces(text);
  const matches = [...foldedText(pieces).matchAll(word)];
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
    .flatMap(({ 0: written, index }) => placeIn(pieces, index, written.length));
}

/** The line of a text that has most of the words that were found, or its beginning. */
export function contextOf(text: string, found: ReadonlySet<string>): string {
  const pieces = foldInPieces(text);
  const folded = foldedText(pieces);
  const places = [...folded.matchAll(new RegExp([...found].join('|') || '^', 'g'))]
    .map(({ index }) => index)
    .filter((index) => !isLetter.test(folded[index - 1] ?? ''));
  const countFrom = (start: number) => places.filter((i) => i >= start && i < start + CONTEXT_LENGTH).length;
  const counted = places.map((place) => ({ place, count: countFrom(place) }));
  const [{ place: best } = { place: 0 }] = counted.sort((one, other) => other.count - one.count);
  const [first] = placeIn(pieces, best, 1);
  const space = text.indexOf(' ', first - LEAD_LENGTH);
  const start = first <= LEAD_LENGTH ? 0 : space < 0 || space > first ? first : space + 1;
  const isRest = start + CONTEXT_LENGTH >= text.length;
  const end = isRest ? text.length : text.lastIndexOf(' ', start + CONTEXT_LENGTH);
  const line = wellFormed(text.slice(start, end > first ? end : start + CONTEXT_LENGTH));
  return (start > 0 ? '… ' : '') + line + (end < text.length ? ' …' : '');
}

/** A part of a text, with its folded form. */
interface Piece {
  text: string;
  folded: string;
  /** Its beginnings in the text and in the folded text. */
  start: number;
  foldedStart: number;
}

/** The least length of a piece. */
const PIECE_LENGTH = 60;
/** Between words of letters, a text is folded apart as it is together. */
const seam = /(?<=\p{L})\s+(?=\p{L})/gu;

/** Folds a text in pieces: to find a place, one of them is folded many times, and not all. */
function foldInPieces(text: string): Piece[] {
  const pieces: Piece[] = [];
  let [start, foldedStart] = [0, 0];
  const cut = (end: number) => {
    const part = text.slice(start, end);
    const piece = { text: part, folded: foldLoosely(part), start, foldedStart };
    pieces.push(piece);
    foldedStart += piece.folded.length + 1;
  };
  for (const { 0: space, index } of text.matchAll(seam)) {
    if (index < start + PIECE_LENGTH) continue;
    cut(index);
    start = index + space.length;
  }
  cut(text.length);
  return pieces;
}

function foldedText(pieces: readonly Piece[]): string {
  return pieces.map(({ folded }) => folded).join(' ');
}

/** Where a text has a word of its folded form. */
function placeIn(pieces: readonly Piece[], foldedStart: number, length: number): [number, number] {
  const piece = pieces.findLast((each) => each.foldedStart <= foldedStart);
  if (!piece) return [0, 0];
  const start = foldedStart - piece.foldedStart;
  const [first, end] = placeOf(piece.text, start, start + length, foldLoosely);
  return [piece.start + first, piece.start + end];
}
