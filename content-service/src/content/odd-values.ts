import { webAddress } from '@school/shared-deps/contract';
import * as v from 'valibot';

import type { ListName, Records } from './lists';
import { nearest } from './nearest';

/** Days as the site writes them, with a time or without. */
const isoDay = /^\d{4}-\d{2}-\d{2}(?:T.*)?$/;

const dayFields = ['date', 'fromDate'];

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

/** What a record may say, but hardly means: a day that can be read in two ways, a category that no page shows. */
export function oddValues(list: ListName, record: object): string[] {
  const fields = record as Record<string, unknown>;
  const days = dayFields.flatMap((field) => {
    const day = fields[field];
    if (typeof day !== 'string' || day === '' || (isoDay.test(day) && isInMonth(day))) return [];
    return [`${field} must be a day such as 2026-05-31, not "${day}"`];
  });
  const links = linkFields.flatMap((field) => {
    const link = fields[field];
    if (typeof link !== 'string' || link === '' || v.safeParse(webAddress, link).success) return [];
    return [`${field} must begin with http:// or https://, not "${link}"`];
  });
  return [...days, ...links, ...unshownValue(fields, shownValues[list])];
}

function unshownValue(fields: Record<string, unknown>, shown: ShownValues | undefined): string[] {
  if (shown === undefined) return [];
  const { field, values, hasOthers = false } = shown;
  const value = String(fields[field]);
  const isOther = hasOthers && value !== '' && nearest(value, values) === undefined;
  if (values.includes(value) || isOther) return [];
  return [`${field} must be ${values.join(' or ')}, or no page shows it`];
}

/** Circulars of other categories, counted: the Circular page leaves them out (spec §5), which may be meant. */
export function otherCirculars({ circular }: Pick<Records, 'circular'>): string[] {
  const categories = circular.map(({ category }) => category).filter((category) => category !== 'Circular');
  return [...new Set(categories)].map((category) => {
    const count = categories.filter((each) => each === category).length;
    return `${count} circular of category ${category}`;
  });
}

/** Whether the month has this day: 31 April would otherwise be taken for 1 May. */
function isInMonth(day: string): boolean {
  const date = day.slice(0, 10);
  return new Date(`${date}T00:00:00Z`).toISOString().startsWith(date);
}
