/** How often something was. */
export type Counts = Record<string, number>;

export function count(counts: Counts, name: string): void {
  counts[name] = (counts[name] ?? 0) + 1;
}

export function sumOf(counts: Counts): number {
  return Object.values(counts).reduce((sum, each) => sum + each, 0);
}
