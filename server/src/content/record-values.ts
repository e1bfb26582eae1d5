import { type Profile, readDate, requiredText, webAddress } from '@school/contract';
import { coverOf, phoneUrl } from '@school/shared-deps/server';
import * as v from 'valibot';

import type { ListName } from './lists';
import { messageOfIssue } from './problems';

/** Days as the site writes them, with a time or without. */
const isoDay = /^\d{4}-\d{2}-\d{2}(?:T.*)?$/;

const dayFields = ['date', 'fromDate'];

const fileFields = ['attachments', 'images', 'image'];

/** A picture as the school writes it, for whoever does not see it too. */
const pictureSchema = v.object({
  file: v.pipe(
    v.string(),
    v.check((file) => coverOf([file], undefined) !== undefined, 'must be a picture in files/'),
  ),
  alt: requiredText,
});

/** Where these hold no web address, the pages leave their links out. */
const linkFields = ['url', 'videoUrl'];

/** Only records with one of these values are shown by a page (spec §3, §5). */
const shownValues: Partial<Record<ListName, { field: string; values: readonly string[] }>> = {
  gallery: { field: 'category', values: ['PhotoGallery', 'Achievements', 'eBook', 'Circular'] },
  PrincipalMessage: { field: 'category', values: ['Principal', 'Director'] },
  topper: { field: 'class', values: ['X', 'XII'] },
  circular: { field: 'category', values: ['Circular'] },
};

/** A list of circulars may have papers of other kinds: these words are no other kind. */
const misspeltCircular = /^(?:circular\w?)?$/i;

/**
 * Values that the contract would drop silently from a provider's record. These are unreadable dates, values
 * of a wrong type, and entries of file lists that are no text. A value in the form of a day only warns.
 * @param record what the contract makes of it
 * @param written the record as it is in its file
 */
export function wrongValues(record: object, written: object): string[] {
  const fields = written as Record<string, unknown>;
  const days = dayFields.flatMap((field) => {
    const day = fields[field] ?? '';
    const isDate = typeof day === 'string' && (day === '' || isoDay.test(day) || readDate(day) !== undefined);
    return isDate ? [] : [`${field} must be a date or empty`];
  });
  const files = fileFields.flatMap((field) => {
    const entries = fields[field];
    if (!Array.isArray(entries)) return [];
    const wrong = entries.findIndex((entry) => entry !== null && typeof entry !== 'string');
    return wrong === -1 ? [] : [`${field} ${wrong + 1} must be text`];
  });
  const types = Object.entries<unknown>({ ...record }).flatMap(([field, value]) => {
    const own = fields[field] ?? value;
    if (dayFields.includes(field) || field === 'picture' || own === '') return [];
    if (Array.isArray(value)) return Array.isArray(own) ? [] : [`${field} must be a list`];
    return typeof own === 'object' || typeof own === 'boolean' ? [`${field} must be text`] : [];
  });
  return [...days, ...types, ...files, ...('picture' in record ? wrongPicture(fields['picture']) : [])];
}

function wrongPicture(picture: unknown): string[] {
  const { issues = [] } = v.safeParse(v.nullish(pictureSchema), picture);
  return issues.map((issue) => `picture ${messageOfIssue(issue)}`);
}

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
  const odd = [...days, ...links];
  const { [list]: shown } = shownValues;
  const value = shown && fields[shown.field];
  const isOther =
    list === 'circular' && !misspeltCircular.test(typeof value === 'string' ? value.trim() : '');
  if (shown === undefined || isOther || shown.values.includes(String(value))) return odd;
  return [...odd, `${shown.field} must be ${shown.values.join(' or ')}, or no page shows it`];
}

/** Telephone numbers that cannot be dialled as they are. */
export function phoneWarnings({ phones, fax }: Profile): string[] {
  const numbers = [...phones.map((phone, at) => [`phones ${at + 1}`, phone]), ['fax', fax]];
  return numbers.flatMap(([place = '', phone = '']) => {
    if (/\d\p{L}|\p{L}\d/u.test(phone)) return [`${place}: "${phone}" has a letter in it; write digits`];
    const dialled = phoneUrl(phone)?.replace('tel:', '');
    if (place === 'fax' || dialled === undefined || dialled === phone.replace(/[^\d+]/g, '')) return [];
    return [`${place}: only ${dialled} is dialled; write one number a line`];
  });
}
