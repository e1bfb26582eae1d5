import type { ResourceName } from '@school/shared-deps';

import type { Filters } from './filters/filter';
import type { IndexOptions } from './list-index';

/** Cards shown at first, and added by each Show More. */
export const PAGE_SIZE = 24;

/** The definition of a page's list. Its functions must be the same ones each time. */
export interface ListDefinition<T, F extends Filters<T>> extends IndexOptions<T> {
  resource: ResourceName;
  /** Ways to narrow the list, by their names in the address. */
  filters: F;
  /** Records shown at first, and added by each Show More; by default 24. */
  size?: number;
}
