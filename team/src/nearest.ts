/** The name that a mistyped one resembles most: the fewest letters are changed, added or left out. */
export function nearest(wanted: string, names: readonly string[]): string | undefined {
  const [best] = names.toSorted((one, other) => distance(wanted, one) - distance(wanted, other));
  return best;
}

/** Levenshtein's distance, row by row of its table. */
function distance(one: string, other: string): number {
  const first = Array.from({ length: other.length + 1 }, (_, index) => index);
  const last = [...one].reduce((row, letter) => {
    const next = [(row[0] ?? 0) + 1];
    for (const [index, each] of [...other].entries()) {
      const changed = (row[index] ?? 0) + (letter === each ? 0 : 1);
      next.push(Math.min(changed, (row[index + 1] ?? 0) + 1, (next[index] ?? 0) + 1));
    }
    return next;
  }, first);
  return last.at(-1) ?? 0;
}
