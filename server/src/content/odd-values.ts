import { readDate, webAddress } from '@school/contract';
import { phoneUrl } from '@school/shared-deps/server';
import * as v from 'valibot';

import type { ListName } from './lists';

/** Days as the site writes them, with a time or without. */
export const isoDay = /^\d{4}-\d{2}-\d{2}(?:T.*)?$/;

export const dayFields = ['date', 'fromDate'];

/** Where these hold no web address, the pages leave their links out. */
const linkFields = ['url', 'videoUrl'];

/** Only records with one of these values are shown by a page (spec §3, §5). */
const shownValues: Partial<Record<ListName, { field: string; values: readonly string[] }>> = {
  gallery: { field: 'category', values: ['PhotoGallery', 'Achievements', 'eBook', 'Circular'] },
  PrincipalMessage: { field: 'category', values: ['Principal', 'Director'] },
  topper: { field: 'class', values: ['X', 'XII'] },
};

/**
 * Valid values that no page shows, such as a link that is no web address.
 * @param record the record with its values as they are in the file
 */
export function oddValues(list: ListName, record: object): string[] {
  const fields = record as Record<string, unknown>;
  const days = dayFields.flatMap((field) => {
    const day = fields[field];
    if (typeof day !== 'string' || !isoDay.test(day) || readDate(day) !== undefined) return [];
    return [`${field} must be a day of the calendar, not "${day}"`];
  });
  const links = linkFields.flatMap((field) => {
    const link = fields[field];
    if (typeof link !== 'string' || link === '' || v.safeParse(webAddress, link).success) return [];
    return [`${field} must begin with http:// or https://, not "${link}"`];
  });
  const shown = shownValues[list];
  if (shown === undefined || shown.values.includes(String(fields[shown.field]))) return [...days, ...links];
  return [...days, ...links, `${shown.field} must be ${shown.values.join(' or ')}, or no page shows it`];
}

/** Telephone numbers of which only a part is dialled. */
export function phoneRemarks(phones: readonly string[]): string[] {
  return phones.flatMap((phone, at) => {
    const dialled = phoneUrl(phone)?.replace('tel:', '');
    if (dialled === undefined || dialled === phone.replace(/[^\d+]/g, '')) return [];
    return [`phones ${at + 1}: only ${dialled} is dialled; write one number a line`];
  });
}
