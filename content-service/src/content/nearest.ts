/** The known word that a misspelt one is likely meant to be, whatever its capitals; nothing where none is near. */
export function nearest(word: string, known: readonly string[]): string | undefined {
  const far = Math.max(1, Math.floor(word.length / 4));
  const [best] = known
    .map((each) => ({ each, steps: stepsBetween(word.toLowerCase(), each.toLowerCase()) }))
    .filter(({ steps }) => steps <= far)
    .sort((one, other) => one.steps - other.steps);
  return best?.each;
}

/** How many letters have to be added, left out or changed to make one word of another (Levenshtein). */
function stepsBetween(one: string, other: string): number {
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
