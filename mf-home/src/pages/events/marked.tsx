import { fold, normalise } from '@school/shared-deps/lists';

/**
 * Text with every occurrence of the search marked; accents and case count as little as in the search itself.
 */
export function Marked({ text, search }: { text: string; search: string }) {
  return split(text, normalise(search)).map((part, index) =>
    index % 2 === 1 ? <mark key={index}>{part}</mark> : part,
  );
}

/** Unmarked and marked parts in turn. */
function split(text: string, search: string): string[] {
  if (search === '') return [text];
  const folded = fold(text);
  const starts = startsOf(text);
  const parts: string[] = [];
  let end = 0;
  for (let at = folded.indexOf(search); at >= 0; at = folded.indexOf(search, at + search.length)) {
    const last = starts[at + search.length - 1];
    const from = Math.max(end, starts[at] ?? 0);
    const to = starts.slice(at + search.length).find((start) => start !== last) ?? text.length;
    if (to === end) continue;
    parts.push(text.slice(end, from), text.slice(from, to));
    end = to;
  }
  return [...parts, text.slice(end)];
}

/** For each character of the folded text, where in the text itself its letter starts. */
function startsOf(text: string): number[] {
  const starts: number[] = [];
  let start = 0;
  for (const letter of text) {
    starts.push(...Array<number>(fold(letter).length).fill(start));
    start += letter.length;
  }
  return starts;
}
