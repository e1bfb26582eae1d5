import type { ResourceName } from '@school/shared-deps';

import type { Filters } from './filters/filter';
import type { IndexOptions } from './list-index';

/** Cards shown at first, and added by each Show More. */
export const PAGE_SIZE = 24;

/** The definition of a page's list. Its functions must be the same ones each time. */
export interface ListDefinition<T, F extends Filters<T>> {
  resource: ResourceName;
  /** Ways to narrow the list, by their names in the address. */
  filters: F;
  /** The date of a record, for sorting the newest first. Without it the resource's order stays. */
  dateOf?: (record: T) => string;
  /** Which records belong to the list; by default all. */
  isListed?: (record: T) => boolean;
  /** Records shown at first, and added by each Show More; by default 24. */
  size?: number;
  /** When the rest of a long list is fetched; `eager` lets filters answer at the first letter. */
  loadRest?: 'eager' | 'lazy';
}

export function indexOptions<T>(
  { dateOf, isListed }: Pick<ListDefinition<T, Filters<T>>, 'dateOf' | 'isListed'>,
  { timeZone }: { timeZone: string },
): IndexOptions<T> {
  return { dateOf, isListed, timeZone };
}
