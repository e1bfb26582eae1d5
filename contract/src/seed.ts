import type { ResourceKey } from './resource-key';

/** Records of a resource as the server had them, and when (epoch milliseconds). */
export interface Loaded<T = unknown> {
  records: readonly T[];
  at: number;
  /** Present when the records are only the part of a long list that a page shows. */
  excerpt?: Excerpt;
}

/** The page's part of a long list, with only the records in view. */
export interface Excerpt {
  /** Address of the page, by its route's path. */
  page: string;
  /** Value of each filter, by its name. */
  choice: Choice;
  /** The number of records that the page shows at most. */
  shown: number;
  /** The number of records after narrowing. */
  total: number;
  /** The number of records that the marking filters match, when that is not all of them. */
  matches?: number;
  /** The number of records at other times, when none is left. */
  inOtherPeriods?: number;
  /** The options of each filter, by its name. */
  options: Readonly<Record<string, unknown>>;
}

/** Value of each filter of a list, by the filter's name; the values fit into an address. */
export type Choice = Readonly<Record<string, string | number>>;

/** The records that a page shows of its resources, by resource key. */
export type Excerpts = ReadonlyMap<ResourceKey, Pick<Loaded, 'records' | 'excerpt'>>;

/** Resource key to its records: what a page's machines start from. */
export type Seed = Record<ResourceKey, Loaded>;
