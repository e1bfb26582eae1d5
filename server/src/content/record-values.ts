import { type Profile, readDate, walk, webAddress } from '@school/contract';
import { phoneUrl } from '@school/shared-deps/server';
import * as v from 'valibot';

import type { ListName } from './lists';

/** Days as the site writes them, with a time or without. */
const isoDay = /^\d{4}-\d{2}-\d{2}(?:T.*)?$/;

const dayFields = ['date', 'fromDate'];

const fileFields = ['attachments', 'images', 'image'];

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
    if (dayFields.includes(field) || own === '') return [];
    if (Array.isArray(value)) return Array.isArray(own) ? [] : [`${field} must be a list`];
    return typeof own === 'object' || typeof own === 'boolean' ? [`${field} must be text`] : [];
  });
  return [...days, ...types, ...files];
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
  const odd = [...days, ...links, ...farYears(record)];
  const { [list]: shown } = shownValues;
  const value = shown && fields[shown.field];
  const isOther =
    list === 'circular' && !misspeltCircular.test(typeof value === 'string' ? value.trim() : '');
  if (shown === undefined || isOther || shown.values.includes(String(value))) return odd;
  return [...odd, `${shown.field} must be ${shown.values.join(' or ')}, or no page shows it`];
}

/** Fields of days and years, in records, the school year and the dates of answers. */
const yearFields = ['date', 'fromDate', 'from', 'to', 'year'];
const YEARS_AHEAD = 2;
const YEARS_BACK = 50;

/** Years that are so far from today that they are a slip of the keys. */
export function farYears(content: unknown): string[] {
  const today = new Date().getFullYear();
  return [...walk(content)].flatMap(({ value, place }) => {
    if (typeof value !== 'string' || !yearFields.includes(String(place.at(-1)))) return [];
    const year = Number((readDate(value) ?? /^\d{4}$/.exec(value)?.[0])?.slice(0, 4) ?? today);
    const isNear = year <= today + YEARS_AHEAD && year >= today - YEARS_BACK;
    return isNear ? [] : [`${place.join(' ')} is of the year ${year}: write the right year`];
  });
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

/** With a country, or an area before a gap. */
const phoneNumber = /\+\d[\d ()\u00a0-]{7,}\d|\b\d{3,5}[ \u00a0-]\d{5,8}\b/g;
const MAX_LOCAL_DIGITS = 10;

/** Telephone numbers that may be old: neither the profile nor a link (`tel:`) of a page has them. */
export function otherNumbers(content: unknown, profile: Profile, pages: object): string[] {
  const links = JSON.stringify(pages).match(/tel:[^"]*/g) ?? [];
  const known = JSON.stringify([profile.phones, profile.fax, links]).replace(/[^\d"]/g, '');
  return [...walk(content)].flatMap(({ value, place }) =>
    (typeof value === 'string' ? (value.match(phoneNumber) ?? []) : [])
      .filter((phone) => !known.includes(phone.replace(/\D/g, '').slice(-MAX_LOCAL_DIGITS)))
      .map((phone) => `${place.join(' ')}: ${phone} is not in profile.json; is it an old number?`),
  );
}
