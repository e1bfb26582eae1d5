import { fold } from '@school/shared-deps/bundled';
import { normalise } from '@school/shared-deps/lists';
import { Fragment, type RefObject, useEffect, useState } from 'react';

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
    const titles = cards.current?.querySelectorAll('article h2') ?? [];
    CSS.highlights.set(HIGHLIGHT, new Highlight(...[...titles].flatMap((title) => rangesIn(title, search))));
    return () => void CSS.highlights.delete(HIGHLIGHT);
  }, [cards, isElement, search, shown]);
  return isElement ? search : '';
}

function rangesIn({ firstChild: text }: Element, search: string): StaticRange[] {
  if (!(text instanceof Text)) return [];
  return findMatches(text.data, search).map(
    ([startOffset, endOffset]) =>
      new StaticRange({ startContainer: text, startOffset, endContainer: text, endOffset }),
  );
}

/** Text with every occurrence of the search marked by an element. */
export function Marked({ text, search }: { text: string; search: string }) {
  const matches = findMatches(text, search);
  return [...matches, [text.length, text.length] as const].map(([start, end], index) => (
    <Fragment key={index}>
      {text.slice(matches[index - 1]?.[1], start)}
      {end > start && <mark>{text.slice(start, end)}</mark>}
    </Fragment>
  ));
}

/** Where a text has the search, as the search itself compares them. */
function findMatches(text: string, search: string): (readonly [start: number, end: number])[] {
  const wanted = normalise(search);
  const folded = fold(text);
  if (wanted === '' || !folded.includes(wanted)) return [];
  const starts = startsOf(text);
  const matches: (readonly [number, number])[] = [];
  let end = 0;
  for (let at = folded.indexOf(wanted); at >= 0; at = folded.indexOf(wanted, at + wanted.length)) {
    const last = starts[at + wanted.length - 1];
    const start = Math.max(end, starts[at] ?? 0);
    const to = starts.slice(at + wanted.length).find((next) => next !== last) ?? text.length;
    if (to === end) continue;
    matches.push([start, to]);
    end = to;
  }
  return matches;
}

/** For each character of the folded text, where its letter starts in the text. Vowel signs belong to one. */
function startsOf(text: string): number[] {
  const starts: number[] = [];
  let [start, end] = [0, 0];
  for (const letter of text) {
    if (!/\p{M}/u.test(letter)) start = end;
    end += letter.length;
    // a letter may depend on those before it
    const added = fold(text.slice(0, end)).length - starts.length;
    starts.push(...Array<number>(added).fill(start));
  }
  return starts;
}
