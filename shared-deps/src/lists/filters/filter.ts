import type { ReactNode } from 'react';

import type { Listed } from '../list-index';

/** The start of a list. */
export interface ListStart {
  /** The current year at the school. */
  currentYear: number;
}

export interface FilterControlProps<V, O> {
  /** Name of the value in the address. */
  name: string;
  value: V;
  options: O;
  onChange(value: V): void;
}

/**
 * One way to narrow a list. A page names its filters (`filters: { year, search }`); the address, the form and
 * what is shown follow from them. `V` is its value, `O` what its control offers, `T` the record it reads.
 */
export interface Filter<V extends string | number = string | number, O = unknown, T = unknown> {
  /** The value with which it keeps every record. */
  all: V;
  /** The value at first, when the address names none; by default `all`. */
  first?(start: ListStart): V;
  /** Reads a value from an address; undefined when it makes no sense. */
  parse(text: string): V | undefined;
  /** Writes a value to an address, in one spelling for all values that mean the same. */
  serialize(value: V): string;
  /** Which records it keeps; never called with `all`. */
  keep(value: V): (listed: Listed<T>) => boolean;
  /** The options of the list, sent as JSON. */
  options?(all: readonly Listed<T>[], value: V, start: ListStart): O;
  Control(props: FilterControlProps<V, O>): ReactNode;
  /**
   * Without a role, only records that it keeps are in the list. `mark`: the page marks them. `first`: they
   * are the first of the list, until the visitor chooses something else.
   */
  role?: 'mark' | 'first';
  /**
   * The time of the records that it keeps, as in `No circular of November 2026`. The others are at a place
   * (`in other years`), and the link leads to them.
   */
  period?: { text(value: V): string; place: string; link: string };
  /** Describes its records, as in `No circular has “fees” in its title`. The link clears it. */
  feature?: { text(value: V): string; link: string };
}

/** Filters of a list of `T`, by their names in the address. */
export type Filters<T> = Readonly<Record<string, Filter<string | number, unknown, T>>>;

/** For a list that is shown as it is. */
export type NoFilters = Readonly<Record<string, never>>;

/** Value of each filter, by its name. */
export type ChoiceOf<F> = { readonly [K in keyof F]: F[K] extends { all: infer V } ? V : never };
