import { describeDifferences, type Difference, findDifferences } from './find-differences';
import { renderVersion } from './render-version';

export interface Comparison {
  /** Pages that both versions have. */
  compared: number;
  differences: readonly Difference[];
}

/** Renders a package of two release folders with the same records at the same moment, and compares them. */
export async function compareFolders(before: string, after: string, name: string): Promise<Comparison> {
  const now = Date.now();
  // one after the other: a deploy shares its machine with others
  const old = await renderVersion(before, name, now);
  const next = await renderVersion(after, name, now);
  const compared = [...next.pages.keys()].filter((address) => old.pages.has(address)).length;
  return { compared, differences: findDifferences(old, next) };
}

/** A comparison as lines, by default all of them. */
export function linesOf({ compared, differences }: Comparison, max?: number): string[] {
  return describeDifferences(compared, differences, max);
}
