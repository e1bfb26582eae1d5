import type { Choice } from '@school/shared-deps';

import type { Filters, ListStart } from './filters/filter';
import { type ListContext, PAGE_SIZE } from './list.machine';

/** The most cards that an address can ask for. */
const MAX_SHOWN = 10 * PAGE_SIZE;

/** The value of each filter that an address names, or its first one. */
export function choiceOf<T>(filters: Filters<T>, start: ListStart, query = new URLSearchParams()): Choice {
  return mapFilters(filters, (filter, name) => {
    const text = query.get(name);
    return (text === null ? undefined : filter.parse(text)) ?? filter.first?.(start) ?? filter.all;
  });
}

/** The number of cards in an address, in full steps of Show More. Undefined for other values. */
export function shownOf(query: URLSearchParams): number | undefined {
  const text = query.get('shown') ?? '';
  if (!/^[1-9]\d{0,4}$/.test(text)) return undefined;
  return Math.min(Math.ceil(Number(text) / PAGE_SIZE) * PAGE_SIZE, MAX_SHOWN);
}

/** The part of a query that a list reads, with its question mark or empty. Equal ones have one spelling. */
export function searchOf<T>(filters: Filters<T>, query: URLSearchParams): string {
  const used = mapFilters(filters, (filter, name) => {
    const value = filter.parse(query.get(name) ?? '');
    return value === undefined ? '' : filter.serialize(value);
  });
  return write(used, shownOf(query));
}

/** The query that gives a list its current state; empty for the initial one. */
export function queryOf<T, F extends Filters<T>>({ list, start, choice, shown }: ListContext<T, F>): string {
  const filters: Filters<T> = list.filters;
  const first = choiceOf(filters, start);
  const used = mapFilters(filters, (filter, name) => {
    const value = choice[name];
    return value === undefined || value === first[name] ? '' : filter.serialize(value);
  });
  return write(used, Math.min(shown, MAX_SHOWN));
}

function mapFilters<T, R>(
  filters: Filters<T>,
  change: (filter: Filters<T>[string], name: string) => R,
): Record<string, R> {
  return Object.fromEntries(Object.entries(filters).map(([name, filter]) => [name, change(filter, name)]));
}

function write(filters: Readonly<Record<string, string>>, shown = PAGE_SIZE): string {
  const query = new URLSearchParams(Object.entries(filters).filter(([, value]) => value !== ''));
  if (shown !== PAGE_SIZE) query.set('shown', String(shown));
  return query.size === 0 ? '' : `?${query.toString()}`;
}
