import { attempt, fold, placeOf } from '@school/shared-deps/bundled';
import { normalise } from '@school/shared-deps/lists';
import { type RefObject, useEffect, useState } from 'react';

/** The name of the browser's own marks in style sheets. */
const HIGHLIGHT = 'search';

/**
 * Marks a search in the titles of cards. Browsers that can mark by themselves leave the cards as they are, so
 * that a letter renders none of them. The search that a page comes with is marked as in the server's HTML.
 * @param shown the records of the cards
 * @returns the text that the cards mark by elements
 */
export function useMarks(cards: RefObject<HTMLElement | null>, search: string, shown: unknown): string {
  const [first] = useState(search);
  const isElement = search === first || typeof CSS === 'undefined' || !('highlights' in CSS);
  useEffect(() => {
    if (isElement) return;
    // a title without a link has its text one step higher
    const titles = [...(cards.current?.querySelectorAll('article :is(h2, h3)') ?? [])];
    const ranges = titles.flatMap((title) => rangesIn(title.querySelector('a') ?? title, search));
    attempt(() => CSS.highlights.set(HIGHLIGHT, new Highlight(...ranges)));
    return () => void CSS.highlights.delete(HIGHLIGHT);
  }, [cards, isElement, search, shown]);
  return isElement ? search : '';
}

function rangesIn(title: Element, search: string): StaticRange[] {
  const text = title.firstElementChild?.firstChild;
  if (!(text instanceof Text)) return [];
  const marks = marksOf(text.data, search);
  return marks.flatMap((startOffset, index) => {
    const endOffset = marks[index + 1] ?? startOffset;
    return index % 2 === 0
      ? new StaticRange({ startContainer: text, startOffset, endContainer: text, endOffset })
      : [];
  });
}

/** Where each match of a search begins and ends in a text, by turns. It compares as the search does. */
export function marksOf(text: string, search: string): number[] {
  const wanted = normalise(search);
  const folded = fold(text);
  if (wanted === '' || !folded.includes(wanted)) return [];
  const marks: number[] = [];
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const [start, end] = placeOf(text, at, at + wanted.length);
    const before = marks.at(-1) ?? 0;
    if (end > before) marks.push(Math.max(before, start), end);
  }
  return marks;
}
