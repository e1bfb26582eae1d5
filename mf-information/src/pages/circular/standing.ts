import { type Circular, memoize } from '@school/shared-deps';

/** The resource has other documents too (spec §5). */
export function isCircular({ category }: Circular): boolean {
  return category === 'Circular';
}

/** The circulars without a date: they are in force always, and of no year (spec §5). */
export const standingOf = memoize((records: readonly Circular[]) =>
  records.filter((record) => isCircular(record) && record.date === ''),
);
