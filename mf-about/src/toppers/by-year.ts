import type { Topper } from '@school/shared-deps';
import type { Listed } from '@school/shared-deps/lists';

/** The toppers of one examination; `year` is empty where the provider does not say it. */
export interface YearOfToppers {
  year: string;
  toppers: readonly Listed<Topper>[];
}

/** Toppers by the year of their examination, the newest first; each year in the provider's order. */
export function byYear(toppers: readonly Listed<Topper>[]): readonly YearOfToppers[] {
  const years = [...new Set(toppers.map(({ record }) => record.year))];
  return years
    .sort()
    .reverse()
    .map((year) => ({ year, toppers: toppers.filter(({ record }) => record.year === year) }));
}
