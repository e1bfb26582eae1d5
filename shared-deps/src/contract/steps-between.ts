/** How many letters have to be added, left out or changed to make one word of another (Levenshtein). */
export function stepsBetween(one: string, other: string): number {
  let row = Array.from({ length: other.length + 1 }, (_, at) => at);
  for (const [line, letter] of Array.from(one).entries()) {
    const next = [line + 1];
    for (const [at, otherLetter] of Array.from(other).entries()) {
      const changed = (row[at] ?? 0) + (letter === otherLetter ? 0 : 1);
      next.push(Math.min(changed, (row[at + 1] ?? 0) + 1, (next[at] ?? 0) + 1));
    }
    row = next;
  }
  return row.at(-1) ?? 0;
}
