/** Lines that are in one list alone, each as often as it is there more often. */
export function changed(
  before: readonly string[],
  after: readonly string[],
  start: string,
  gone = '',
): string[] {
  const removed = without(before, after).map((each) => `${start}− ${each}${gone}`);
  return [...removed, ...without(after, before).map((each) => `${start}+ ${each}`)];
}

/** Lines that the others do not have, each as often as it is there more often. */
export function without(lines: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return lines.filter((line) => {
    const index = left.indexOf(line);
    if (index >= 0) left.splice(index, 1);
    return index < 0;
  });
}
