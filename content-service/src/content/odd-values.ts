import { readDate, webAddress } from '@school/shared-deps/contract';
import * as v from 'valibot';

import type { ListName, Records } from './lists';
import { nearest } from './nearest';

/** Days as the site writes them, with a time or without. */
export const isoDay = /^\d{4}-\d{2}-\d{2}(?:T.*)?$/;

export const dayFields = ['date', 'fromDate'];

/** Where these hold no web address, the pages leave their links out. */
const linkFields = ['url', 'videoUrl'];

interface ShownValues {
  readonly field: string;
  readonly values: readonly string[];
  /** Whether records with other values are kept on purpose; then one that is missing or misspelt is odd. */
  readonly hasOthers?: boolean;
}

/** Only these values are shown by a page (spec §3, §5). */
const shownValues: Partial<Record<ListName, ShownValues>> = {
  circular: { field: 'category', values: ['Circular'], hasOthers: true },
  gallery: { field: 'category', values: ['PhotoGallery', 'Achievements', 'eBook', 'Circular'] },
  PrincipalMessage: { field: 'category', values: ['Principal', 'Director'] },
  topper: { field: 'class', values: ['X', 'XII'] },
};

/**
 * Values that are valid but unlikely, such as a day with two readings or a category that no page shows.
 * @param written the record as it is in its file
 */
export function oddValues(list: ListName, record: object, written: object): string[] {
  const fields = written as Record<string, unknown>;
  const days = dayFields.flatMap((field) => {
    const day = fields[field];
    // an unreadable day is a problem, not a remark
    if (typeof day !== 'string' || isoDay.test(day) === (readDate(day) !== undefined)) return [];
    return [`${field} must be a day such as 2026-05-31, not "${day}"`];
  });
  const links = linkFields.flatMap((field) => {
    const link = fields[field];
    if (typeof link !== 'string' || link === '' || v.safeParse(webAddress, link).success) return [];
    return [`${field} must begin with http:// or https://, not "${link}"`];
  });
  return [...days, ...links, ...unshownValue(record as Record<string, unknown>, shownValues[list])];
}

function unshownValue(fields: Record<string, unknown>, shown: ShownValues | undefined): string[] {
  if (shown === undefined) return [];
  const { field, values, hasOthers = false } = shown;
  const value = String(fields[field]);
  const isOther = hasOthers && value !== '' && nearest(value, values) === undefined;
  if (values.includes(value) || isOther) return [];
  return [`${field} must be ${values.join(' or ')}, or no page shows it`];
}

/**
 * Circulars of other categories, counted: the Circular page leaves them out (spec §5), which may be meant.
 */
export function otherCirculars({ circular }: Pick<Records, 'circular'>): string[] {
  const categories = circular.map(({ category }) => category).filter((category) => category !== 'Circular');
  return [...new Set(categories)].map((category) => {
    const count = categories.filter((each) => each === category).length;
    return `${count} circular of category ${category}`;
  });
}
